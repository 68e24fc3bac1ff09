import {
  addPasskey as addCall,
  bindEmail as bindEmailCall,
  bindPhone as bindPhoneCall,
  proveContact as proveCall,
} from '@gamehall/contract/account'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createMessageRecorder,
  createTestClock,
  createTestContext,
  createTestPlayer,
  runJobs,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { findPlayer } from '../index.ts'
import { addPasskey } from '../passkeys/add-passkey.ts'
import { startPasskey } from '../passkeys/start-passkey.ts'
import { startPasskeyLogin } from '../passkeys/start-passkey-login.ts'
import { startPasskeyProof } from '../passkeys/start-passkey-proof.ts'
import { createVirtualAuthenticator } from '../passkeys/testing/virtual-authenticator.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { readPlayer } from '../players/player-queries.ts'
import { improveInformation } from '../profile/improve-information.ts'
import { notifyContact } from '../security/jobs/notify-contact.ts'
import { sendEmailCode } from '../verification-codes/send-email-code.ts'
import { sendSmsCode } from '../verification-codes/send-sms-code.ts'
import { bindEmail } from './bind-email.ts'
import { bindPhone } from './bind-phone.ts'
import { proveContact } from './prove-contact.ts'

const OTHER_CODE = (code: string) => (code === '111111' ? '222222' : '111111')
const clock = createTestClock()
let outbox: ReturnType<typeof createMessageRecorder>
let ctx: TestContext
let player: TestPlayer
let made = 0
let phone: string
let newPhone: string

beforeAll(async () => {
  ctx = await createTestContext({
    clock,
    providers: {
      sms: { send: (sms) => outbox.sms.send(sms) },
      mail: { send: (mail) => outbox.mail.send(mail) },
    },
  })
})
afterAll(() => ctx.close())
beforeEach(async () => {
  made += 1
  outbox = createMessageRecorder()
  phone = `0955${String(made).padStart(6, '0')}`
  newPhone = `0977${String(made).padStart(6, '0')}`
  player = await createTestPlayer(ctx, { account: `binder${made}`, phone, email: null })
})

const codeOf = (outcome: { ok: true } | { ok: false; code: number }) => (outcome.ok ? 0 : outcome.code)
const e164 = (number: string) => `+886${number.slice(1)}`
const askSms = (purpose: 'bind_phone' | 'change_phone', to?: string) =>
  sendSmsCode(ctx, { phone: to, area_code: '886', purpose }, player.caller)
const askMail = (purpose: 'bind_email' | 'change_email', email?: string) =>
  sendEmailCode(ctx, { email, purpose }, player.caller)
const prove = (kind: 'phone' | 'email', code: string) =>
  proveContact(ctx, proveCall.request.parse({ kind, code }), player.caller)
const bind = (to: string, code: string) =>
  bindPhone(ctx, bindPhoneCall.request.parse({ phone: to, code }), player.caller)
const bindMail = (email: string, code: string) =>
  bindEmail(ctx, bindEmailCall.request.parse({ email, code }), player.caller)
const boundPhone = async () => (await readPlayer(ctx.db, player.playerId))?.phone

async function proveOld() {
  await askSms('change_phone')
  return prove('phone', outbox.codeFor(e164(phone)))
}

