import type { ScanCorners } from '../../../../providers/ocr/index.ts'
import { type LaidLine, type Level, layLine } from './laid-line.ts'
import { pointBetween } from './scan-points.ts'

/** The part of a line from one letter to before another. */
export function partOfLine(line: LaidLine, from: number, to: number, level: Level): LaidLine {
  if (from === 0 && to === line.letters.length) return line
  const at = line.isStacked === true ? boundaryInColumn : boundary
  const [start, end] = [at(line, from), at(line, to)]
  const letters = line.letters
    .slice(from, to)
    .map((letter) => ({ ...letter, at: (letter.at - start) / Math.max(1e-6, end - start) }))
  const text = letters
    .map((letter) => letter.text)
    .join('')
    .trim()
  return layLine({ ...line, text, letters, corners: cornersBetween(line, start, end) }, level)
}

/** Where the letter at an index begins, 0 to 1. */
function boundary({ letters }: LaidLine, index: number): number {
  if (index <= 0) return 0
  const [before, after] = [letters[index - 1], letters[index]]
  return before === undefined || after === undefined ? 1 : (before.at + after.at) / 2
}

/**
 * In a column letters stand evenly: what follows one begins half a pitch behind it, though the next letter that was read stands
 * farther away.
 */
function boundaryInColumn(line: LaidLine, index: number): number {
  const [first, last] = [line.letters[0], line.letters[index - 1]]
  const middle = boundary(line, index)
  if (index < 2 || index === line.letters.length || first === undefined || last === undefined) return middle
  return Math.min(middle, last.at + (last.at - first.at) / (index - 1) / 2)
}

/** The corners of a line’s part between two shares of its length. */
export const cornersBetween = (
  { corners: [nw, ne, se, sw] }: Pick<LaidLine, 'corners'>,
  start: number,
  end: number,
): ScanCorners => [
  pointBetween(nw, ne, start),
  pointBetween(nw, ne, end),
  pointBetween(sw, se, end),
  pointBetween(sw, se, start),
]
