import { add, type Minor, ZERO } from '@gamehall/money'
import type { Trx } from '../../../core/transact.ts'
import type { WashSource } from '../../../db/tables/wallet.ts'
import { lockWash, writeWash } from './wash-balance.ts'

export interface WashCredit {
  readonly playerId: bigint
  /** What kind of credit asks for it: a deposit unless told. */
  readonly source?: WashSource
  readonly orderNo: string
  /** Which of an order's several credits this is; without slashes. */
  readonly part?: string
  /** The volume it asks for, in TWD cents; zero asks for none. */
  readonly amountMinor: Minor
  readonly at: Date
}

/** A credit adds to the volume the player must bet before the money may leave. Counted once per source, order and part. */
export async function requireWash(trx: Trx, credit: WashCredit): Promise<void> {
  if (credit.amountMinor === ZERO) return
  const before = await lockWash(trx, credit.playerId)
  const inserted = await trx
    .insertInto('wash_entries')
    .values({
      player_id: credit.playerId,
      source: credit.source ?? 'deposit',
      source_id: credit.part === undefined ? credit.orderNo : `${credit.orderNo}/${credit.part}`,
      change_minor: credit.amountMinor,
      at: credit.at,
      gid: null,
      game_name: null,
      valid_bet_minor: null,
      weight_percent: null,
      countable_minor: null,
      reason: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('change_minor')
    .executeTakeFirst()
  if (inserted === undefined) return
  await writeWash(trx, credit.playerId, {
    owedMinor: add(before.owedMinor, credit.amountMinor),
    doneMinor: before.owedMinor === ZERO ? ZERO : before.doneMinor,
  })
}
