import { type Minor, minor } from '@gamehall/money'
import { sql } from 'kysely'
import type { Trx } from '../../core/transact.ts'

/** A credited deposit adds to the volume the player must bet before withdrawing. Counted once per order. */
export async function requireWash(
  trx: Trx,
  deposit: {
    readonly playerId: bigint
    readonly orderNo: string
    readonly amountMinor: Minor
    readonly at: Date
  },
): Promise<void> {
  await lockWash(trx, deposit.playerId)
  const inserted = await trx
    .insertInto('wash_entries')
    .values({
      player_id: deposit.playerId,
      source: 'deposit',
      source_id: deposit.orderNo,
      change_minor: deposit.amountMinor,
      at: deposit.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('change_minor')
    .executeTakeFirst()
  if (inserted !== undefined) await changeWash(trx, deposit.playerId, inserted.change_minor)
}

/**
 * A settled bet takes its valid bet from what is owed, down to zero. Reporting the bet again with another
 * valid bet (a correction, a void) first gives back what it took before.
 */
export async function countWash(
  trx: Trx,
  bet: {
    readonly playerId: bigint
    readonly betId: string
    readonly validBetMinor: Minor
    readonly at: Date
  },
): Promise<void> {
  const owed = await lockWash(trx, bet.playerId)
  const earlier = await trx
    .selectFrom('wash_entries')
    .select('change_minor')
    .where('player_id', '=', bet.playerId)
    .where('source', '=', 'bet')
    .where('source_id', '=', bet.betId)
    .executeTakeFirst()
  const owedBefore = owed - (earlier?.change_minor ?? 0n)
  const taken = bet.validBetMinor < owedBefore ? bet.validBetMinor : owedBefore
  await trx
    .insertInto('wash_entries')
    .values({
      player_id: bet.playerId,
      source: 'bet',
      source_id: bet.betId,
      change_minor: minor(-taken),
      at: bet.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'source', 'source_id'])
        .doUpdateSet({ change_minor: minor(-taken), at: bet.at }),
    )
    .execute()
  await changeWash(trx, bet.playerId, owedBefore - taken - owed)
}

async function lockWash(trx: Trx, playerId: bigint): Promise<bigint> {
  await trx
    .insertInto('wash_balances')
    .values({ player_id: playerId, balance_minor: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await trx
    .selectFrom('wash_balances')
    .select('balance_minor')
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.balance_minor
}

async function changeWash(trx: Trx, playerId: bigint, changeMinor: bigint): Promise<void> {
  await trx
    .updateTable('wash_balances')
    .set({ balance_minor: sql<bigint>`balance_minor + ${changeMinor}` })
    .where('player_id', '=', playerId)
    .execute()
}
