import {
  bindEmail as bindEmailCall,
  bindPhone as bindPhoneCall,
  proveContact as proveCall,
} from '@gamehall/contract/account'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createMessageRecorder,
  createTestClock,
  createTestHall,
  createTestPlayer,
  runJobs,
  type TestHall,
  type TestPlayer,
} from '../../../testing/index.ts'
import { findPlayer } from '../index.ts'
import { readPlayer } from '../player-queries.ts'
import { sendEmailCode } from '../send-email-code.ts'
import { sendSmsCode } from '../send-sms-code.ts'
import { bindEmail } from './bind-email.ts'
import { bindPhone } from './bind-phone.ts'
import { tellOldContact } from './jobs/tell-contact-change.ts'
import { proveContact } from './prove-contact.ts'

const OTHER_CODE = (code: string) => (code === '111111' ? '222222' : '111111')
const clock = createTestClock()
let outbox: ReturnType<typeof createMessageRecorder>
let hall: TestHall
let player: TestPlayer
let made = 0
let phone: string
let newPhone: string

beforeAll(async () => {
  hall = await createTestHall({
    clock,
    providers: {
      sms: { send: (sms) => outbox.sms.send(sms) },
      mail: { send: (mail) => outbox.mail.send(mail) },
    },
  })
})
afterAll(() => hall.close())
beforeEach(async () => {
  made += 1
  outbox = createMessageRecorder()
  phone = `0955${String(made).padStart(6, '0')}`
  newPhone = `0977${String(made).padStart(6, '0')}`
  player = await createTestPlayer(hall, { account: `binder${made}`, phone, email: null })
})

const codeOf = (outcome: { ok: true } | { ok: false; code: number }) => (outcome.ok ? 0 : outcome.code)
const e164 = (number: string) => `+886${number.slice(1)}`
const askSms = (purpose: 'bind_phone' | 'change_phone', to?: string) =>
  sendSmsCode(hall, { phone: to, area_code: '886', purpose }, player.caller)
const askMail = (purpose: 'bind_email' | 'change_email', email?: string) =>
  sendEmailCode(hall, { email, purpose }, player.caller)
const prove = (kind: 'phone' | 'email', code: string) =>
  proveContact(hall, proveCall.request.parse({ kind, code }), player.caller)
const bind = (to: string, code: string) =>
  bindPhone(hall, bindPhoneCall.request.parse({ phone: to, code }), player.caller)
const bindMail = (email: string, code: string) =>
  bindEmail(hall, bindEmailCall.request.parse({ email, code }), player.caller)
const boundPhone = async () => (await readPlayer(hall.db, player.playerId))?.phone

async function proveOld() {
  await askSms('change_phone')
  return prove('phone', outbox.codeFor(e164(phone)))
}

describe('a first contact', () => {
  test('§2 bind_phone: the code that went to the new phone binds it; the answer shows it', async () => {
    player = await createTestPlayer(hall, { phone: null })
    await askSms('bind_phone', newPhone)
    const code = outbox.codeFor(e164(newPhone))
    expect(codeOf(await bind(newPhone, OTHER_CODE(code)))).toBe(10014)
    const outcome = await bind(newPhone, code)
    expect(outcome).toMatchObject({
      ok: true,
      data: { phone: `${newPhone.slice(0, 4)}***${newPhone.slice(-3)}` },
    })
    expect(await boundPhone()).toBe(newPhone)
  })

  test('the email likewise; 10015 without a code', async () => {
    const email = `first${made}@example.com`
    expect(codeOf(await bindMail(email, '123456'))).toBe(10015)
    await askMail('bind_email', email)
    expect(await bindMail(email, outbox.codeFor(email))).toMatchObject({
      ok: true,
      data: { email: 'f***@example.com' },
    })
  })

  test('what another player has is theirs: its owner reads so, and a race is 10047', async () => {
    player = await createTestPlayer(hall, { phone: null })
    const rival = await createTestPlayer(hall, { phone: null })
    await askSms('bind_phone', newPhone)
    const code = outbox.codeFor(e164(newPhone))
    await hall.pool.query('update players set phone = $1 where player_id = $2', [newPhone, rival.playerId])
    expect(codeOf(await bind(newPhone, code))).toBe(10047)
    clock.advance(61_000)
    expect(codeOf(await askSms('bind_phone', newPhone))).toBe(0)
    expect(outbox.latest(e164(newPhone)).code).toBeNull()
  })
})

