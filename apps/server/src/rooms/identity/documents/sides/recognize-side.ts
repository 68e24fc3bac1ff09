import type { PlacedLine } from '../../../../providers/ocr/index.ts'
import { findLabel } from '../page/find-label.ts'
import { ID_FRONT, ID_REVERSE } from './id-card.ts'
import { PASSPORT } from './passport.ts'
import { RESIDENT_FRONT, RESIDENT_REVERSE } from './resident-certificate.ts'
import type { Side } from './side.ts'

const SIDES: readonly Side[] = [ID_FRONT, ID_REVERSE, RESIDENT_FRONT, RESIDENT_REVERSE, PASSPORT]
/** Minimum matched letters: one short label may be a misreading. */
const ENOUGH_LETTERS = 4
const FILLERS = /<.{0,2}<.{0,2}<|P<[A-Z]{3}/

/** Which side of which document was read, by most matched labels. Null when none matches. */
export function recognizeSide(lines: readonly PlacedLine[]): Side['name'] | null {
  const scores = SIDES.map((side) => ({ name: side.name, letters: lettersFound(side, lines) }))
  const best = scores.reduce((most, one) => (one.letters > most.letters ? one : most))
  return best.letters >= ENOUGH_LETTERS ? best.name : null
}

function lettersFound(side: Side, lines: readonly PlacedLine[]): number {
  const machine = side === PASSPORT && lines.some(({ text }) => FILLERS.test(text)) ? 40 : 0
  return side.anchors.reduce(
    (letters, { text }) => letters + (findLabel(lines, text) === null ? 0 : text.length),
    machine,
  )
}
