import { type Minor, minor, ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { mainWallet } from './account-keys.ts'
import { hallLedger } from './hall-ledger.ts'

/** What a player can spend from the main wallet now, in TWD cents: posted less held. */
export async function readMainBalance(db: Kysely<Database>, playerId: bigint): Promise<Minor> {
  const balance = await hallLedger.balance(sqlRunner(db), mainWallet(playerId))
  return balance?.availableMinor ?? ZERO
}

/** The betting volume the player still owes before withdrawing, in TWD cents. */
export async function readWashBalance(db: Kysely<Database>, playerId: bigint): Promise<Minor> {
  const row = await db
    .selectFrom('wash_balances')
    .select('balance_minor')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return minor(row?.balance_minor ?? 0n)
}
