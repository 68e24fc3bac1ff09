import type { Calls, ResponseOf } from '@gamehall/contract'

/** What was read off a photo; what could not be read is null. */
export type CardReading = Pick<
  ResponseOf<Calls['recognizeBankCard']>,
  'bank_num' | 'bank_code' | 'is_checked'
>

/** A photo that arrived. `reading` is undefined until it was read, null when nothing could be. */
export type CardPhoto = { readonly uploadId: string; readonly reading?: CardReading | null | undefined }

/** A consent that arrived; `spoken` is the account it names. */
export type CardVideo = { readonly uploadId: string; readonly spoken: string }

/** A card while it is being added, as far as it has come. */
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

/** The account's digits, without the spaces and hyphens that cards are printed with. */
export function digitsOf(number: string): string {
  return number.replace(/[\s-]/g, '')
}

/** `9800 0012 3456`, as people compare digits. */
export function groupDigits(number: string): string {
  return digitsOf(number).replace(/(.{4})(?=.)/g, '$1 ')
}

/** The account a consent is about: another bank or number needs another consent. */
export function spokenAccount({ bank_code, bank_num }: CardDraft): string {
  return `${bank_code}/${digitsOf(bank_num)}`
}

/** The draft with what its photo says filled in; what the player typed otherwise stays. */
export function withReading(draft: CardDraft, photo: CardPhoto): CardDraft {
  const before = draft.photo?.reading
  const { bank_num = null, bank_code = null } = photo.reading ?? {}
  const isOwnNumber = draft.bank_num !== '' && draft.bank_num !== before?.bank_num
  const isOwnBank = draft.bank_code !== '' && draft.bank_code !== before?.bank_code
  const next = { ...draft, photo, bank_num: isOwnNumber ? draft.bank_num : (bank_num ?? draft.bank_num) }
  if (isOwnBank || bank_code === null || bank_code === draft.bank_code) return next
  return { ...next, bank_code, branch_code: '', branch_name: '', bank_address: '' }
}
