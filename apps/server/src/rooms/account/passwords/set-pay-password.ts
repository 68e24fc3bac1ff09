import type { setPayPassword as call } from '@gamehall/contract/account'
import { refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { sendPush } from '../../inbox/index.ts'
import { toE164 } from '../contacts/contact-format.ts'
import { clearAttemptKeys } from '../login/login-attempts.ts'
import { type PlayerRow, readPlayer } from '../players/player-queries.ts'
import { notifySecurityChange } from '../security/notify-security.ts'
import { startSecurityHold } from '../security/security-hold.ts'
import type { AccountContext } from '../tables.ts'
import { consumeCode, verifyCode } from '../verification-codes/verification-code.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { validateNewPassword } from './password-strength.ts'
import { payAttemptKey } from './verify-pay-password.ts'

/**
 * Sets or changes the pay password (§3, §5) by a code to the player's own phone, or email when there is no phone. It has
 * the login password's format and must differ from it (400). Clears the attempt counts. A change notifies the contacts and
 * starts the security hold. 10014, 10015: wrong or missing code.
 */
export const setPayPassword: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const player = await readPlayer(ctx.db, playerId)
  if (player === undefined) return refuse(401)
  const strength = validateNewPassword(request.password, player)
  if (!strength.ok) return strength
  const target = payCodeTarget(player)
  if (target === null) return refuse(10015)
  const code = await verifyCode(ctx, { purpose: 'set_pay_password', target }, request.code, caller)
  if (!code.ok) return code
  if (await verifyPassword(player.password_hash, request.password)) {
    return refuseField('password', 'password_is_login')
  }
  const payPasswordHash = await hashPassword(request.password)
  const set = await transact(ctx.db, async (trx) => {
    const used = await consumeCode(ctx, trx, code.data)
    if (!used.ok) return used
    await trx
      .updateTable('players')
      .set({ pay_password_hash: payPasswordHash })
      .where('player_id', '=', playerId)
      .execute()
    if (isChange(player)) {
      await startSecurityHold(ctx, trx, playerId)
      await notifySecurityChange(ctx, trx, playerId, 'payPassword')
    }
    await clearAttemptKeys(trx, [payAttemptKey(playerId)])
    await sendPush(ctx, trx, playerId, {
      msg_type: 'user_change',
      push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
      content: { keys: ['has_pay_password'] },
    })
    return succeed({})
  })
  if (set.ok)
    logSecurityEvent(ctx, { event: 'credential.changed', credential: 'pay_password', playerId }, caller)
  return set
}

/** Whether the security hold starts: always, except for a first pay password proven by the contact of the registration. */
const isChange = (player: PlayerRow): boolean =>
  player.pay_password_hash !== null ||
  (player.phone === null ? player.email_bound_at : player.phone_bound_at) !== null

/** Where the code goes: the phone in E.164, else the email. Null when the player has neither. */
const payCodeTarget = (player: PlayerRow): string | null =>
  player.phone === null ? player.email : toE164(player.area_code, player.phone)
