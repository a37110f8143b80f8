/// A function of one number, such as the colors along a gradient (PDF Reference 1.7, 3.9).
indirect enum PDFFunction {
  /// Samples at equal distances, in groups of `results` numbers.
  case sampled([Double], results: Int, domain: ClosedRange<Double>)
  /// Linear interpolation between two colors.
  case even(from: [Double], to: [Double])
  case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: ClosedRange<Double>)
  case calculated([Step])
  /// Functions with one result each.
  case combined([PDFFunction])

  /// A word in the program of a calculator function. These are the only words that drawing programs write into
  /// catalogs.
  enum Step {
    case number(Double)
    case word(Word)
    case block([Step])
  }

  enum Word: String {
    case add, sub, mul, exch, dup, pop, gt, `if`, `ifelse`
  }

  /// The deepest nesting of functions, and of blocks.
  private static let deepest = 8

  /// Nil for a function of another kind, with several inputs, or with an error.
  ///
  /// - Parameter object: a dictionary, a reference to a dictionary or stream, or a list of them.
  init?(_ object: PDFObject?, of file: PDFFile, depth: Int = 0) {
    guard depth < Self.deepest, file.budget.takeElement(), let target = file.resolved(object) else { return nil }
    if let elements = target.elements {
      let parts = elements.compactMap { PDFFunction($0, of: file, depth: depth + 1) }
      guard parts.count == elements.count else { return nil }
      self = .combined(parts)
      return
    }
    guard let fields = target.fields, let kind = file.resolved(fields["FunctionType"])?.whole else { return nil }
    func numbers(_ key: String) -> [Double]? { file.numbers(fields[key]) }
    guard let ends = numbers("Domain"), ends.count == 2, ends[0] <= ends[1] else { return nil }
    let domain = ends[0]...ends[1]
    switch kind {
    case 0:
      guard let bytes = file.content(of: object)?.bytes, file.resolved(fields["BitsPerSample"])?.whole == 8,
        let sizes = numbers("Size"), sizes.count == 1, let size = Int(exactly: sizes[0]), size >= 1,
        let ends = numbers("Decode") ?? numbers("Range"), ends.count >= 2, size <= bytes.count / (ends.count / 2)
      else { return nil }
      let results = ends.count / 2
      let samples = bytes.prefix(size * results).enumerated().map { index, byte in
        let (low, high) = (ends[2 * (index % results)], ends[2 * (index % results) + 1])
        return low + (high - low) * Double(byte) / 255
      }
      self = .sampled(samples, results: results, domain: domain)
    case 2:
      let (from, to) = (numbers("C0") ?? [0], numbers("C1") ?? [1])
      // In public catalogs, 58 of 65 such functions have the exponent 1.
      guard from.count == to.count, file.resolved(fields["N"])?.number == 1 else { return nil }
      self = .even(from: from, to: to)
    case 3:
      guard let list = file.resolved(fields["Functions"])?.elements, let bounds = numbers("Bounds"),
        let encode = numbers("Encode"), !list.isEmpty, bounds.count == list.count - 1, encode.count == 2 * list.count
      else { return nil }
      let parts = list.compactMap { PDFFunction($0, of: file, depth: depth + 1) }
      guard parts.count == list.count else { return nil }
      self = .stitched(parts, bounds: bounds, encode: encode, domain: domain)
    case 4:
      guard let bytes = file.content(of: object)?.bytes else { return nil }
      var scanner = PDFScanner(bytes, file.budget)
      guard case .word("{")? = scanner.next(), let steps = Self.steps(&scanner, depth: 0) else { return nil }
      self = .calculated(steps)
    default: return nil
    }
  }

  /// The words up to the closing brace; nil if one of them is not supported.
  private static func steps(_ scanner: inout PDFScanner, depth: Int) -> [Step]? {
    guard depth < deepest else { return nil }
    var steps: [Step] = []
    while let object = scanner.next() {
      switch object {
      case .number(let number): steps.append(.number(number))
      case .word("}"): return steps
      case .word("{"):
        guard let block = Self.steps(&scanner, depth: depth + 1) else { return nil }
        steps.append(.block(block))
      case .word(let text):
        guard let word = Word(rawValue: text) else { return nil }
        steps.append(.word(word))
      default: return nil
      }
    }
    return nil
  }

  // MARK: - Values

  /// The results for a number; nil if a calculator function takes more values from the stack than it has.
  func callAsFunction(_ input: Double, _ budget: PDFBudget) -> [Double]? {
    budget.step(over: Self.costOfCall)
    guard !budget.isExhausted else { return nil }
    switch self {
    case .sampled(let samples, let results, let domain):
      let last = samples.count / results - 1
      let place = Self.map(input, from: domain, to: 0, Double(last))
      let index = min(Int(place), last)
      let (low, high) = (index * results, min(index + 1, last) * results)
      return (0..<results).map {
        samples[low + $0] + (samples[high + $0] - samples[low + $0]) * (place - Double(index))
      }
    case .even(let from, let to): return zip(from, to).map { $0 + input * ($1 - $0) }
    case .stitched(let parts, let bounds, let encode, let domain):
      let index = bounds.firstIndex { input < $0 } ?? bounds.count
      let low = index == 0 ? domain.lowerBound : bounds[index - 1]
      let high = index == bounds.count ? domain.upperBound : bounds[index]
      return parts[index](
        low < high
          ? Self.map(input, from: low...high, to: encode[2 * index], encode[2 * index + 1]) : encode[2 * index],
        budget)
    case .calculated(let steps):
      var stack = [input]
      return Self.run(steps, &stack, budget) ? stack : nil
    case .combined(let parts):
      let values = parts.compactMap { $0(input, budget)?.first }
      return values.count == parts.count ? values : nil
    }
  }

  /// The cost of a call in steps of the budget.
  private static let costOfCall = 16

  /// Maps a number, limited to a range, to another range.
  private static func map(_ input: Double, from: ClosedRange<Double>, to low: Double, _ high: Double) -> Double {
    let length = from.upperBound - from.lowerBound
    let inside = min(max(input, from.lowerBound), from.upperBound) - from.lowerBound
    return length > 0 ? low + (high - low) * inside / length : low
  }

  /// Runs the words; false if the stack has too few values.
  private static func run(_ steps: [Step], _ stack: inout [Double], _ budget: PDFBudget) -> Bool {
    var blocks: [[Step]] = []
    budget.step(over: costOfCall * steps.count)
    for step in steps where !budget.isExhausted {
      switch step {
      case .number(let number): stack.append(number)
      case .block(let block): blocks.append(block)
      case .word(let word):
        guard perform(word, &stack, &blocks, budget) else { return false }
      }
    }
    return true
  }

  private static func perform(
    _ word: Word, _ stack: inout [Double], _ blocks: inout [[Step]], _ budget: PDFBudget
  ) -> Bool {
    guard let top = stack.popLast() else { return false }
    switch word {
    case .pop: return true
    case .dup: stack += [top, top]
    case .if, .ifelse:
      let other = word == .ifelse ? blocks.popLast() : []
      guard let block = blocks.popLast(), let other else { return false }
      return run(top != 0 ? block : other, &stack, budget)
    case .add, .sub, .mul, .exch, .gt:
      guard let below = stack.popLast() else { return false }
      switch word {
      case .add: stack.append(below + top)
      case .sub: stack.append(below - top)
      case .mul: stack.append(below * top)
      case .gt: stack.append(below > top ? 1 : 0)
      default: stack += [top, below]
      }
    }
    return true
  }
}
