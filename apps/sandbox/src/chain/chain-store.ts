import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { SandboxTables } from '../db/schema.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { blockAt } from './blocks.ts'

export type ChainTransfer = Selectable<SandboxTables['sandbox.chain_transfers']>

/** The USDT contract, as on the main net. */
export const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

/** The sender of test USDT. */
const STRANGER = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'

/** Records a transfer in the current block. `amount` in millionths of a USDT. */
export async function sendTestUsdt(
  { db, clock }: SandboxContext,
  draft: { readonly to: string; readonly amount: bigint; readonly from?: string; readonly txid?: string },
): Promise<ChainTransfer> {
  const at = clock.now()
  return db
    .insertInto('sandbox.chain_transfers')
    .values({
      txid: draft.txid ?? createHash('sha256').update(randomBytes(32)).digest('hex'),
      log_index: 0,
      sender: draft.from ?? STRANGER,
      receiver: draft.to,
      amount: draft.amount,
      block_number: blockAt(at),
      at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Lists transfers to an address, newest first, since `since`. */
export function listReceived(
  { db }: SandboxContext,
  page: { readonly address: string; readonly since: Date; readonly offset: number; readonly limit: number },
): Promise<ChainTransfer[]> {
  return db
    .selectFrom('sandbox.chain_transfers')
    .selectAll()
    .where('receiver', '=', page.address)
    .where('at', '>=', page.since)
    .orderBy('at', 'desc')
    .orderBy('txid')
    .orderBy('log_index')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

export function findTransaction({ db }: SandboxContext, txid: string): Promise<ChainTransfer[]> {
  return db
    .selectFrom('sandbox.chain_transfers')
    .selectAll()
    .where('txid', '=', txid)
    .orderBy('log_index')
    .execute()
}
