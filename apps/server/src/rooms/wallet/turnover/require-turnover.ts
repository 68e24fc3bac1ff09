import { type Minor, ZERO } from '@gamehall/money'
import type { Trx } from '../../../platform/database/database.ts'
import { type TurnoverSource, withWalletTables } from '../tables.ts'
import { changeTurnover, lockTurnover } from './turnover-balance.ts'

export interface TurnoverRequirement {
  readonly playerId: bigint
  /** The source of the credit; a deposit by default. */
  readonly source?: TurnoverSource
  readonly orderNo: string
  /** Identifies one of several credits of an order; without slashes. */
  readonly part?: string
  /** The amount credited to the main wallet, in TWD cents: the maximum that the credit withholds. */
  readonly creditedMinor: Minor
  /** The required turnover, in TWD cents; zero for none. */
  readonly requiredMinor: Minor
  /** What the credit is for, by locale. */
  readonly title?: Readonly<Record<string, string>>
  readonly at: Date
}

/**
 * Adds a turnover requirement (§5): the credit withholds its own amount until the turnover is met. Idempotent by source, order
 * and part. Call it after the money was moved, in the same transaction (see `lockTurnover`).
 */
export async function requireTurnover(trx: Trx, credit: TurnoverRequirement): Promise<void> {
  if (credit.requiredMinor === ZERO || credit.creditedMinor === ZERO) return
  const { playerId, requiredMinor, at } = credit
  const source = credit.source ?? 'deposit'
  const sourceId = credit.part === undefined ? credit.orderNo : `${credit.orderNo}/${credit.part}`
  const before = await lockTurnover(withWalletTables(trx), playerId)
  const inserted = await withWalletTables(trx)
    .insertInto('turnover_credits')
    .values({
      player_id: playerId,
      source,
      source_id: sourceId,
      amount_minor: credit.creditedMinor,
      required_minor: requiredMinor,
      left_minor: requiredMinor,
      at,
      title: credit.title === undefined ? null : JSON.stringify(credit.title),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('credit_id')
    .executeTakeFirst()
  if (inserted === undefined) return
  await withWalletTables(trx)
    .insertInto('wash_entries')
    .values({ player_id: playerId, source, source_id: sourceId, change_minor: requiredMinor, at, ...noBet })
    .execute()
  const done = before.leftMinor === ZERO ? -before.doneMinor : 0n
  await changeTurnover(withWalletTables(trx), playerId, before, { left: requiredMinor, done })
}

const noBet = {
  gid: null,
  game_name: null,
  valid_bet_minor: null,
  weight_percent: null,
  last_credit_id: null,
  reason: null,
}
