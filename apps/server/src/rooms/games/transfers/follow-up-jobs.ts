import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { pullBetsJob } from '../bets/jobs/pull-bets-job.ts'
import { transferProviderOf } from '../platforms/provider-of.ts'
import type { GamesContext, GamesDb, GamesTrx } from '../tables.ts'
import { recoverTransfersJob } from './jobs/recover-transfers-job.ts'
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
const committedKeys = new WeakMap<GamesContext, Set<string>>()

/**
 * Opens transfers and enqueues their follow-up jobs in the same transaction: the recovery of transfers with a dead sender,
 * and for transfers back to the main wallet a pull of the platform’s bets. Jobs that this process has already committed are
 * skipped; when none remains, `open` runs without an extra transaction.
 */
export async function withFollowUpJobs<Result>(
  ctx: GamesContext,
  drafts: readonly TransferDraft[],
  open: (db: GamesDb) => Promise<Result>,
): Promise<Result> {
  const known = committedKeys.get(ctx) ?? new Set()
  committedKeys.set(ctx, known)
  const jobs = (await followUpJobsOf(ctx, drafts)).filter(({ key }) => !known.has(key))
  if (jobs.length === 0) return open(ctx.db)
  const result = await ctx.db.transaction().execute(async (trx) => {
    const opened = await open(trx)
    await enqueueJobs(ctx, trx, jobs)
    return opened
  })
  if (known.size > MAX_REMEMBERED_KEYS) known.clear()
  for (const { key } of jobs) known.add(key)
  return result
}

/** Enqueues all follow-up jobs in the caller’s transaction. Does not remember them, since that transaction may roll back. */
export const enqueueFollowUpJobs = async (
  ctx: GamesContext,
  trx: GamesTrx,
  draft: TransferDraft,
): Promise<void> => enqueueJobs(ctx, trx, await followUpJobsOf(ctx, [draft]))

async function enqueueJobs(ctx: GamesContext, trx: GamesTrx, jobs: readonly FollowUpJob[]): Promise<void> {
  for (const { kind, payload, key, runAt } of jobs) await ctx.jobs.enqueue(trx, kind, payload, { key, runAt })
}

async function followUpJobsOf(ctx: GamesContext, drafts: readonly TransferDraft[]): Promise<FollowUpJob[]> {
  const nowMs = ctx.clock.now().getTime()
  const recoverAt = endOfSlot(nowMs + RECOVER_AFTER_MS)
  const platforms = new Set(drafts.flatMap(({ direction, apiKey }) => (direction === 'out' ? [apiKey] : [])))
  return [
    {
      kind: recoverTransfersJob,
      payload: {},
      key: `take-over-transfers:${recoverAt.getTime()}`,
      runAt: recoverAt,
    },
    ...(await Promise.all([...platforms].sort().map((apiKey) => pullBetsSoon(ctx, apiKey, nowMs)))),
  ]
}

async function pullBetsSoon(ctx: GamesContext, apiKey: string, nowMs: number): Promise<FollowUpJob> {
  const { pullLagMs } = (await transferProviderOf(ctx, apiKey)).capabilities
  const pullAt = endOfSlot(nowMs + pullLagMs + SLOT_MS / 2)
  return {
    kind: pullBetsJob,
    payload: { api_key: apiKey },
    key: `pull-bets:${apiKey}:${pullAt.getTime()}`,
    runAt: pullAt,
  }
}

const endOfSlot = (ms: number) => new Date((Math.floor(ms / SLOT_MS) + 1) * SLOT_MS)
