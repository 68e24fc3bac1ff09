import type { BankCard } from '@gamehall/contract/cashier'
import type { Locale } from '@gamehall/contract/constants'
import type { Hall } from '../../../core/hall.ts'
import { maskName } from '../../identity/index.ts'
import type { CardRow } from './card-queries.ts'
import { openHolder } from './card-secrets.ts'

/** Masks an account number of any length: `**** 1234`. */
export const maskNumber = (lastDigits: string): string => `**** ${lastDigits}`

/** A bank's name in the caller's language. */
export const bankName = (
  bank: { readonly name: string; readonly name_en: string },
  locale: Locale,
): string => (locale === 'en' && bank.name_en !== '' ? bank.name_en : bank.name)

/** The masked view of a card. */
export const viewCard = ({ sealer }: Pick<Hall, 'sealer'>, row: CardRow, locale: Locale): BankCard => ({
  card_id: row.card_id.toString(),
  bank_code: row.bank_code,
  bank_name: bankName({ name: row.bank_name, name_en: row.bank_name_en }, locale),
  branch_code: row.branch_code,
  branch_name: row.branch_name,
  bank_address: row.bank_address,
  bank_num: maskNumber(row.last_digits),
  holder_name: maskName(openHolder(sealer, row)),
  face: row.face,
  status: row.status,
  reject_reason: row.reject_reason,
  created_at: row.created_at.toISOString(),
})
