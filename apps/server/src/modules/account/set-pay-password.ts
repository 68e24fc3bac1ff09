import type { setPayPassword as call } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { refuse, refuseField, succeed } from '../../core/outcome.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { sendPush } from '../inbox/index.ts'
import { forgetKeys } from './login-attempts.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { validateNewPassword } from './password-strength.ts'
import { payAttemptKey } from './pay-password.ts'
import { toE164 } from './phone-number.ts'
import { type PlayerRow, readPlayer } from './player-queries.ts'
import { notifySecurityChange } from './security/notify-security.ts'
import { beginSecurityHold } from './security/security-hold.ts'
import { consumeCode, tryCode } from './verification-code.ts'

/**
 * Sets or changes the pay password (§3, §5) by a code to the player's own phone, or mailbox where there is no phone.
 * Of the login password's form, and neither that password nor the account. Unlocks what wrong tries had locked. A change
 * tells the contacts and holds withdrawals and transfers for a while.
 */
export const setPayPassword: UseCase<typeof call> = async (hall, request, caller) => {
  const { playerId, accountType } = caller.session
  if (accountType === ACCOUNT_TYPES.test) return refuse(403)
  const player = await readPlayer(hall.db, playerId)
  if (player === undefined) return refuse(401)
  const strength = validateNewPassword(request.password, player)
  if (!strength.ok) return strength
  const target = payCodeTarget(player)
  if (target === null) return refuse(10015)
  const code = await tryCode(hall, { purpose: 'set_pay_password', target }, request.code, caller)
  if (!code.ok) return code
  if (await isPassword(player.password_hash, request.password)) {
    return refuseField('password', 'password_is_login')
  }
  const payPasswordHash = await hashPassword(request.password)
  const set = await transact(hall.db, async (trx) => {
    const used = await consumeCode(hall, trx, code.data)
    if (!used.ok) return used
    await trx
      .updateTable('players')
      .set({ pay_password_hash: payPasswordHash })
      .where('player_id', '=', playerId)
      .execute()
    if (isChange(player)) {
      await beginSecurityHold(hall, trx, playerId)
      await notifySecurityChange(hall, trx, playerId, 'payPassword')
    }
    await forgetKeys(trx, [payAttemptKey(playerId)])
    await sendPush(hall, trx, playerId, {
      msg_type: 'user_change',
      push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
      content: { keys: ['has_pay_password'] },
    })
    return succeed({})
  })
  if (set.ok)
    logSecurityEvent(hall, { event: 'credential.changed', credential: 'pay_password', playerId }, caller)
  return set
}

/** Whether this is more than a first pay password that the contact of the registration proves: then the hold begins. */
const isChange = (player: PlayerRow): boolean =>
  player.pay_password_hash !== null ||
  (player.phone === null ? player.email_bound_at : player.phone_bound_at) !== null

/** Where the code for the pay password goes: the phone, else the mailbox. Null when the player has neither. */
const payCodeTarget = (player: PlayerRow): string | null =>
  player.phone === null ? player.email : toE164(player.area_code, player.phone)
