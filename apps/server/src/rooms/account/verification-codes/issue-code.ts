import {
  VERIFICATION_CODE_LENGTH,
  VERIFICATION_CODE_LIFETIME_MS,
  VERIFICATION_CODE_RESEND_MS,
} from '@gamehall/contract/constants'
import { addressKey } from '@gamehall/http'
import { type Outcome, type Refusal, refuse, succeed } from '../../../platform/context/outcome.ts'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { rateLimitScale } from '../../../platform/http/rate-limits/rate-limits.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { logSecurityEvent, type SecurityEvent } from '../../../platform/telemetry/security-log.ts'
import type { DeliveryResult } from '../../../providers/delivery-result.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'
import { type CodeMessage, formatCodeMessage, formatNotice, type Notice } from './code-messages.ts'
import { findExhaustedSmsBudget, refuseForSmsBudget } from './sms-budget.ts'
import type { CodeTarget } from './verification-code.ts'

/** Most codes in a period to one target, and requested by one IP address or device. */
const SEND_LIMITS = [
  { column: 'target', most: 10, withinMs: 86_400_000 },
  { column: 'ip', most: 30, withinMs: 3_600_000 },
  { column: 'device_id', most: 15, withinMs: 3_600_000 },
] as const

export interface CodeIssue extends CodeTarget {
  /** Set when a code would be of no use: the target gets this notice, and an unknown random code is stored instead. */
  readonly notice: Notice | null
  readonly deliver: (message: CodeMessage) => Promise<DeliveryResult>
}

export interface CodeSent {
  /** Seconds until the next code may be requested. */
  readonly resend_in: number
  /** Seconds until the code expires. */
  readonly expires_in: number
}

/**
 * Creates a code, replaces the earlier one of the same purpose and target, and sends it. 10190: requested too soon or too
 * often, or the day's SMS budget is used up. `undelivered`: the vendor refused the message and the code is deleted. When
 * the vendor does not answer, the code stays valid, because it may have arrived.
 */
export async function issueCode(
  ctx: AccountContext,
  issue: CodeIssue,
  caller: Caller,
): Promise<Outcome<CodeSent, 10190> | 'undelivered'> {
  const code = ctx.ids.digits(VERIFICATION_CODE_LENGTH)
  const codeHash = await hashPassword(issue.notice === null ? code : ctx.ids.token())
  const kept = await transact(ctx.db, (trx) => keepCode(ctx, trx, issue, codeHash, caller))
  if (!kept.ok) {
    const { exhausted, ...refusal } = kept
    if (exhausted !== undefined) logSecurityEvent(ctx, exhausted, caller)
    return refusal
  }

  const { purpose, target, notice } = issue
  const message =
    notice === null ? formatCodeMessage(purpose, code, caller.locale) : formatNotice(notice, caller.locale)
  const delivery = await issue.deliver(message)
  if (delivery.status !== 'sent') {
    ctx.log.warn(
      { purpose, status: delivery.status, reason: delivery.reason },
      'verification code not confirmed',
    )
  }
  if (delivery.status !== 'refused') return kept
  await ctx.db
    .deleteFrom('verification_codes')
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('code_hash', '=', codeHash)
    .execute()
  return 'undelivered'
}

type Kept =
  | { readonly ok: true; readonly data: CodeSent }
  | (Refusal<10190> & { readonly exhausted?: SecurityEvent })

async function keepCode(
  ctx: AccountContext,
  trx: AccountTrx,
  { purpose, target }: CodeTarget,
  codeHash: string,
  { ip, deviceId }: Caller,
): Promise<Kept> {
  const now = ctx.clock.now()
  const send = { at: now, target, ip: addressKey(ip), device_id: deviceId }
  const limit = await limitHit(ctx, trx, send)
  if (limit !== null) return { ...refuse(10190), exhausted: { event: 'limit.hit', limit } }
  const code = {
    code_hash: codeHash,
    tries: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + VERIFICATION_CODE_LIFETIME_MS),
    used_at: null,
  }
  const kept = await trx
    .insertInto('verification_codes')
    .values({ purpose, target, ...code })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'target'])
        .doUpdateSet(code)
        .where('verification_codes.sent_at', '<=', new Date(now.getTime() - VERIFICATION_CODE_RESEND_MS)),
    )
    .returning('purpose')
    .executeTakeFirst()
  if (kept === undefined) return refuse(10190)
  const budget = await findExhaustedSmsBudget(ctx, trx, target, now)
  if (budget !== null) return { ...refuseForSmsBudget(), exhausted: { event: 'budget.exceeded', budget } }
  await trx.insertInto('code_sends').values(send).execute()
  return succeed({
    resend_in: VERIFICATION_CODE_RESEND_MS / 1000,
    expires_in: VERIFICATION_CODE_LIFETIME_MS / 1000,
  })
}

interface Send {
  readonly at: Date
  readonly target: string
  readonly ip: string
  readonly device_id: string | null
}

/** The name of the send limit that is reached; null for none. Advisory locks per counted key serialize concurrent sends. */
async function limitHit(ctx: AccountContext, trx: AccountTrx, send: Send): Promise<string | null> {
  const limits = SEND_LIMITS.filter(({ column }) => send[column] !== null)
  for (const name of limits.map(({ column }) => `code-sends/${column}/${send[column]}`).toSorted())
    await acquireAdvisoryLock(trx, name)
  const scale = rateLimitScale(ctx.config)
  for (const { column, most, withinMs } of limits) {
    const { sent } = await trx
      .selectFrom('code_sends')
      .select((row) => row.fn.countAll<bigint>().as('sent'))
      .where(column, '=', send[column])
      .where('at', '>', new Date(send.at.getTime() - withinMs))
      .executeTakeFirstOrThrow()
    if (sent >= BigInt(Math.ceil(most * scale))) return `code_sends_by_${column}`
  }
  return null
}
