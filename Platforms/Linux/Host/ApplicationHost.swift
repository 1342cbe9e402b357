// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Runs an app from the command line: reads the options, launches the app, writes the picture.
@MainActor
enum ApplicationHost {
  /// The process's exit status; the first of `arguments` is the program's path.
  static func run(
    _ principalClass: UIApplication.Type, delegateClass: NSObject.Type?, arguments: [String]
  ) -> Int32 {
    let program = arguments.first.map { ($0 as NSString).lastPathComponent } ?? "app"
    do {
      let options = try HostOptions(arguments: Array(arguments.dropFirst()))
      switch options.task {
      case .nothing:
        throw HostOptions.noTask(program: program)
      case .help:
        FileHandle.standardOutput.write(Data(HostOptions.help(program: program).utf8))
      case .snapshot(let path, let format):
        let host = try makeHost(options)
        let window = try ApplicationLaunch(principalClass, delegateClass: delegateClass).run()
        try host.apply(options.extent, to: window)
        try PictureFile.write(host.picture(of: window, as: format), to: path)
      }
      return 0
    } catch {
      // Every other error is the encoder's, and not about anything that the command line says.
      let failure = error as? HostError ?? HostError(.cannotWrite, "cannot encode the picture: \(error)")
      FileHandle.standardError.write(Data("\(program): \(failure)\n".utf8))
      return failure.status.rawValue
    }
  }

  private static func makeHost(_ options: HostOptions) throws -> HeadlessHost {
    var look = SystemLook.newest
    if let system = options.system {
      guard let chosen = SystemLook.version(system) else {
        throw HostError(.usage, "--system \(system): there is no such look")
      }
      look = chosen
    }
    return HeadlessHost(size: options.size, scale: options.scale, traits: options.traits, look: look)
  }
}
