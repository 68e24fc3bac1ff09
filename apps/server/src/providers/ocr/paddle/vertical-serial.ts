import type { ScannedText } from '../text-scanner.ts'
import type { RotatedBox } from './rotated-box.ts'

/** A card’s serial has ten characters. */
const SERIAL_LENGTH = 10
/** A longer reading less sure than this is not taken. */
const TRUST = 0.9

/** A number, behind its label in Chinese, or without. */
const NUMBER = /^(?:\p{Script=Han}{2,8}[\s:：.]*)?(?=(?:\D*\d){5})[A-Z\d .:-]{6,16}$/iu

/** Whether what runs up or down is a number. */
export const isVerticalNumber = ({ text }: ScannedText): boolean => NUMBER.test(text)

const charactersOf = ({ text }: ScannedText): string => text.replaceAll(' ', '')

/** Whether more was read than a serial has: a label above it, perhaps. */
export const isLongerThanSerial = (read: ScannedText): boolean => charactersOf(read).length > SERIAL_LENGTH

/** The box with room at both ends for the digits that a number lacks to a serial; null where it lacks none. */
export function longerBox(box: RotatedBox, read: ScannedText): RotatedBox | null {
  const { length } = charactersOf(read)
  const lacking = SERIAL_LENGTH - length
  if (lacking <= 0) return null
  return { ...box, length: box.length + 2 * (lacking + 0.5) * (box.length / length) }
}

/** Of a number and what was read in its longer box: the longer one where that is a whole serial with the number in it. */
export function wholeSerial<T extends ScannedText>(read: T, longer: T): T {
  const whole = charactersOf(longer)
  const isWhole =
    whole.length === SERIAL_LENGTH && /^[A-Z\d]\d+$/.test(whole) && whole.includes(charactersOf(read))
  return isWhole && longer.confidence >= TRUST ? longer : read
}
