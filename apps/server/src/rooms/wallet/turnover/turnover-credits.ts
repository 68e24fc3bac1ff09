import type { Locale } from '@gamehall/contract/constants'
import type { TurnoverCredit, TurnoverStatus } from '@gamehall/contract/wallet'
import { formatWireAmount, type Minor, minor, ZERO } from '@gamehall/money'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { readMainBalance } from '../ledger/read-balances.ts'
import { type WalletTables, withWalletTables } from '../tables.ts'
import { canForfeitNow, splitBalance, withheldByCredit } from './withheld-rule.ts'

export type CreditRow = Selectable<WalletTables['turnover_credits']>

/** The player’s credits with unmet turnover, oldest first: the order in which bets count. */
export const readUnmetCredits = (db: Db, playerId: bigint): Promise<CreditRow[]> =>
  withWalletTables(db)
    .selectFrom('turnover_credits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('left_minor', '>', 0n)
    .orderBy('credit_id')
    .execute()

/** The player’s turnover status (§5): withheld and withdrawable balance, and the unmet credits. */
export async function readTurnoverStatus(db: Db, playerId: bigint, locale: Locale): Promise<TurnoverStatus> {
  const credits = await readUnmetCredits(db, playerId)
  return toTurnoverStatus(credits, await readMainBalance(db, playerId), locale)
}

/** The turnover status for given credits, oldest first, and balance. */
export function toTurnoverStatus(
  credits: readonly CreditRow[],
  balance: Minor,
  locale: Locale,
): TurnoverStatus {
  const unmet = minor(credits.reduce((sum, { amount_minor }) => sum + amount_minor, 0n))
  const left = credits.reduce((sum, { left_minor }) => sum + left_minor, 0n)
  const { withheld, withdrawable } = splitBalance(balance, unmet)
  const shares = withheldByCredit(credits, balance)
  return {
    balance: money(balance),
    withheld: money(withheld),
    withdrawable: money(withdrawable),
    wash_balance: money(left),
    credits: credits.map((credit, at) => viewCredit(credit, shares[at] ?? ZERO, balance, locale)),
  }
}

function viewCredit(credit: CreditRow, withheld: Minor, balance: Minor, locale: Locale): TurnoverCredit {
  return {
    credit_id: credit.credit_id.toString(),
    ...toCreditSource(credit, locale),
    amount: money(credit.amount_minor),
    withheld: money(withheld),
    required: money(credit.required_minor),
    done: money(credit.required_minor - credit.left_minor),
    left: money(credit.left_minor),
    can_forfeit: canForfeitNow(credit, balance),
    at: credit.at.toISOString(),
  }
}

/** The source, order number and localized title of a credit. */
export const toCreditSource = (
  { source, source_id, title }: Pick<CreditRow, 'source' | 'source_id' | 'title'>,
  locale: Locale,
) => ({
  source,
  order_no: orderNoOf(source_id),
  title: title === null ? null : localizeText(title, locale),
})

/** The order number of a source id; a part after a slash tells several credits of one order apart. */
export const orderNoOf = (sourceId: string): string => sourceId.split('/')[0] ?? sourceId

const money = (amount: bigint) => formatWireAmount(minor(amount), 'TWD')