describe('a first contact', () => {
  test('§2 bind_phone: the code sent to the new phone binds it; the response shows it', async () => {
    player = await createTestPlayer(ctx, { phone: null })
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

  test('binds an email in the same way; 10015 without a code', async () => {
    const email = `first${made}@example.com`
    await proveOld()
    expect(codeOf(await bindMail(email, '123456'))).toBe(10015)
    await askMail('bind_email', email)
    expect(await bindMail(email, outbox.codeFor(email))).toMatchObject({
      ok: true,
      data: { email: 'f***@example.com' },
    })
  })

  test('a contact of another player: its owner is notified; 10047 in a race', async () => {
    player = await createTestPlayer(ctx, { phone: null })
    const rival = await createTestPlayer(ctx, { phone: null })
    await askSms('bind_phone', newPhone)
    const code = outbox.codeFor(e164(newPhone))
    await ctx.pool.query('update players set phone = $1 where player_id = $2', [newPhone, rival.playerId])
    expect(codeOf(await bind(newPhone, code))).toBe(10047)
    clock.advance(61_000)
    expect(codeOf(await askSms('bind_phone', newPhone))).toBe(0)
    expect(outbox.latest(e164(newPhone)).code).toBeNull()
  })
})

describe('a first contact needs proof of ownership', () => {
  const email = () => `thief${made}@example.com`
  const unproven = { code: 400, fields: [{ field: 'email', rule: 'owner_unproven' }] }
  const improve = (code: string) =>
    improveInformation(ctx, { email: email(), email_code: code }, player.caller)

  test('a session without proof gets neither a code nor a binding', async () => {
    expect(await askMail('bind_email', email())).toMatchObject(unproven)
    expect(await bindMail(email(), '123456')).toMatchObject(unproven)
    expect(await improve('123456')).toMatchObject(unproven)
    player = await createTestPlayer(ctx, { phone: null, email: email() })
    expect(await askSms('bind_phone', newPhone)).toMatchObject({ code: 400, fields: [{ field: 'phone' }] })
    expect(await bind(newPhone, '123456')).toMatchObject({ fields: [{ rule: 'owner_unproven' }] })
    expect(outbox.messages).toEqual([])
  })

  test('the login password is a proof, once and for this session', async () => {
    player = await createTestPlayer(ctx, { passwordHash: await hashPassword('Owner2026') })
    const byPassword = (password: string) =>
      proveContact(ctx, proveCall.request.parse({ kind: 'password', password }), player.caller)
    expect(codeOf(await byPassword('wrong123'))).toBe(10021)
    expect(await askMail('bind_email', email())).toMatchObject(unproven)
    expect(await byPassword('Owner2026')).toEqual({ ok: true, data: { expires_in: 600 } })
    await askMail('bind_email', email())
    expect(codeOf(await bindMail(email(), outbox.codeFor(email())))).toBe(0)
    expect(await bindMail('more@example.com', '123456')).toMatchObject({
      fields: [{ rule: 'contact_unproven' }],
    })
    const { rows } = await ctx.pool.query('select kind from contact_proofs where session_id = $1', [
      player.session.sessionId,
    ])
    expect(rows, 'the proof is used up').toEqual([])
  })

  test('guessing the password is delayed (10145)', async () => {
    player = await createTestPlayer(ctx, { passwordHash: await hashPassword('Owner2026') })
    const codes: number[] = []
    for (let i = 0; i < 6; i += 1) {
      const guess = proveCall.request.parse({ kind: 'password', password: `wrong${i}` })
      codes.push(codeOf(await proveContact(ctx, guess, player.caller)))
    }
    expect(codes).toEqual([10021, 10021, 10021, 10021, 10021, 10145])
  })

  test('a passkey is a proof, with a challenge of this session only', async () => {
    const owner = createVirtualAuthenticator('http://localhost')
    const started = await startPasskey(ctx, {}, player.caller)
    if (!started.ok) throw new Error('no challenge')
    const made = addCall.request.parse({
      name: 'Mine',
      credential: owner.create(String(started.data.options.challenge)),
    })
    expect(codeOf(await addPasskey(ctx, made, player.caller))).toBe(0)
    const signed = async (challenge: string) =>
      proveContact(
        ctx,
        proveCall.request.parse({ kind: 'passkey', credential: owner.get(challenge) }),
        player.caller,
      )
    const foreign = await startPasskeyLogin(ctx, {}, player.caller)
    if (!foreign.ok) throw new Error('no challenge')
    expect(codeOf(await signed(String(foreign.data.options.challenge)))).toBe(400)
    const asked = await startPasskeyProof(ctx, {}, player.caller)
    if (!asked.ok) throw new Error('no challenge')
    expect(await signed(String(asked.data.options.challenge))).toMatchObject({ ok: true })
    expect(codeOf(await askMail('bind_email', email()))).toBe(0)
  })

  test('another player’s passkey is refused; 404 without passkeys', async () => {
    expect(codeOf(await startPasskeyProof(ctx, {}, player.caller))).toBe(404)
    const other = await createTestPlayer(ctx, { phone: null })
    const theirs = createVirtualAuthenticator('http://localhost')
    const started = await startPasskey(ctx, {}, other.caller)
    if (!started.ok) throw new Error('no challenge')
    const credential = theirs.create(String(started.data.options.challenge))
    await addPasskey(ctx, addCall.request.parse({ name: 'Theirs', credential }), other.caller)
    const asked = await startPasskeyProof(ctx, {}, other.caller)
    if (!asked.ok) throw new Error('no challenge')
    const proof = proveCall.request.parse({
      kind: 'passkey',
      credential: theirs.get(String(asked.data.options.challenge)),
    })
    expect(codeOf(await proveContact(ctx, proof, player.caller))).toBe(400)
  })

  test('an account without any means of proof needs a recent login', async () => {
    player = await createTestPlayer(ctx, { phone: null })
    clock.advance(15 * 60_000)
    expect(await askSms('bind_phone', newPhone)).toMatchObject({ fields: [{ rule: 'login_not_recent' }] })
  })

  test('notifies the other contact, not the new one', async () => {
    await runJobs(ctx, [notifyContact])
    await proveOld()
    await askMail('bind_email', email())
    await bindMail(email(), outbox.codeFor(email()))
    const before = outbox.messages.length
    await runJobs(ctx, [notifyContact])
    expect(outbox.messages.slice(before).map(({ to }) => to)).toEqual([e164(phone)])
    expect(outbox.latest(e164(phone)).text).toContain('電子郵件')
  })
})

describe('replacing a contact', () => {
  test('needs proof of the old one, for a code and for the binding', async () => {
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

  test('notifies the old phone; the job payload is encrypted', async () => {
    await proveOld()
    await askSms('bind_phone', newPhone)
    await bind(newPhone, outbox.codeFor(e164(newPhone)))
    const { rows } = await ctx.pool.query('select payload::text from graphile_worker._private_jobs')
    expect(JSON.stringify(rows)).not.toContain(phone.slice(1))
    await runJobs(ctx, [notifyContact])
    expect(outbox.latest(e164(phone)).text).toMatch(/已於 .* 變更/)
  })

  test('notifies the old email', async () => {
    const [old, next] = [`old${made}@example.com`, `next${made}@example.com`]
    player = await createTestPlayer(ctx, { phone: null, email: old })
    await askMail('change_email')
    await prove('email', outbox.codeFor(old))
    await askMail('bind_email', next)
    expect(codeOf(await bindMail(next, outbox.codeFor(next)))).toBe(0)
    await runJobs(ctx, [notifyContact])
    expect(outbox.latest(old).text).toMatch(/已於 .* 變更/)
  })

  test('a proof is valid once, for ten minutes, and in its session', async () => {
    await proveOld()
    clock.advance(601_000)
    expect(codeOf(await bind(newPhone, '123456'))).toBe(400)
    await proveOld()
    await askSms('bind_phone', newPhone)
    expect(codeOf(await bind(newPhone, outbox.codeFor(e164(newPhone))))).toBe(0)
    expect(codeOf(await bind(phone, '123456'))).toBe(400)
  })

  test('10014: wrong code to the old one; 10015: no code; 10047: the same phone', async () => {
    await askSms('change_phone')
    const code = outbox.codeFor(e164(phone))
    expect(codeOf(await prove('phone', OTHER_CODE(code)))).toBe(10014)
    expect(codeOf(await prove('email', code))).toBe(10015)
    expect(codeOf(await prove('phone', code))).toBe(0)
    expect(codeOf(await prove('phone', code))).toBe(10015)
    expect(codeOf(await bind(phone, '123456'))).toBe(10047)
    expect(codeOf(await askSms('bind_phone', phone))).toBe(10047)
  })

  test('two concurrent bindings with one proof: one succeeds', async () => {
    await proveOld()
    const numbers = [newPhone, newPhone.replace('0977', '0978')]
    for (const number of numbers) await askSms('bind_phone', number)
    const codes = numbers.map((number) => outbox.codeFor(e164(number)))
    const outcomes = await Promise.all(numbers.map((number, i) => bind(number, codes[i] ?? '')))
    expect(outcomes.map(codeOf).sort()).toEqual([0, 400])
  })
})

test('§6 10047: a test account gets no code for a phone', async () => {
  player = await createTestPlayer(ctx, { phone: null, accountType: 2 })
  expect((await findPlayer(ctx, player.playerId))?.accountType).toBe(2)
  expect(codeOf(await askSms('bind_phone', newPhone))).toBe(10047)
})
