import UIKit

/// The status of an order, and the button that pays.
final class OrderStatusViewController: UIViewController {
    private let statusView = UIView()
    private let payButton = UIButton(type: .system)
    var isVerifyingCard = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("orders.title", tableName: "Orders", comment: "")
        statusView.isAccessibilityElement = true
        statusView.accessibilityLabel = NSLocalizedString("order.status.accessibilityLabel", tableName: "Orders", comment: "")
        payButton.setTitle(NSLocalizedString("continue.button", comment: ""), for: .normal)
        payButton.isEnabled = !isVerifyingCard
        payButton.accessibilityValue = isVerifyingCard ? NSLocalizedString("pay.disabled.value", comment: "") : nil
    }

    func show(minutes: Int) {
        let format = NSLocalizedString("order.status.preparing.accessibilityValue", tableName: "Orders", comment: "")
        statusView.accessibilityValue = String.localizedStringWithFormat(format, minutes)
    }

    func configure(_ cell: UITableViewCell, isSelected: Bool) {
        cell.accessibilityLabel = NSLocalizedString("filter.openNow.accessibilityLabel", tableName: "Orders", comment: "")
        cell.textLabel?.textColor = isSelected ? .systemBlue : .label
    }
}
