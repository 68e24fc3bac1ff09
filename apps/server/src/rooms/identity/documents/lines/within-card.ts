import type { ScannedLine } from '../../../../providers/ocr/index.ts'
import type { FoundDocument } from '../picture/find-corners.ts'
import { isWithin } from './is-within.ts'

/** How much print must lie inside for the found document to be one: else a frame in the background was found. */
const MOST = 0.6
const WHOLE = 4

/** The lines on the document; all of them when it was not located. What lies under it may be printed too. */
export function withinCard(
  lines: readonly ScannedLine[],
  { corners, visibleEdges }: FoundDocument,
): readonly ScannedLine[] {
  if (visibleEdges < WHOLE) return lines
  const inside = lines.filter(({ corners: [nw, , se] }) =>
    isWithin({ x: (nw.x + se.x) / 2, y: (nw.y + se.y) / 2 }, corners),
  )
  const letters = (some: readonly ScannedLine[]) => some.reduce((sum, line) => sum + line.letters.length, 0)
  return letters(inside) > MOST * letters(lines) || inside.length >= ENOUGH_LINES ? inside : lines
}

const ENOUGH_LINES = 8
