import { type Currency, type Minor, ZERO } from '@gamehall/money'
import { gatherPer, sqlRunner } from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import type { Hall } from '../../core/hall.ts'
import type { Database } from '../../db/database.ts'
import { playerWallet } from './account-keys.ts'
import { hallLedger } from './hall-ledger.ts'

/** A player’s available balance in a currency (posted minus held), in minor units. */
export async function readBalance(
  db: Kysely<Database>,
  playerId: bigint,
  currency: Currency,
): Promise<Minor> {
  const balance = await hallLedger.balance(sqlRunner(db), playerWallet(playerId, currency))
  return balance?.availableMinor ?? ZERO
}

/** The main wallet’s available balance in TWD cents; concurrent reads are batched into one query. */
export const askMainBalance = gatherPer(async ({ db }: Hall, playerIds: readonly bigint[]) => {
  const keys = playerIds.map((playerId) => playerWallet(playerId, 'TWD'))
  const balances = await hallLedger.balances(sqlRunner(db), keys)
  return keys.map((key) => balances.get(key)?.availableMinor ?? ZERO)
})

/** The main wallet’s available balance in TWD cents. */
export const readMainBalance = (db: Kysely<Database>, playerId: bigint): Promise<Minor> =>
  readBalance(db, playerId, 'TWD')
