import { wholeLabelOf } from '../labels/find-labels.ts'
import { isContinued, joinLines } from './join-lines.ts'
import type { LaidLine, Level } from './laid-line.ts'

/** A label of two letters may be set as wide as the longest one: 姓 and 名, 性 and 別. */
const WIDEST_LABEL_GAP = 5

/**
 * Joins labels whose two letters stand far apart, before what stands behind the second one is taken for its line: `父` and
 * `親：`, or `姓` and `名` with the name.
 */
export function joinSpreadLabels(lines: readonly LaidLine[], level: Level): LaidLine[] {
  const taken = new Set<LaidLine>()
  const labels = lines.flatMap((left) => {
    if (left.letters.length !== 1) return []
    const right = lines.find(
      (line) =>
        line !== left &&
        !taken.has(line) &&
        isContinued(left, line, WIDEST_LABEL_GAP) &&
        wholeLabelOf(left.text + line.text.charAt(0)) !== null,
    )
    if (right === undefined || taken.has(left)) return []
    taken.add(left).add(right)
    return [joinLines(left, right, level)]
  })
  return [...lines.filter((line) => !taken.has(line)), ...labels]
}
