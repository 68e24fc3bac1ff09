import { type Currency, type Minor, minor, ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { playerWallet } from './account-keys.ts'
import { hallLedger } from './hall-ledger.ts'

/** What a player can spend of a currency now, in its minor units: posted less held. */
export async function readBalance(
  db: Kysely<Database>,
  playerId: bigint,
  currency: Currency,
): Promise<Minor> {
  const balance = await hallLedger.balance(sqlRunner(db), playerWallet(playerId, currency))
  return balance?.availableMinor ?? ZERO
}

/** What a player can spend from the main wallet now, in TWD cents. */
export const readMainBalance = (db: Kysely<Database>, playerId: bigint): Promise<Minor> =>
  readBalance(db, playerId, 'TWD')

/** The betting volume the player still owes before withdrawing, in TWD cents. */
export async function readWashBalance(db: Kysely<Database>, playerId: bigint): Promise<Minor> {
  const row = await db
    .selectFrom('wash_balances')
    .select('balance_minor')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return minor(row?.balance_minor ?? 0n)
}
