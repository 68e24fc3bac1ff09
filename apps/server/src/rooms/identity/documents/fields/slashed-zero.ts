import type { VoteCandidate } from './vote.ts'

/** What the other engine makes of a zero with a dot or a stroke in it; the scanner knows that. */
const TAKEN_FOR_ZERO = /^[986]$/
/** The scan is believed where it is as sure. */
const SURE = 0.9

/** Whether a digit is what is read of such a zero. */
const isOfZero = (read: string | undefined, scanned: string | undefined): boolean =>
  scanned === '0' && TAKEN_FOR_ZERO.test(read ?? '')

/** The letters of a reading with the zeros that the scan has where the reading has another digit; itself where it has none. */
export function withZeros(letters: readonly string[], scan: VoteCandidate): readonly string[] {
  const isAlike = letters.length === scan.letters.length
  const zeros = letters.flatMap((letter, at) =>
    isAlike && isOfZero(letter, scan.letters[at]) && (scan.confidences?.[at] ?? 0) >= SURE ? [at] : [],
  )
  return zeros.length === 0 ? letters : letters.map((letter, at) => (zeros.includes(at) ? '0' : letter))
}

/** Whether numbers are those that were scanned but for such zeros. */
export const hasOnlyZerosElse = (numbers: readonly string[], scanned: readonly string[]): boolean =>
  numbers.join() !== scanned.join() &&
  numbers.every(
    (number, at) =>
      number.length === scanned[at]?.length &&
      [...number].every(
        (digit, index) => digit === scanned[at]?.[index] || isOfZero(digit, scanned[at]?.[index]),
      ),
  )
