import { setPayPassword as payCall } from '@gamehall/contract/account'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../platform/time/durations.ts'
import {
  createMessageRecorder,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { bindEmail } from '../contacts/bind-email.ts'
import { bindPhone } from '../contacts/bind-phone.ts'
import { proveContact } from '../contacts/prove-contact.ts'
import { hasPayPassword } from '../index.ts'
import { setPayPassword } from '../passwords/set-pay-password.ts'
import { getUserInfo } from '../profile/get-user-info.ts'
import { improveInformation } from '../profile/improve-information.ts'
import { sendEmailCode } from '../verification-codes/send-email-code.ts'
import { sendSmsCode } from '../verification-codes/send-sms-code.ts'
import { readSecurityHold } from './security-hold.ts'

const clock = createTestClock()
const outbox = createMessageRecorder()
let ctx: TestContext
let player: TestPlayer
let made = 0

beforeAll(async () => {
  ctx = await createTestContext({ clock, providers: { sms: outbox.sms, mail: outbox.mail } })
})
afterAll(() => ctx.close())
beforeEach(async () => {
  made += 1
  player = await createTestPlayer(ctx, { phone: `0933${String(made).padStart(6, '0')}` })
})

const heldUntil = async () => {
  const until = await readSecurityHold(ctx, ctx.db, player.playerId)
  const info = await getUserInfo(ctx, {}, player.caller)
  expect(info.ok && info.data.held_until, 'the page reads the same').toBe(until?.toISOString() ?? null)
  return until
}
const inADay = () => new Date(clock.now().getTime() + DAY_MS)
const smsCode = async (purpose: 'set_pay_password' | 'change_phone', phone = player.phone) => {
  clock.advance(61_000)
  await sendSmsCode(ctx, { area_code: '886', purpose }, player.caller)
  return outbox.codeFor(`+886${phone?.slice(1)}`)
}
const setPay = async (password: string, code: string) => {
  const set = await setPayPassword(ctx, payCall.request.parse({ code, password }), player.caller)
  expect(set).toEqual({ ok: true, data: {} })
}
async function bindMail(email = `held${made}@example.com`) {
  await proveContact(ctx, { kind: 'phone', code: await smsCode('change_phone') }, player.caller)
  await sendEmailCode(ctx, { email, purpose: 'bind_email' }, player.caller)
  return { email, code: outbox.codeFor(email) }
}

describe('withdrawals and transfers are held for a day', () => {
  test('after a first email', async () => {
    expect(await heldUntil()).toBeNull()
    expect(await bindEmail(ctx, await bindMail(), player.caller)).toMatchObject({ ok: true })
    expect(await heldUntil()).toEqual(inADay())
    clock.advance(DAY_MS)
    expect(await heldUntil()).toBeNull()
  })

  test('after an email given while completing the profile', async () => {
    const { email, code } = await bindMail()
    const improved = await improveInformation(ctx, { email, email_code: code }, player.caller)
    expect(improved).toMatchObject({ ok: true })
    expect(await heldUntil()).toEqual(inADay())
  })

  test('after a changed phone, and the response of the binding says so', async () => {
    const phone = `0934${String(made).padStart(6, '0')}`
    await proveContact(ctx, { kind: 'phone', code: await smsCode('change_phone') }, player.caller)
    await sendSmsCode(ctx, { phone, area_code: '886', purpose: 'bind_phone' }, player.caller)
    const code = outbox.codeFor(`+886${phone.slice(1)}`)
    const bound = await bindPhone(ctx, { phone, area_code: '886', code }, player.caller)
    expect(bound).toMatchObject({ ok: true, data: { held_until: inADay().toISOString() } })
  })

  test('after a changed pay password, but not after the first one proven by the registered phone', async () => {
    await setPay('Payout2026', await smsCode('set_pay_password'))
    expect(await hasPayPassword(ctx.db, player.playerId)).toBe(true)
    expect(await heldUntil()).toBeNull()
    await setPay('Payout2027', await smsCode('set_pay_password'))
    expect(await heldUntil()).toEqual(inADay())
  })

  test('after a first pay password proven by a phone bound later', async () => {
    await ctx.pool.query('update players set phone_bound_at = $1 where player_id = $2', [
      new Date(clock.now().getTime() - 90 * DAY_MS),
      player.playerId,
    ])
    await setPay('Payout2026', await smsCode('set_pay_password'))
    expect(await heldUntil()).toEqual(inADay())
  })
})

test('SECURITY_HOLD_HOURS sets the duration, or disables the hold', async () => {
  const shorter = { ...ctx, config: { ...ctx.config, SECURITY_HOLD_HOURS: 2 } }
  const none = { ...ctx, config: { ...ctx.config, SECURITY_HOLD_HOURS: 0 } }
  await bindEmail(ctx, await bindMail(), player.caller)
  expect(await readSecurityHold(shorter, ctx.db, player.playerId)).toEqual(
    new Date(clock.now().getTime() + 2 * 3_600_000),
  )
  expect(await readSecurityHold(none, ctx.db, player.playerId)).toBeNull()
})
