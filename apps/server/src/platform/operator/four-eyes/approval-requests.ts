import type { Selectable } from 'kysely'
import type { AppContext } from '../../context/app-context.ts'
import { type Outcome, type Refusal, refuse, succeed } from '../../context/outcome.ts'
import type { Trx } from '../../database/database.ts'
import { type PlatformTables, withPlatformTables } from '../../database/platform-tables.ts'
import { DAY_MS } from '../../time/durations.ts'
import type { ActingOperator, OperatorAction, OperatorIdentity } from '../action.ts'
import { formatAuditJson } from '../audit/format-audit-json.ts'
import { areOperatorsTied, readOperatorTies } from './operator-ties.ts'

/** A request expires after this time without a second operator. */
const REQUEST_LIFETIME_MS = DAY_MS

/** An operator's attempt to perform an action: `raw` as sent, `input` as parsed. */
export interface ActionAttempt {
  readonly action: OperatorAction
  readonly raw: unknown
  readonly input: unknown
  readonly by: OperatorIdentity
  readonly reason: string
}

export type ApprovalRow = Selectable<PlatformTables['operator_approvals']>

const sealContext = (action: string) => `operator-approval/${action}`

const hashInput = (ctx: AppContext, { action, input }: ActionAttempt): Buffer =>
  ctx.encryptor.fingerprint(formatAuditJson(input), sealContext(action.name))

/** Locks and returns the open request of the same action and input; closes an expired one first. */
export async function lockOpenApproval(
  ctx: AppContext,
  trx: Trx,
  attempt: ActionAttempt,
): Promise<ApprovalRow | undefined> {
  const now = ctx.clock.now()
  const inputHash = hashInput(ctx, attempt)
  await withPlatformTables(trx)
    .updateTable('operator_approvals')
    .set({ closed_at: now, outcome: 'expired' })
    .where('action', '=', attempt.action.name)
    .where('input_hash', '=', inputHash)
    .where('closed_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
  return withPlatformTables(trx)
    .selectFrom('operator_approvals')
    .selectAll()
    .where('action', '=', attempt.action.name)
    .where('input_hash', '=', inputHash)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Creates a request. Undefined when another operator created it at the same moment. */
export async function createApproval(
  ctx: AppContext,
  trx: Trx,
  attempt: ActionAttempt,
): Promise<ApprovalRow | undefined> {
  const { action, input, by } = attempt
  const now = ctx.clock.now()
  return withPlatformTables(trx)
    .insertInto('operator_approvals')
    .values({
      action: action.name,
      input_hash: hashInput(ctx, attempt),
      subject: action.subject(input),
      input: formatAuditJson(input, action.secrets),
      input_sealed: ctx.encryptor.encryptText(JSON.stringify(attempt.raw), sealContext(action.name)),
      version_hash: await hashVersion(ctx, trx, action, input),
      requested_by: by.name,
      reason: attempt.reason.slice(0, 500),
      requested_at: now,
      expires_at: new Date(now.getTime() + REQUEST_LIFETIME_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

async function hashVersion(ctx: AppContext, trx: Trx, action: OperatorAction, input: unknown) {
  if (action.version === undefined) return null
  const version = await action.version(trx, input, ctx)
  return ctx.encryptor.fingerprint(formatAuditJson(version ?? null), `${sealContext(action.name)}/version`)
}

/** Decrypts and parses a request's stored input. 400 when the action no longer accepts it. */
export function decryptApprovalInput(
  ctx: AppContext,
  row: ApprovalRow,
  action: OperatorAction,
): Outcome<unknown, 400> {
  if (row.input_sealed === null) return refuse(400)
  const raw: unknown = JSON.parse(ctx.encryptor.decryptText(row.input_sealed, sealContext(row.action)))
  const parsed = action.input.safeParse(raw)
  return parsed.success ? succeed(parsed.data) : refuse(400)
}

const refusalTexts = {
  self: {
    'zh-TW': '提出申請的人不能自己核准，請由另一位營運人員確認',
    en: 'You requested this yourself. Another operator has to confirm it',
  },
  tied: {
    'zh-TW': '其中一方由另一方建立或變更過，不能互相核准',
    en: 'One of you created or changed the other’s account, so you can’t confirm each other’s requests',
  },
  requesterGone: {
    'zh-TW': '申請人已沒有這項權限，請重新申請',
    en: 'The requester no longer has permission. Please submit a new request',
  },
  stale: {
    'zh-TW': '申請之後設定已經變更，請重新申請',
    en: 'This has changed since the request was made. Please submit a new request',
  },
} as const

/**
 * Closes an open, locked request as confirmed by this operator. 403: the operator's own request, one of a tied operator, or of
 * one who lost the permission. 10040: what it changes has changed since.
 */
export async function confirmApproval(
  ctx: AppContext,
  trx: Trx,
  row: ApprovalRow,
  { action, input, by }: Pick<ActionAttempt, 'action' | 'input' | 'by'>,
): Promise<Outcome<ActingOperator, 403 | 10040>> {
  const refuseWith = (
    code: 403 | 10040,
    says: (typeof refusalTexts)[keyof typeof refusalTexts],
  ): Refusal<403 | 10040> => ({
    ok: false,
    code,
    says,
  })
  const now = ctx.clock.now()
  if (row.requested_by === by.name) return refuseWith(403, refusalTexts.self)
  if (areOperatorsTied(await readOperatorTies(trx, now), row.requested_by, by.name, now))
    return refuseWith(403, refusalTexts.tied)
  const requester = await withPlatformTables(trx)
    .selectFrom('operators')
    .select('permissions')
    .where('name', '=', row.requested_by)
    .executeTakeFirst()
  if (requester?.permissions.includes(action.permission) !== true)
    return refuseWith(403, refusalTexts.requesterGone)
  const version = await hashVersion(ctx, trx, action, input)
  if (row.version_hash !== null && version?.equals(row.version_hash) !== true)
    return refuseWith(10040, refusalTexts.stale)
  await withPlatformTables(trx)
    .updateTable('operator_approvals')
    .set({ closed_at: now, outcome: 'performed', closed_by: by.name })
    .where('approval_id', '=', row.approval_id)
    .execute()
  return succeed({ ...by, requestedBy: row.requested_by })
}
