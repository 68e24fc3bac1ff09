import { hasLuhnDigit } from '@gamehall/contract/cashier'
import type { TextLine } from '../../../../providers/ocr/index.ts'

/** A number that one reading of the photo found. */
export interface FoundNumber {
  readonly digits: string
  /** The bank's code, where it stands before the number: `822-0123…`. */
  readonly bankCode: string | null
  /** A card number of 16 digits whose check digit holds. */
  readonly isChecked: boolean
  readonly confidence: number
}

/** Digits, set in groups. Letters beside them make a line something else than a number. */
const NUMBER = /^\D{0,2}(?:(\d{3}) ?[-–—/] ?)?(\d[\d -]{8,22}\d)\W{0,2}$/u
const WITH_WORDS = /(?:account|a\/c|acct|no\.?|帳號|帳戶)\W{0,3}([\d][\d –—/-]{8,26}\d)\W{0,2}$/iu
/** Hotlines: 0800-… and area codes in groups. */
const PHONE = /^\D{0,2}(?:0[89]0\d|\(?0\d{1,2}\)?[ -]\d{3,4}[ -]\d{3,4}\W*$)/
/** The networks' card numbers: Visa, Mastercard, JCB, UnionPay. */
const CARD = /^(?:4|5[1-5]|2[2-7]|35|62)\d+$/

/** The account and card numbers in one reading of a photo; a phone number is none. */
export function findNumbers(lines: readonly TextLine[], isBank: (code: string) => boolean): FoundNumber[] {
  return lines.flatMap(({ text, confidence }): FoundNumber[] => {
    const line = WITH_WORDS.exec(text)?.[1] ?? text
    const match = PHONE.test(line) ? null : NUMBER.exec(line)
    if (match === null) return []
    const [, prefix, body = ''] = match
    const number = body.replace(/\D/g, '')
    const bankCode = prefix !== undefined && isBank(prefix) ? prefix : null
    const digits = prefix !== undefined && bankCode === null ? prefix + number : number
    if (digits.length === 16) {
      // One that its own check digit contradicts was misread.
      return CARD.test(digits) && hasLuhnDigit(digits)
        ? [{ digits, bankCode, isChecked: true, confidence }]
        : []
    }
    if (digits.length < 10 || digits.length > 14) return []
    return [{ digits, bankCode, isChecked: false, confidence }]
  })
}
