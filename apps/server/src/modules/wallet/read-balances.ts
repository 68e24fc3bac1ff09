import { type Currency, type Minor, ZERO } from '@gamehall/money'
import { gatherPer, sqlRunner } from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import type { Hall } from '../../core/hall.ts'
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

/** What players can spend from their main wallets now, in TWD cents, by player. */
export async function readMainBalances(
  db: Kysely<Database>,
  playerIds: readonly bigint[],
): Promise<Map<bigint, Minor>> {
  if (playerIds.length === 0) return new Map()
  const balances = await hallLedger.balances(
    sqlRunner(db),
    playerIds.map((playerId) => playerWallet(playerId, 'TWD')),
  )
  const of = (playerId: bigint) => balances.get(playerWallet(playerId, 'TWD'))?.availableMinor ?? ZERO
  return new Map(playerIds.map((playerId) => [playerId, of(playerId)]))
}

/** The same of one player, read together with those that others ask for at the moment. */
export const askMainBalance = gatherPer(async (hall: Hall, playerIds: readonly bigint[]) => {
  const balances = await readMainBalances(hall.db, playerIds)
  return playerIds.map((playerId) => balances.get(playerId) ?? ZERO)
})

/** What a player can spend from the main wallet now, in TWD cents. */
export const readMainBalance = (db: Kysely<Database>, playerId: bigint): Promise<Minor> =>
  readBalance(db, playerId, 'TWD')
