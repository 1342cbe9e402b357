// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A row of the table: a title, an optional detail, and where the two stand.
struct SettingsRow: Sendable {
  var title: String
  var detail: String?
  var style = UITableViewCell.CellStyle.value1
  var accessory = UITableViewCell.AccessoryType.none
}

/// A section of the table.
struct SettingsSection: Sendable {
  var header: String?
  var footer: String?
  var rows: [SettingsRow]
}

extension SettingsSection {
  static let all = [account, network, alertSound, clocks]

  private static let account = SettingsSection(
    rows: [
      SettingsRow(
        title: "Maria Lindqvist", detail: "Name, Security, Payment", style: .subtitle, accessory: .disclosureIndicator)
    ])

  private static let network = SettingsSection(
    header: "Network",
    rows: [
      SettingsRow(title: "Wi-Fi", detail: "Harbour House", accessory: .disclosureIndicator),
      SettingsRow(title: "Bluetooth", detail: "On", accessory: .disclosureIndicator),
    ])

  private static let alertSound = SettingsSection(
    header: "Alert Sound",
    footer: "The sound plays once when a message arrives. It is silent during a call.",
    rows: [
      SettingsRow(title: "Chimes", style: .default),
      SettingsRow(title: "Meadow", style: .default, accessory: .checkmark),
      SettingsRow(title: "Tide", style: .default),
      SettingsRow(title: "None", style: .default),
    ])

  private static let clocks = SettingsSection(
    header: "World Clock",
    footer: "Standard time, without daylight saving.",
    rows: [
      ("Honolulu", "−10:00"), ("Anchorage", "−9:00"), ("Vancouver", "−8:00"), ("Los Angeles", "−8:00"),
      ("Denver", "−7:00"), ("Mexico City", "−6:00"), ("Chicago", "−6:00"), ("Lima", "−5:00"),
      ("Toronto", "−5:00"), ("New York", "−5:00"), ("Halifax", "−4:00"), ("St. John’s", "−3:30"),
      ("Buenos Aires", "−3:00"), ("São Paulo", "−3:00"), ("Azores", "−1:00"), ("Reykjavík", "+0:00"),
      ("Lisbon", "+0:00"), ("London", "+0:00"), ("Lagos", "+1:00"), ("Berlin", "+1:00"),
      ("Stockholm", "+1:00"), ("Cairo", "+2:00"), ("Cape Town", "+2:00"), ("Helsinki", "+2:00"),
      ("Nairobi", "+3:00"), ("Istanbul", "+3:00"), ("Tehran", "+3:30"), ("Dubai", "+4:00"),
      ("Kabul", "+4:30"), ("Karachi", "+5:00"), ("Mumbai", "+5:30"), ("Kathmandu", "+5:45"),
      ("Dhaka", "+6:00"), ("Bangkok", "+7:00"), ("Singapore", "+8:00"), ("Perth", "+8:00"),
      ("Tokyo", "+9:00"), ("Adelaide", "+9:30"), ("Sydney", "+10:00"), ("Auckland", "+12:00"),
    ].map { SettingsRow(title: $0.0, detail: "UTC \($0.1)") })
}
