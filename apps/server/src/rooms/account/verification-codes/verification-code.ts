import type { EmailPurpose, SmsPurpose } from '@gamehall/contract/account'
import { VERIFICATION_CODE_MAX_TRIES } from '@gamehall/contract/constants'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { verifyPassword } from '../passwords/password-hash.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'

export type CodePurpose = SmsPurpose | EmailPurpose

/** A code's purpose and target: a phone in E.164, or an email address. */
export interface CodeTarget {
  readonly purpose: CodePurpose
  readonly target: string
}

/** A correct code that still has to be consumed. */
export interface VerifiedCode extends CodeTarget {
  readonly codeHash: string
  /** It was used before: consuming it fails, but it shows that the caller owns the target. */
  readonly isUsed: boolean
}

/**
 * Verifies a code without consuming it. The attempt is counted before the comparison, so that parallel guesses count too,
 * and taken back when the code is correct. 10014: wrong; 10015: no valid code (never sent, expired, used, or too many
 * attempts).
 */
export async function verifyCode(
  ctx: AccountContext,
  { purpose, target }: CodeTarget,
  code: string,
  caller: Pick<Caller, 'ip' | 'requestId' | 'session'>,
): Promise<Outcome<VerifiedCode, 10014 | 10015>> {
  const fail = <const Code extends 10014 | 10015>(refused: Code) => {
    const who = caller.session === null ? {} : { playerId: caller.session.playerId }
    logSecurityEvent(ctx, { event: 'code.failed', purpose, ...who }, caller)
    return refuse(refused)
  }
  const row = await ctx.db
    .updateTable('verification_codes')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('expires_at', '>', ctx.clock.now())
    .where('tries', '<', VERIFICATION_CODE_MAX_TRIES)
    .returning(['code_hash', 'used_at'])
    .executeTakeFirst()
  if (row === undefined) return fail(10015)
  const isUsed = row.used_at !== null
  if (!(await verifyPassword(row.code_hash, code))) return fail(isUsed ? 10015 : 10014)
  await ctx.db
    .updateTable('verification_codes')
    .set((column) => ({ tries: column('tries', '-', 1) }))
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('code_hash', '=', row.code_hash)
    .execute()
  return succeed({ purpose, target, codeHash: row.code_hash, isUsed })
}

/** Marks a verified code as used, in the transaction of the operation it authorizes. 10015: another call used it first. */
export async function consumeCode(
  ctx: AccountContext,
  trx: AccountTrx,
  code: VerifiedCode,
): Promise<Outcome<null, 10015>> {
  const used = await trx
    .updateTable('verification_codes')
    .set({ used_at: ctx.clock.now() })
    .where('purpose', '=', code.purpose)
    .where('target', '=', code.target)
    .where('code_hash', '=', code.codeHash)
    .where('used_at', 'is', null)
    .returning('purpose')
    .executeTakeFirst()
  return used === undefined ? refuse(10015) : succeed(null)
}
