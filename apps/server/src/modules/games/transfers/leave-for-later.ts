import type { Kysely } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'
import type { JobKind } from '../../../jobs/job.ts'
import { pullBetsKind } from '../bets/pull-bets-kind.ts'
import { providerOf } from './platform-player.ts'
import { takeOverTransfersKind } from './take-over-kind.ts'
import type { TransferDraft } from './transfer-draft.ts'

/** The delay after which the recovery job looks for transfers of a dead process. */
const RECOVER_AFTER_MS = 20_000
/** Transfers opened within one slot share one job of each kind. */
const SLOT_MS = 1_000
const MAX_REMEMBERED_KEYS = 100

interface FollowUpJob {
  readonly kind: JobKind
  readonly payload: Readonly<Record<string, string>>
  readonly key: string
  readonly runAt: Date
}

/** The keys of the jobs that this process has committed to the queue. */
const committedKeys = new WeakMap<Hall, Set<string>>()

/**
 * Opens transfers and enqueues their follow-up jobs in the same transaction: the recovery of transfers with a dead sender,
 * and for transfers back to the main wallet a pull of the platform’s bets. Jobs that this process has already committed are
 * skipped; when none remains, `open` runs without an extra transaction.
 */
export async function withErrands<Result>(
  hall: Hall,
  drafts: readonly TransferDraft[],
  open: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const known = committedKeys.get(hall) ?? new Set()
  committedKeys.set(hall, known)
  const jobs = followUpJobsOf(hall, drafts).filter(({ key }) => !known.has(key))
  if (jobs.length === 0) return open(hall.db)
  const result = await hall.db.transaction().execute(async (trx) => {
    const opened = await open(trx)
    await enqueueJobs(hall, trx, jobs)
    return opened
  })
  if (known.size > MAX_REMEMBERED_KEYS) known.clear()
  for (const { key } of jobs) known.add(key)
  return result
}

/** Enqueues all follow-up jobs in the caller’s transaction. Does not remember them, since that transaction may roll back. */
export const leaveErrands = (hall: Hall, trx: Trx, draft: TransferDraft): Promise<void> =>
  enqueueJobs(hall, trx, followUpJobsOf(hall, [draft]))

async function enqueueJobs(hall: Hall, trx: Trx, jobs: readonly FollowUpJob[]): Promise<void> {
  for (const { kind, payload, key, runAt } of jobs)
    await hall.jobs.enqueue(trx, kind, payload, { key, runAt })
}

function followUpJobsOf(hall: Hall, drafts: readonly TransferDraft[]): FollowUpJob[] {
  const nowMs = hall.clock.now().getTime()
  const recoverAt = endOfSlot(nowMs + RECOVER_AFTER_MS)
  const platforms = new Set(drafts.flatMap(({ direction, apiKey }) => (direction === 'out' ? [apiKey] : [])))
  return [
    {
      kind: takeOverTransfersKind,
      payload: {},
      key: `take-over-transfers:${recoverAt.getTime()}`,
      runAt: recoverAt,
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
