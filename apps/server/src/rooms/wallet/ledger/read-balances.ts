import { type Currency, type Minor, ZERO } from '@gamehall/money'
import { batchPerOwner, sqlRunner } from '@gamehall/postgres'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { playerWallet } from './account-keys.ts'
import { appLedger } from './app-ledger.ts'

/** A player’s available balance in a currency (posted minus held), in minor units. */
export async function readBalance(db: Db, playerId: bigint, currency: Currency): Promise<Minor> {
  const balance = await appLedger.balance(sqlRunner(db), playerWallet(playerId, currency))
  return balance?.availableMinor ?? ZERO
}

/** The main wallets’ available balances in TWD cents, in the order of the players. */
export async function readMainBalances(db: Db, playerIds: readonly bigint[]): Promise<readonly Minor[]> {
  const keys = playerIds.map((playerId) => playerWallet(playerId, 'TWD'))
  const balances = await appLedger.balances(sqlRunner(db), keys)
  return keys.map((key) => balances.get(key)?.availableMinor ?? ZERO)
}

/** The main wallet’s available balance in TWD cents; concurrent reads are batched into one query. */
export const readMainBalanceBatched = batchPerOwner(({ db }: AppContext, playerIds: readonly bigint[]) =>
  readMainBalances(db, playerIds),
)

/** The main wallet’s available balance in TWD cents. */
export const readMainBalance = (db: Db, playerId: bigint): Promise<Minor> => readBalance(db, playerId, 'TWD')
