import HeardReporters

/// A sink that keeps what is written.
struct ByteSinkText {
    let sink = ByteSink()
    var text: String { sink.text }
}