describe('another contact', () => {
  test('the old one is proved first: neither a code nor a binding without it', async () => {
    expect(codeOf(await askSms('bind_phone', newPhone))).toBe(10047)
    expect(await bind(newPhone, '123456')).toMatchObject({
      code: 400,
      fields: [{ field: 'phone', rule: 'contact_unproven' }],
    })
    expect(await proveOld()).toEqual({ ok: true, data: { expires_in: 600 } })
    expect(codeOf(await askSms('bind_phone', newPhone))).toBe(0)
    expect(codeOf(await bind(newPhone, outbox.codeFor(e164(newPhone))))).toBe(0)
    expect(await boundPhone()).toBe(newPhone)
  })

  test('the old phone is told, and where it went rests sealed', async () => {
    await proveOld()
    await askSms('bind_phone', newPhone)
    await bind(newPhone, outbox.codeFor(e164(newPhone)))
    const { rows } = await hall.pool.query('select payload::text from graphile_worker._private_jobs')
    expect(JSON.stringify(rows)).not.toContain(phone.slice(1))
    await runJobs(hall, [tellOldContact])
    expect(outbox.latest(e164(phone)).text).toContain('已變更')
  })

  test('the old mailbox is told too', async () => {
    const [old, next] = [`old${made}@example.com`, `next${made}@example.com`]
    player = await createTestPlayer(hall, { phone: null, email: old })
    await askMail('change_email')
    await prove('email', outbox.codeFor(old))
    await askMail('bind_email', next)
    expect(codeOf(await bindMail(next, outbox.codeFor(next)))).toBe(0)
    await runJobs(hall, [tellOldContact])
    expect(outbox.latest(old).text).toContain('已變更')
  })

  test('a refused telling ends there; one without an answer is tried again', async () => {
    await proveOld()
    await askSms('bind_phone', newPhone)
    await bind(newPhone, outbox.codeFor(e164(newPhone)))
    outbox.answerWith({ status: 'unknown', reason: 'timeout' })
    await expect(runJobs(hall, [tellOldContact])).rejects.toThrow('unknown')
  })

  test('a proof holds once, ten minutes, and for the login that made it', async () => {
    await proveOld()
    clock.advance(601_000)
    expect(codeOf(await bind(newPhone, '123456'))).toBe(400)
    await proveOld()
    await askSms('bind_phone', newPhone)
    expect(codeOf(await bind(newPhone, outbox.codeFor(e164(newPhone))))).toBe(0)
    expect(codeOf(await bind(phone, '123456'))).toBe(400)
  })

  test('a wrong code to the old one is 10014, none 10015; the same phone again 10047', async () => {
    await askSms('change_phone')
    const code = outbox.codeFor(e164(phone))
    expect(codeOf(await prove('phone', OTHER_CODE(code)))).toBe(10014)
    expect(codeOf(await prove('email', code))).toBe(10015)
    expect(codeOf(await prove('phone', code))).toBe(0)
    expect(codeOf(await prove('phone', code))).toBe(10015)
    expect(codeOf(await bind(phone, '123456'))).toBe(10047)
    expect(codeOf(await askSms('bind_phone', phone))).toBe(10047)
  })

  test('one proof, two bindings at once: one of them', async () => {
    await proveOld()
    const numbers = [newPhone, newPhone.replace('0977', '0978')]
    for (const number of numbers) await askSms('bind_phone', number)
    const codes = numbers.map((number) => outbox.codeFor(e164(number)))
    const outcomes = await Promise.all(numbers.map((number, i) => bind(number, codes[i] ?? '')))
    expect(outcomes.map(codeOf).sort()).toEqual([0, 400])
  })
})

test('§6 a test account has no phone and no email of its own: 403', async () => {
  player = await createTestPlayer(hall, { phone: null, accountType: 2 })
  expect((await findPlayer(hall, player.playerId))?.accountType).toBe(2)
  expect(codeOf(await bind(newPhone, '123456'))).toBe(403)
  expect(codeOf(await bindMail('a@example.com', '123456'))).toBe(403)
  expect(codeOf(await prove('phone', '123456'))).toBe(403)
  expect(codeOf(await askSms('bind_phone', newPhone))).toBe(10047)
})
