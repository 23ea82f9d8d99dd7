import HeardCore
import HeardLayout
import ICUKit

/// `measure --format svg`: the text on the phone's screen, at the default size and at the largest asked one.
enum MeasurePicture {
    static func svg(_ results: [MeasureResult], _ setting: MeasureSetting, embedOutlines: Bool) throws(Measure.Failure) -> String {
        guard let last = results.last else { return "" }
        var chain: FontChain?
        if embedOutlines {
            guard let fonts = setting.preparer.metrics as? FontChain else { throw Measure.Failure(message: "--embed-outlines needs the fonts: --font FILE") }
            if let font = fonts.fonts.first(where: { !$0.mayBeEmbedded }) { throw Measure.Failure(message: "\(font.path): the font's licence flags forbid embedding") }
            chain = fonts
        }
        guard setting.sizes.allSatisfy({ $0.contentSize != nil }) else { throw Measure.Failure(message: "a picture needs content sizes, not --size") }
        let isReason = setting.control?.kind == .reason
        // Two texts of a reason: the button's title and the reason.
        let title: PreparedText? = isReason ? (results.count > 1 ? results[0].prepared : nil) : (setting.control?.kind == .button ? last.prepared : nil)
        let device = setting.places.first?.device ?? .narrowest
        var picture = ScreenPicture(title: title, text: setting.control?.kind == .button ? nil : last.prepared, device: device)
        picture.showsButton = isReason || setting.control?.kind == .button
        let sizes = setting.sizes.compactMap(\.contentSize)
        picture.contentSizes = sizes.contains(.large) || sizes.count > 1 ? sizes : [.large] + sizes
        picture.isRightToLeft = LocaleID(last.item.locale).isRightToLeft
        picture.outlines = chain
        do { return try picture.svg() } catch { throw Measure.Failure(message: "\(error)") }
    }
}
