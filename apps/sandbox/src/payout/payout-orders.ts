import type { Selectable } from 'kysely'
import type { SandboxTables } from '../db/schema.ts'
import type { SandboxContext } from '../sandbox-context.ts'

export type SandboxPayout = Selectable<SandboxTables['sandbox.payouts']>
export type PayoutStatus = 'PENDING' | 'SENT' | 'SUCCESS' | 'FAILED' | 'RETURNED'

const SENT_AFTER_MS = 3_000
const ARRIVED_AFTER_MS = 8_000

/** Creates a payout; null when the reference exists. */
export async function createPayout(
  { db, clock }: SandboxContext,
  draft: Pick<SandboxPayout, 'reference' | 'amount' | 'account' | 'callback_url'>,
): Promise<SandboxPayout | null> {
  const taken = await db
    .insertInto('sandbox.payouts')
    .values({ ...draft, created_at: clock.now(), ending: null, ended_at: null, reported: null })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst()
  return taken ?? null
}

export const findPayout = ({ db }: SandboxContext, reference: string): Promise<SandboxPayout | undefined> =>
  db.selectFrom('sandbox.payouts').selectAll().where('reference', '=', reference).executeTakeFirst()

/** The status of a payout at an instant of the server clock. */
export function payoutStatusAt({ created_at, ending }: SandboxPayout, now: Date): PayoutStatus {
  if (ending !== null) return ending
  const ageMs = now.getTime() - created_at.getTime()
  if (ageMs < SENT_AFTER_MS) return 'PENDING'
  return ageMs < ARRIVED_AFTER_MS ? 'SENT' : 'SUCCESS'
}

/** Returns a payout: `FAILED` when it was not sent yet, else `RETURNED`. Null for an unknown or ended payout. */
export async function returnPayout(
  context: SandboxContext,
  reference: string,
): Promise<SandboxPayout | null> {
  const payout = await findPayout(context, reference)
  if (payout === undefined || payout.ending !== null) return null
  const now = context.clock.now()
  const ending = payoutStatusAt(payout, now) === 'PENDING' ? 'FAILED' : 'RETURNED'
  const ended = await context.db
    .updateTable('sandbox.payouts')
    .set({ ending, ended_at: now })
    .where('reference', '=', reference)
    .where('ending', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return ended ?? null
}

export const listPayouts = ({ db }: SandboxContext): Promise<SandboxPayout[]> =>
  db.selectFrom('sandbox.payouts').selectAll().orderBy('created_at', 'desc').limit(20).execute()
