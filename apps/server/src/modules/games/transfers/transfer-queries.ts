import type { TransferStatus } from '@gamehall/contract/games'
import type { Kysely, Selectable, Updateable } from 'kysely'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'
import type { GamesTables } from '../../../db/tables/games.ts'
import { canBecome, OPEN_STATES } from './transfer-states.ts'

export type TransferRow = Selectable<GamesTables['platform_transfers']>
/** A transfer that was just settled comes with what its player can spend now, in TWD cents. */
export interface CarriedTransfer extends TransferRow {
  readonly main_balance?: bigint
}

type Db = Kysely<Database>

export const readTransfer = (db: Db, reference: string): Promise<TransferRow | undefined> =>
  db.selectFrom('platform_transfers').selectAll().where('reference', '=', reference).executeTakeFirst()

/** The transfer under lock until the transaction ends: one step at a time. Throws when there is none. */
export const lockTransfer = (trx: Trx, reference: string): Promise<TransferRow> =>
  trx
    .selectFrom('platform_transfers')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const readTransferByKey = (
  db: Db,
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
export const readOpenTransfers = (db: Db, playerId: bigint): Promise<TransferRow[]> =>
  db
    .selectFrom('platform_transfers')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', 'in', [...OPEN_STATES])
    .execute()

/** Transfers whose sender wrote nothing down since: their references. */
export async function readAbandonedTransfers(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('platform_transfers')
    .select('reference')
    .where('state', 'in', ['CREATED', 'HELD', 'SENT'])
    .where('updated_at', '<=', since)
    .orderBy('updated_at')
    .execute()
  return rows.map(({ reference }) => reference)
}

type Change = Omit<Updateable<GamesTables['platform_transfers']>, 'state' | 'reference'>

/** Takes a locked transfer to its next state. Throws on a step that the table of states does not have. */
export async function changeState(
  trx: Trx,
  transfer: TransferRow,
  to: TransferStatus,
  at: Date,
  change: Change = {},
): Promise<TransferRow> {
  if (!canBecome(transfer.state, to))
    throw new Error(`transfer ${transfer.reference}: ${transfer.state} cannot become ${to}`)
  return trx
    .updateTable('platform_transfers')
    .set({ ...change, state: to, updated_at: at })
    .where('reference', '=', transfer.reference)
    .where('state', '=', transfer.state)
    .returningAll()
    .executeTakeFirstOrThrow()
}
