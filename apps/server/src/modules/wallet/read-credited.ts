import type { TransactionType } from '@gamehall/contract/wallet'
import { type Minor, minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { playerWallet } from './account-keys.ts'
import { hallLedger } from './hall-ledger.ts'
import { subtypesOf } from './transaction-types.ts'

const PAGE_SIZE = 100

/** The sum credited to a player’s TWD wallet by transactions of a type in a range, in cents. */
export async function readCredited(
  db: Kysely<Database>,
  playerId: bigint,
  type: TransactionType,
  range: { readonly from: Date; readonly to: Date },
): Promise<Minor> {
  let sum = 0n
  let cursor: string | undefined
  do {
    const page = await hallLedger.entries(sqlRunner(db), playerWallet(playerId, 'TWD'), {
      ...range,
      kinds: subtypesOf(type),
      limit: PAGE_SIZE,
      ...(cursor !== undefined && { cursor }),
    })
    for (const { amountMinor } of page.entries) if (amountMinor > 0n) sum += amountMinor
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return minor(sum)
}
