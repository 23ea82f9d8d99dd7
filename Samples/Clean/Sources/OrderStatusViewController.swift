import UIKit

/// The status of an order, and filters over shops.
final class OrderStatusViewController: UIViewController {
    private let statusView = UIView()
    private let clearButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("orders.title", tableName: "Orders", comment: "")
        statusView.isAccessibilityElement = true
        statusView.accessibilityLabel = NSLocalizedString("order.status.accessibilityLabel", tableName: "Orders", comment: "")
        statusView.accessibilityTraits.insert(.updatesFrequently)
        clearButton.setTitle(NSLocalizedString("filter.clear.title", tableName: "Orders", comment: ""), for: .normal)
        clearButton.accessibilityHint = NSLocalizedString("filter.clear.accessibilityHint", tableName: "Orders", comment: "")
    }

    func show(minutes: Int) {
        let format = NSLocalizedString("order.status.preparing.accessibilityValue", tableName: "Orders", comment: "")
        statusView.accessibilityValue = String.localizedStringWithFormat(format, minutes)
    }

    func showReady() {
        statusView.accessibilityValue = NSLocalizedString("order.status.ready.accessibilityValue", tableName: "Orders", comment: "")
    }

    func configure(_ cell: UITableViewCell, isSelected: Bool) {
        cell.accessibilityLabel = NSLocalizedString("filter.openNow.accessibilityLabel", tableName: "Orders", comment: "")
        cell.accessibilityTraits = isSelected ? [.button, .selected] : [.button]
        cell.accessoryType = isSelected ? .checkmark : .none
    }
}
