import { batchPerOwner } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { SandboxDb } from '../db/schema.ts'

export const FAULT_TARGETS = [
  'arcade',
  'hall',
  'gateway',
  'chain',
  'payout',
  'sms',
  'mail',
  'beacon',
] as const
/** `hall`: the hall's wallet, for a provider that keeps none. */
export type FaultTarget = (typeof FAULT_TARGETS)[number]

/**
 * `timeout`: not applied, no response. `timeout_after_apply`: applied, no response. `fail`: refused. `answer_twice`: delivered or
 * reported twice. `answer_late`: applied at once, response after the caller's timeout.
 */
export const FAULT_KINDS = ['timeout', 'timeout_after_apply', 'fail', 'answer_twice', 'answer_late'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export async function plantFault(
  db: SandboxDb,
  target: FaultTarget,
  kind: FaultKind,
  times: number,
): Promise<void> {
  await db.insertInto('sandbox.faults').values({ target, kind, times_left: times }).execute()
}

/** Takes the next planted fault of a target; null when there is none. Concurrent calls are batched. */
export const takeFault = batchPerOwner(takeFaults)

/** Takes faults for concurrent calls; after the first call without a fault, the rest have none. */
async function takeFaults(db: SandboxDb, targets: readonly FaultTarget[]): Promise<(FaultKind | null)[]> {
  const well = new Set<FaultTarget>()
  const faults: (FaultKind | null)[] = []
  for (const target of targets) {
    const fault = well.has(target) ? null : await takeOne(db, target)
    if (fault === null) well.add(target)
    faults.push(fault)
  }
  return faults
}

async function takeOne(db: SandboxDb, target: FaultTarget): Promise<FaultKind | null> {
  const { rows } = await sql<{ kind: FaultKind }>`
    update sandbox.faults set times_left = times_left - 1
    where fault_id = (
      select fault_id from sandbox.faults where target = ${target} and times_left > 0
      order by fault_id limit 1 for update skip locked)
    returning kind`.execute(db)
  return rows[0]?.kind ?? null
}

export const clearFaults = (db: SandboxDb) => db.deleteFrom('sandbox.faults').execute()

export const listFaults = (db: SandboxDb) =>
  db
    .selectFrom('sandbox.faults')
    .select(['target', 'kind', 'times_left'])
    .where('times_left', '>', 0)
    .orderBy('fault_id')
    .execute()
