import type { TransferStatus } from '@gamehall/contract/games'
import { ItemError } from '@gamehall/postgres'
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'
import type { GamesTables } from '../../../db/tables/games.ts'
import type { TransferDraft } from './transfer-draft.ts'
import { canBecome, OPEN_STATES } from './transfer-states.ts'

export type TransferRow = Selectable<GamesTables['platform_transfers']>
type Db = Kysely<Database>

export const readTransfer = (db: Db, reference: string): Promise<TransferRow | undefined> =>
  db.selectFrom('platform_transfers').selectAll().where('reference', '=', reference).executeTakeFirst()

/** A transfer to be written, with the reference that was minted for it. */
interface NamedDraft extends TransferDraft {
  readonly reference: string
}

/**
 * Writes new transfers, sent at once; those that another transfer is in the way of (the same key, or still open on the same
 * platform) are left out of the answer. Locks in the order of players.
 */
export async function insertTransfers(
  trx: Trx,
  drafts: readonly NamedDraft[],
  at: Date,
): Promise<TransferRow[]> {
  const given = drafts.map((draft) => ({
    reference: draft.reference,
    player_id: draft.playerId.toString(),
    api_key: draft.apiKey,
    direction: draft.direction,
    amount_minor: draft.amountMinor?.toString() ?? null,
    idempotency_key: draft.idempotencyKey,
  }))
  const { rows } = await sql<TransferRow>`
    insert into platform_transfers
        (reference, player_id, api_key, direction, amount_minor, idempotency_key, state, created_at, sent_at, updated_at)
      select reference, player_id, api_key, direction, amount_minor, idempotency_key, 'SENT', ${at}, ${at}, ${at}
        from json_to_recordset(${JSON.stringify(given)}::json) as g(reference text, player_id bigint, api_key text,
          direction text, amount_minor bigint, idempotency_key text)
        order by player_id, api_key, reference
      on conflict do nothing
      returning *`.execute(trx)
  return rows
}

/** Takes back rows that this transaction wrote; nobody has seen them. */
export async function deleteTransfers(trx: Trx, references: readonly string[]): Promise<void> {
  if (references.length === 0) return
  await trx
    .deleteFrom('platform_transfers')
    .where('reference', 'in', [...references])
    .execute()
}

/** Transfers under lock until the transaction ends, in the order of their references; one that is not there is left out. */
export const lockTransfers = (trx: Trx, references: readonly string[]): Promise<TransferRow[]> =>
  trx
    .selectFrom('platform_transfers')
    .selectAll()
    .where('reference', 'in', [...references])
    .orderBy('reference')
    .forUpdate()
    .execute()

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

/** Takes locked transfers to SUCCESS, each with the amount that was moved; answers them in no order. */
export async function markSucceeded(
  trx: Trx,
  moved: readonly { readonly transfer: TransferRow; readonly amountMinor: bigint }[],
  at: Date,
): Promise<TransferRow[]> {
  for (const { transfer } of moved) refuseStep(transfer, 'SUCCESS')
  const given = moved.map(({ transfer, amountMinor }) => ({
    reference: transfer.reference,
    amount_minor: amountMinor.toString(),
  }))
  const { rows } = await sql<TransferRow>`
    update platform_transfers t set state = 'SUCCESS', amount_minor = g.amount_minor, error = null, updated_at = ${at}
      from json_to_recordset(${JSON.stringify(given)}::json) as g(reference text, amount_minor bigint)
      where t.reference = g.reference
      returning t.*`.execute(trx)
  return rows
}

function refuseStep(transfer: TransferRow, to: TransferStatus): void {
  if (!canBecome(transfer.state, to))
    throw new ItemError(`transfer ${transfer.reference}: ${transfer.state} cannot become ${to}`)
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
  refuseStep(transfer, to)
  return trx
    .updateTable('platform_transfers')
    .set({ ...change, state: to, updated_at: at })
    .where('reference', '=', transfer.reference)
    .where('state', '=', transfer.state)
    .returningAll()
    .executeTakeFirstOrThrow()
}
