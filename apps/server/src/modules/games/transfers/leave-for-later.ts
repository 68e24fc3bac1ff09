import type { Kysely } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'
import type { JobKind } from '../../../jobs/job.ts'
import { pullBetsKind } from '../bets/pull-bets-kind.ts'
import { providerOf } from './platform-player.ts'
import { takeOverTransfersKind } from './take-over-kind.ts'
import type { TransferDraft } from './transfer-draft.ts'

/** If the process that opened a transfer dies, the queue takes it over after this. */
const TAKE_OVER_AFTER_MS = 20_000
/** Transfers opened in one second share one job of each kind. */
const SLOT_MS = 1_000
const MOST_REMEMBERED = 100

interface Errand {
  readonly kind: JobKind
  readonly payload: Readonly<Record<string, string>>
  readonly key: string
  readonly runAt: Date
}

/** What this process knows to be in the queue: committed. */
const left = new WeakMap<Hall, Set<string>>()

/**
 * Opens transfers and leaves in the queue, in the same transaction, what has to happen whatever becomes of this process: a
 * look for dead senders, and, where players take money home, a pull of the platform's bets as soon as it can show them.
 * What is known to be there already is not left again: then what opens the transfers is a transaction by itself.
 */
export async function withErrands<Result>(
  hall: Hall,
  drafts: readonly TransferDraft[],
  open: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const known = left.get(hall) ?? new Set()
  left.set(hall, known)
  const errands = errandsOf(hall, drafts).filter(({ key }) => !known.has(key))
  if (errands.length === 0) return open(hall.db)
  const result = await hall.db.transaction().execute(async (trx) => {
    const opened = await open(trx)
    await leave(hall, trx, errands)
    return opened
  })
  if (known.size > MOST_REMEMBERED) known.clear()
  for (const { key } of errands) known.add(key)
  return result
}

/** The same in the caller's transaction, whatever is known to be there: that may not commit. */
export const leaveErrands = (hall: Hall, trx: Trx, draft: TransferDraft): Promise<void> =>
  leave(hall, trx, errandsOf(hall, [draft]))

async function leave(hall: Hall, trx: Trx, errands: readonly Errand[]): Promise<void> {
  for (const { kind, payload, key, runAt } of errands)
    await hall.jobs.enqueue(trx, kind, payload, { key, runAt })
}

function errandsOf(hall: Hall, drafts: readonly TransferDraft[]): Errand[] {
  const nowMs = hall.clock.now().getTime()
  const takeOverAt = endOfSlot(nowMs + TAKE_OVER_AFTER_MS)
  const platforms = new Set(drafts.flatMap(({ direction, apiKey }) => (direction === 'out' ? [apiKey] : [])))
  return [
    {
      kind: takeOverTransfersKind,
      payload: {},
      key: `take-over-transfers:${takeOverAt.getTime()}`,
      runAt: takeOverAt,
    },
    ...[...platforms].sort().map((apiKey) => {
      const pullAt = endOfSlot(nowMs + providerOf(hall, apiKey).capabilities.pullLagMs + SLOT_MS / 2)
      return {
        kind: pullBetsKind,
        payload: { api_key: apiKey },
        key: `pull-bets:${apiKey}:${pullAt.getTime()}`,
        runAt: pullAt,
      }
    }),
  ]
}

const endOfSlot = (ms: number) => new Date((Math.floor(ms / SLOT_MS) + 1) * SLOT_MS)
