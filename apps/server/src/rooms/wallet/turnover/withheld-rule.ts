import { type Minor, minor, ZERO } from '@gamehall/money'
import type { Selectable } from 'kysely'
import type { WalletTables } from '../tables.ts'

type CreditRow = Selectable<WalletTables['turnover_credits']>

/** Splits a balance into its withheld part (at most the balance) and its withdrawable part (§5 withdrawable balance). */
export function splitBalance(
  balance: Minor,
  unmet: Minor,
): { readonly withheld: Minor; readonly withdrawable: Minor } {
  return unmet < balance
    ? { withheld: unmet, withdrawable: minor(balance - unmet) }
    : { withheld: balance, withdrawable: ZERO }
}

/** What each of the unmet credits, oldest first, withholds of a balance: the oldest first, together never more than it. */
export function withheldByCredit(
  credits: readonly Pick<CreditRow, 'amount_minor'>[],
  balance: Minor,
): readonly Minor[] {
  let rest = balance
  return credits.map(({ amount_minor }) => {
    const { withheld, withdrawable } = splitBalance(rest, minor(amount_minor))
    rest = withdrawable
    return withheld
  })
}

/** Whether a credit can be forfeited at all: a bonus with unmet turnover. */
export const isForfeitable = ({ source, left_minor }: Pick<CreditRow, 'source' | 'left_minor'>): boolean =>
  source === 'bonus' && left_minor > 0n

/** Whether the balance allows to forfeit it now: the whole bonus must be there. */
export const canForfeitNow = (
  credit: Pick<CreditRow, 'source' | 'left_minor' | 'amount_minor'>,
  balance: Minor,
): boolean => isForfeitable(credit) && balance >= credit.amount_minor
