import { gatherPer } from '@gamehall/postgres'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../../core/outcome.ts'
import type { Trx } from '../../../core/transact.ts'
import { holdEach } from '../../wallet/index.ts'
import { leaveForLater } from './leave-for-later.ts'
import { holdRequest } from './settle-transfer.ts'
import type { TransferDraft } from './transfer-draft.ts'
import { deleteTransfers, insertTransfers, readTransferByKey, type TransferRow } from './transfer-queries.ts'

export interface OpenedTransfer {
  readonly transfer: TransferRow
  /** Whether this call opened it: then, and only then, its caller sends it. */
  readonly isNew: boolean
}

type Opened = Outcome<OpenedTransfer, 10031 | 30011>

const REFERENCE_RANDOM_LENGTH = 12

/**
 * Commits a transfer as SENT before its caller sends it: its row, the hold (in) and the job that finishes it should this
 * process die. The same key answers the same transfer. Transfers of several players are opened together.
 * 10031: not enough money. 30011: another transfer of this player on this platform is still open.
 */
export const openTransfer = gatherPer(openTogether, {
  keyOf: ({ playerId }) => playerId.toString(),
})

async function openTogether(hall: Hall, drafts: readonly TransferDraft[]): Promise<Opened[]> {
  const named = drafts.map((draft) => ({ ...draft, reference: newReference(hall) }))
  const opened = await hall.db.transaction().execute(async (trx) => {
    const inserted = await insertTransfers(trx, named, hall.clock.now())
    const poor = await holdForTransfers(hall, trx, inserted)
    await deleteTransfers(trx, [...poor])
    const rows = inserted.filter(({ reference }) => !poor.has(reference))
    const confirm = rows.length === 0 ? () => {} : await leaveForLater(hall, trx, drafts)
    return { rows: new Map(rows.map((row) => [row.reference, row])), poor, confirm }
  })
  opened.confirm()
  return Promise.all(
    named.map(({ reference, ...draft }): Opened | Promise<Opened> => {
      const transfer = opened.rows.get(reference)
      if (transfer !== undefined) return succeed({ transfer, isNew: true })
      return opened.poor.has(reference) ? refuse(10031) : findInTheWay(hall, draft)
    }),
  )
}

/** Holds the money of those that go in; answers the references of those whose players have too little. */
async function holdForTransfers(hall: Hall, trx: Trx, rows: readonly TransferRow[]): Promise<Set<string>> {
  const goingIn = rows.filter(({ direction }) => direction === 'in')
  if (goingIn.length === 0) return new Set()
  const held = await holdEach(hall, trx, goingIn.map(holdRequest))
  return new Set(goingIn.flatMap(({ reference }, index) => (held[index]?.ok === true ? [] : [reference])))
}

/** The transfer in the way may be this very one, opened by an earlier call or a twin of this one. */
async function findInTheWay(hall: Hall, draft: TransferDraft): Promise<Opened> {
  const twin = await readTransferByKey(hall.db, {
    player_id: draft.playerId,
    idempotency_key: draft.idempotencyKey,
    api_key: draft.apiKey,
    direction: draft.direction,
  })
  return twin === undefined ? refuse(30011) : succeed({ transfer: twin, isNew: false })
}

function newReference(hall: Hall): string {
  const stamp = hall.clock.now().toISOString().replace(/\D/g, '').slice(2, 14)
  return `T${stamp}${hall.ids.code(REFERENCE_RANDOM_LENGTH)}`
}
