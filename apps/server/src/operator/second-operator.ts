import type { Hall } from '../core/hall.ts'
import type { Trx } from '../core/transact.ts'
import type { OperatorAction, OperatorIdentity } from './action.ts'
import { auditJson } from './audit-json.ts'

/** The first operator's word is worth this long. */
const APPROVAL_LIFETIME_MS = 24 * 3_600_000

interface Attempt {
  readonly action: OperatorAction
  readonly input: unknown
  readonly by: OperatorIdentity
  readonly reason: string
}

export type SecondOperator =
  | { readonly kind: 'confirmed'; readonly requestedBy: string }
  | {
      readonly kind: 'waiting'
      readonly approvalId: bigint
      readonly requestedBy: string
      readonly expiresAt: Date
    }

/**
 * Finds what another operator asked for in the very same words and uses it up; else records that this one asks.
 * Asking again oneself changes nothing. An asking that ran out counts as never made.
 */
export async function askSecondOperator(hall: Hall, trx: Trx, attempt: Attempt): Promise<SecondOperator> {
  const now = hall.clock.now()
  const { action, by } = attempt
  const inputHash = hall.sealer.fingerprint(auditJson(attempt.input), `operator-approval/${action.name}`)
  await trx
    .updateTable('operator_approvals')
    .set({ closed_at: now, outcome: 'expired' })
    .where('action', '=', action.name)
    .where('input_hash', '=', inputHash)
    .where('closed_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
  const expiresAt = new Date(now.getTime() + APPROVAL_LIFETIME_MS)
  // Of two operators who ask at once the second waits here, and finds the first one's asking.
  const asked = await trx
    .insertInto('operator_approvals')
    .values({
      action: action.name,
      input_hash: inputHash,
      subject: action.subject(attempt.input),
      input: auditJson(attempt.input, action.secrets),
      requested_by: by.name,
      reason: attempt.reason.slice(0, 500),
      requested_at: now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('approval_id')
    .executeTakeFirst()
  if (asked !== undefined) {
    return { kind: 'waiting', approvalId: asked.approval_id, requestedBy: by.name, expiresAt }
  }
  const open = await trx
    .selectFrom('operator_approvals')
    .selectAll()
    .where('action', '=', action.name)
    .where('input_hash', '=', inputHash)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (open === undefined) return askSecondOperator(hall, trx, attempt)
  if (open.requested_by === by.name) {
    return {
      kind: 'waiting',
      approvalId: open.approval_id,
      requestedBy: by.name,
      expiresAt: open.expires_at,
    }
  }
  await trx
    .updateTable('operator_approvals')
    .set({ closed_at: now, outcome: 'performed', closed_by: by.name })
    .where('approval_id', '=', open.approval_id)
    .execute()
  return { kind: 'confirmed', requestedBy: open.requested_by }
}
