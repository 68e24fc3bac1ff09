import type { TransferStatus } from '@gamehall/contract/games'
import type { Selectable, Updateable } from 'kysely'
import type { GamesDb, GamesTables, GamesTrx } from '../tables.ts'
import { canTransition, OPEN_TRANSFER_STATES } from './transfer-states.ts'

export type TransferRow = Selectable<GamesTables['platform_transfers']>
/** A transfer after processing; `main_balance` is the player’s available balance in TWD cents if it was just settled. */
export interface ProcessedTransfer extends TransferRow {
  readonly main_balance?: bigint
}

export const readTransfer = (db: GamesDb, reference: string): Promise<TransferRow | undefined> =>
  db.selectFrom('platform_transfers').selectAll().where('reference', '=', reference).executeTakeFirst()

/** Locks a transfer until the transaction ends. Throws when there is none. */
export const lockTransfer = (trx: GamesTrx, reference: string): Promise<TransferRow> =>
  trx
    .selectFrom('platform_transfers')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const readTransferByKey = (
  db: GamesDb,
  key: Pick<TransferRow, 'player_id' | 'idempotency_key' | 'api_key' | 'direction'>,
): Promise<TransferRow | undefined> =>
  db
    .selectFrom('platform_transfers')
    .selectAll()
    .where('player_id', '=', key.player_id)
    .where('idempotency_key', '=', key.idempotency_key)
    .where('api_key', '=', key.api_key)
    .where('direction', '=', key.direction)
    .executeTakeFirst()

/** The player's open transfers, of every platform. */
export const readOpenTransfers = (db: GamesDb, playerId: bigint): Promise<TransferRow[]> =>
  db
    .selectFrom('platform_transfers')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', 'in', [...OPEN_TRANSFER_STATES])
    .execute()

/** The references of transfers that were sent and have not changed since `since`. */
export async function readAbandonedTransfers(db: GamesDb, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('platform_transfers')
    .select('reference')
    .where('state', '=', 'SENT')
    .where('updated_at', '<=', since)
    .orderBy('updated_at')
    .execute()
  return rows.map(({ reference }) => reference)
}

type Change = Omit<Updateable<GamesTables['platform_transfers']>, 'state' | 'reference'>

/** Changes the state of a locked transfer. Throws on a transition that is not allowed. */
export async function changeTransferState(
  trx: GamesTrx,
  transfer: TransferRow,
  to: TransferStatus,
  at: Date,
  change: Change = {},
): Promise<TransferRow> {
  if (!canTransition(transfer.state, to))
    throw new Error(`transfer ${transfer.reference}: ${transfer.state} cannot become ${to}`)
  return trx
    .updateTable('platform_transfers')
    .set({ ...change, state: to, updated_at: at })
    .where('reference', '=', transfer.reference)
    .where('state', '=', transfer.state)
    .returningAll()
    .executeTakeFirstOrThrow()
}
