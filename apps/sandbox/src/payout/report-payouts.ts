import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { takeFault } from '../faults/fault-store.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { payoutStatusAt, type SandboxPayout } from './payout-orders.ts'
import { signPayout } from './payout-signature.ts'

const ANSWER_WITHIN_MS = 10_000

/** Reports every payout whose status changed since its last confirmed report; unconfirmed reports are repeated. */
export async function reportPayouts(context: SandboxContext): Promise<void> {
  const now = context.clock.now()
  const payouts = await context.db
    .selectFrom('sandbox.payouts')
    .selectAll()
    .where(sql<boolean>`reported is null or (ending is null and reported = 'SENT') or reported <> ending`)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
  for (const payout of payouts) {
    const status = payoutStatusAt(payout, now)
    if (status !== 'PENDING' && status !== payout.reported) await report(context, payout, status)
  }
}

async function report(context: SandboxContext, payout: SandboxPayout, status: string): Promise<void> {
  const fault = await takeFault(context.db, 'payout')
  if (fault === 'timeout' || fault === 'fail') return
  const isHeard = await post(context, payout, status)
  if (fault === 'answer_twice') await post(context, payout, status)
  if (!isHeard) return
  await context.db
    .updateTable('sandbox.payouts')
    .set({ reported: status })
    .where('reference', '=', payout.reference)
    .execute()
}

async function post(context: SandboxContext, payout: SandboxPayout, status: string): Promise<boolean> {
  const body = JSON.stringify({
    reference: payout.reference,
    amount: payout.amount,
    status,
    ...(payout.ending !== null && { reason: 'the receiving bank refused it' }),
  })
  const timestamp = String(context.clock.now().getTime())
  const nonce = randomUUID()
  const signature = signPayout(context.payout.secret, { timestamp, nonce, operation: 'report', body })
  try {
    const response = await fetch(payout.callback_url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-payout-timestamp': timestamp,
        'x-payout-nonce': nonce,
        'x-payout-signature': signature,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    return response.ok && (await response.text()) === 'OK'
  } catch {
    return false
  }
}
