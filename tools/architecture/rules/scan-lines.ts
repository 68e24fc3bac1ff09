import type { Violation } from '../rule.ts'
import type { TextFile } from '../tree.ts'

/** Every match of a pattern in a file, as violations. */
export function* scanLines(
  file: TextFile,
  pattern: RegExp,
  message: (found: string) => string,
): Iterable<Violation> {
  for (const [index, line] of file.text.split('\n').entries())
    for (const match of line.matchAll(pattern))
      yield { path: file.path, line: index + 1, message: message(match[0]) }
}
