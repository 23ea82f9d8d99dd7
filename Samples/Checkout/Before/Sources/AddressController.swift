import UIKit

final class AddressController: UIViewController {
    private let nextButton = UIButton(type: .system)
    private let mailField = UITextField()
    private let mailErrorLabel = UILabel()
    private var isMailWrong = false

    func update() {
        nextButton.setTitle(NSLocalizedString("address.next", comment: "Title of the button"), for: .normal)
        nextButton.isEnabled = form.isValid
        mailField.layer.borderColor = (isMailInvalid ? UIColor.red : UIColor.gray).cgColor
        mailErrorLabel.text = NSLocalizedString("address.mail.error", comment: "Shown under the field")
    }

    @objc func textFieldDidChange(_ field: UITextField) {
        UIAccessibility.post(notification: .announcement, argument: NSLocalizedString("address.next.enabled", comment: "VoiceOver announcement"))
    }
}
