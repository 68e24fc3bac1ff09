import type { Calls, ResponseOf } from '@gamehall/contract'
import { extractDigits } from '@gamehall/ui/forms/extract-digits.ts'

/** The OCR result of a photo; unrecognized fields are null. */
export type CardReading = Pick<
  ResponseOf<Calls['recognizeBankCard']>,
  'bank_num' | 'bank_code' | 'is_checked'
>

/** An uploaded photo. `reading` is undefined until OCR ends, null when it failed. */
export type CardPhoto = { readonly uploadId: string; readonly reading?: CardReading | null | undefined }

/** An uploaded consent video; `spoken` identifies the account it is about. */
export type CardVideo = { readonly uploadId: string; readonly spoken: string }

/** The entered data of a card being added. */
export type CardDraft = {
  readonly bank_code: string
  /** Empty for a branch typed in by hand. */
  readonly branch_code: string
  readonly branch_name: string
  readonly bank_address: string
  readonly bank_num: string
  readonly photo: CardPhoto | undefined
  readonly video: CardVideo | undefined
}

export const emptyDraft: CardDraft = {
  bank_code: '',
  branch_code: '',
  branch_name: '',
  bank_address: '',
  bank_num: '',
  photo: undefined,
  video: undefined,
}

/** Groups an account number for reading: `9800 0012 3456`. */
export function groupDigits(number: string): string {
  return extractDigits(number).replace(/(.{4})(?=.)/g, '$1 ')
}

/** Identifies the account of a consent: another bank or number needs a new consent. */
export function consentAccount({ bank_code, bank_num }: CardDraft): string {
  return `${bank_code}/${extractDigits(bank_num)}`
}

/** Fills in the OCR result of a photo. Keeps values that the player typed. */
export function applyReading(draft: CardDraft, photo: CardPhoto): CardDraft {
  const before = draft.photo?.reading
  const { bank_num = null, bank_code = null } = photo.reading ?? {}
  const isOwnNumber = draft.bank_num !== '' && draft.bank_num !== before?.bank_num
  const isOwnBank = draft.bank_code !== '' && draft.bank_code !== before?.bank_code
  const next = { ...draft, photo, bank_num: isOwnNumber ? draft.bank_num : (bank_num ?? draft.bank_num) }
  if (isOwnBank || bank_code === null || bank_code === draft.bank_code) return next
  return { ...next, bank_code, branch_code: '', branch_name: '', bank_address: '' }
}
