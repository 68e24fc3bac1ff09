import type { ScannedLine } from '../text-scanner.ts'

const WRITTEN = /[\p{L}\p{N}]/u
/** Letters read less surely than this speak against a direction. */
const EVEN = 0.6

/**
 * How much the letters of lines say that they stand upright. Fillers of machine-readable lines say nothing: they look alike
 * upside down.
 */
export const uprightEvidenceIn = (lines: readonly ScannedLine[]): number =>
  writtenIn(lines).reduce((sum, { confidence }) => sum + confidence - EVEN, 0)

/** How well lines are read, weighted by their letters. */
export const meanConfidenceOf = (lines: readonly ScannedLine[]): number =>
  meanOf(lines.flatMap((line) => line.letters))

/** The same without fillers: upside down they are read as surely, as `>`. */
export const letterConfidenceOf = (lines: readonly ScannedLine[]): number => meanOf(writtenIn(lines))

const writtenIn = (lines: readonly ScannedLine[]): ScannedLine['letters'] =>
  lines.flatMap((line) => line.letters).filter(({ text }) => WRITTEN.test(text))

const meanOf = (letters: ScannedLine['letters']): number =>
  letters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, letters.length)
