import { hasLuhnDigit } from '@gamehall/contract/cashier'
import type { TextLine } from '../../../../providers/ocr/index.ts'

/** An account or card number found in one OCR pass. */
export interface FoundAccountNumber {
  readonly digits: string
  /** The bank code, when it precedes the number: `822-0123…`. */
  readonly bankCode: string | null
  /** A 16-digit card number with a valid check digit. */
  readonly isChecked: boolean
  readonly confidence: number
}

/** Digits in groups, optionally after a bank code. A line with letters does not match. */
const NUMBER = /^\D{0,2}(?:(\d{3}) ?[-–—/] ?)?(\d[\d -]{8,22}\d)\W{0,2}$/u
const WITH_WORDS = /(?:account|a\/c|acct|no\.?|帳號|帳戶)\W{0,3}([\d][\d –—/-]{8,26}\d)\W{0,2}$/iu
/** Phone numbers: 0800-… and area codes in groups. */
const PHONE = /^\D{0,2}(?:0[89]0\d|\(?0\d{1,2}\)?[ -]\d{3,4}[ -]\d{3,4}\W*$)/
/** Number prefixes of Visa, Mastercard, JCB and UnionPay. */
const CARD = /^(?:4|5[1-5]|2[2-7]|35|62)\d+$/

/** The account and card numbers in the OCR lines of one pass, without phone numbers. */
export function findAccountNumbers(
  lines: readonly TextLine[],
  isBank: (code: string) => boolean,
): FoundAccountNumber[] {
  return lines.flatMap(({ text, confidence }): FoundAccountNumber[] => {
    const line = WITH_WORDS.exec(text)?.[1] ?? text
    const match = PHONE.test(line) ? null : NUMBER.exec(line)
    if (match === null) return []
    const [, prefix, body = ''] = match
    const number = body.replace(/\D/g, '')
    const bankCode = prefix !== undefined && isBank(prefix) ? prefix : null
    const digits = prefix !== undefined && bankCode === null ? prefix + number : number
    if (digits.length === 16) {
      // An invalid check digit means a misread number.
      return CARD.test(digits) && hasLuhnDigit(digits)
        ? [{ digits, bankCode, isChecked: true, confidence }]
        : []
    }
    if (digits.length < 10 || digits.length > 14) return []
    return [{ digits, bankCode, isChecked: false, confidence }]
  })
}
