import type { TransactionType } from '@gamehall/contract/wallet'
import { type Minor, minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Db } from '../../../platform/database/database.ts'
import { subtypesOf } from '../transactions/transaction-types.ts'
import { playerWallet } from './account-keys.ts'
import { appLedger } from './app-ledger.ts'

const PAGE_SIZE = 100

/** The sum credited to a player’s TWD wallet by transactions of a type in a range, in cents. */
export async function readCreditedTotal(
  db: Db,
  playerId: bigint,
  type: TransactionType,
  range: { readonly from: Date; readonly to: Date },
): Promise<Minor> {
  let sum = 0n
  let cursor: string | undefined
  do {
    const page = await appLedger.entries(sqlRunner(db), playerWallet(playerId, 'TWD'), {
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
