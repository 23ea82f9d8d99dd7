import UIKit

final class AddressController: UIViewController {
    private let nextButton = UIButton(type: .system)
    private let mailField = UITextField()
    private let mailErrorLabel = UILabel()
    private let mailErrorIcon = UIImageView()

    func update() {
        nextButton.setTitle(NSLocalizedString("address.next", comment: "Title of the button"), for: .normal)
        mailField.layer.borderColor = (isMailInvalid ? UIColor.red : UIColor.gray).cgColor
        mailErrorIcon.image = isMailInvalid ? UIImage(systemName: "exclamationmark.triangle") : nil
        let error = NSLocalizedString("address.mail.error", comment: "Shown under the field and spoken as its value")
        mailErrorLabel.text = error
        mailField.accessibilityValue = error
    }

    func cardVerified() {
        UIAccessibility.post(notification: .announcement, argument: NSLocalizedString("address.verified", comment: "VoiceOver announcement at the end of the wait"))
    }
}
