import type { BankCard } from '@gamehall/contract/cashier'
import type { Locale } from '@gamehall/contract/constants'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { maskName } from '../../identity/index.ts'
import { decryptCardHolder } from './card-encryption.ts'
import type { CardRow } from './card-queries.ts'

/** Masks an account number of any length: `**** 1234`. */
export const maskCardNumber = (lastDigits: string): string => `**** ${lastDigits}`

/** A bank's name in the caller's language. */
export const localizedBankName = (
  bank: { readonly name: string; readonly name_en: string },
  locale: Locale,
): string => (locale === 'en' && bank.name_en !== '' ? bank.name_en : bank.name)

/** The masked view of a card. */
export const viewCard = (
  { encryptor }: Pick<AppContext, 'encryptor'>,
  row: CardRow,
  locale: Locale,
): BankCard => ({
  card_id: row.card_id.toString(),
  bank_code: row.bank_code,
  bank_name: localizedBankName({ name: row.bank_name, name_en: row.bank_name_en }, locale),
  branch_code: row.branch_code,
  branch_name: row.branch_name,
  bank_address: row.bank_address,
  bank_num: maskCardNumber(row.last_digits),
  holder_name: maskName(decryptCardHolder(encryptor, row)),
  face: row.face,
  status: row.status,
  reject_reason: row.reject_reason,
  created_at: row.created_at.toISOString(),
})
