import { VERIFICATION_CODE_RESEND_MS } from '@gamehall/contract/constants'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createMessageRecorder,
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
} from '../../../testing/index.ts'
import { noticeTexts } from './code-messages.ts'
import { sendEmailCode } from './send-email-code.ts'
import { sendSmsCode } from './send-sms-code.ts'
import { type CodePurpose, verifyCode } from './verification-code.ts'

const clock = createTestClock()
const stranger = createTestCaller()
const sent = { ok: true, data: { resend_in: 60, expires_in: 600 } }
let outbox = createMessageRecorder()
let ctx: TestContext
let phone: string
let made = 0

beforeAll(async () => {
  ctx = await createTestContext({
    clock,
    env: { RATE_LIMIT_SCALE: '1' },
    providers: {
      sms: { send: (sms) => outbox.sms.send(sms) },
      mail: { send: (mail) => outbox.mail.send(mail) },
    },
  })
})
afterAll(() => ctx.close())
beforeEach(() => {
  made += 1
  phone = `0977${String(made).padStart(6, '0')}`
  outbox = createMessageRecorder()
  clock.advance(86_400_001)
})

const toE164 = (number: string) => `+886${number.slice(1)}`
const send = (purpose: 'register' | 'login' | 'reset_password', to = phone, caller = stranger) =>
  sendSmsCode(ctx, { phone: to, area_code: '886', purpose }, caller)
const tried = (purpose: CodePurpose, code: string, target = toE164(phone)) =>
  verifyCode(ctx, { purpose, target }, code, stranger).then((outcome) => (outcome.ok ? 0 : outcome.code))

test('sends six digits with their purpose, in the caller’s language', async () => {
  expect(await send('register')).toEqual(sent)
  expect(outbox.latest(toE164(phone)).text).toMatch(/^您用於註冊的驗證碼為 \d{6}，10 分鐘內有效/)
  clock.advance(VERIFICATION_CODE_RESEND_MS)
  await send('register', phone, createTestCaller({ locale: 'en' }))
  expect(outbox.latest(toE164(phone)).text).toMatch(/^Your code for registering is \d{6}\./)
})

describe('the code', () => {
  test('is valid for its purpose and target only', async () => {
    await send('register')
    const code = outbox.codeFor(toE164(phone))
    expect(await tried('login', code)).toBe(10015)
    expect(await tried('register', code, '+886999999999')).toBe(10015)
    expect(await tried('register', code)).toBe(0)
  })

  test('is valid for ten minutes', async () => {
    await send('register')
    const code = outbox.codeFor(toE164(phone))
    clock.advance(600_000 - 1)
    expect(await tried('register', code)).toBe(0)
    clock.advance(1)
    expect(await tried('register', code)).toBe(10015)
  })

  test('is invalid after five wrong attempts, also concurrent ones', async () => {
    await send('register')
    const code = outbox.codeFor(toE164(phone))
    const wrong = code === '000000' ? '999999' : '000000'
    const answers = await Promise.all(Array.from({ length: 8 }, () => tried('register', wrong)))
    expect(answers.filter((answer) => answer === 10014)).toHaveLength(5)
    expect(await tried('register', code)).toBe(10015)
  })

  test('is replaced by the next one', async () => {
    await send('register')
    const first = outbox.codeFor(toE164(phone))
    clock.advance(VERIFICATION_CODE_RESEND_MS)
    await send('register')
    const second = outbox.codeFor(toE164(phone))
    if (first !== second) expect(await tried('register', first)).toBe(10014)
    expect(await tried('register', second)).toBe(0)
  })
})

describe('limits (10190)', () => {
  const tooFast = { ok: false, code: 10190 }

  test('one per 60 s and purpose', async () => {
    expect(await send('register')).toEqual(sent)
    clock.advance(VERIFICATION_CODE_RESEND_MS - 1)
    expect(await send('register')).toEqual(tooFast)
    expect(await send('login')).toEqual(sent)
    clock.advance(1)
    expect(await send('register')).toEqual(sent)
  })

  test('two concurrent requests send one message', async () => {
    const outcomes = await Promise.all([send('register'), send('register')])
    expect(outcomes).toContainEqual(sent)
    expect(outcomes).toContainEqual(tooFast)
    expect(outbox.messages).toHaveLength(1)
  })

  test('ten a day to one number', async () => {
    for (let i = 0; i < 10; i += 1) {
      expect(await send('register', phone, createTestCaller({ ip: `198.51.100.${i}` }))).toEqual(sent)
      clock.advance(VERIFICATION_CODE_RESEND_MS)
    }
    expect(await send('register')).toEqual(tooFast)
    clock.advance(86_400_000)
    expect(await send('register')).toEqual(sent)
  })

  test('thirty an hour from one address, fifteen from one device', async () => {
    const codes = async (times: number, caller: typeof stranger, prefix: string) => {
      for (let i = 0; i < times; i += 1) {
        expect(await send('register', `${prefix}${String(i).padStart(4, '0')}`, caller)).toEqual(sent)
      }
      return send('register', `${prefix}9999`, caller)
    }
    const device = createTestCaller({ ip: '198.51.100.200', deviceId: 'one-device' })
    expect(await codes(15, device, '096100')).toEqual(tooFast)
    expect(await codes(30, createTestCaller({ ip: '198.51.100.201' }), '096200')).toEqual(tooFast)
  })
})

describe('the vendor', () => {
  test('refuses: 10016, the code is deleted, and the next may be requested at once', async () => {
    outbox.answerWith({ status: 'refused', reason: 'vendor code 21211' })
    expect(await send('register')).toEqual({ ok: false, code: 10016 })
    expect(await tried('register', outbox.codeFor(toE164(phone)))).toBe(10015)
    outbox.answerWith({ status: 'sent', vendorId: 'x' })
    expect(await send('register')).toEqual(sent)
  })

  test('does not answer in time: the code stays valid', async () => {
    outbox.answerWith({ status: 'unknown', reason: 'TimeoutError' })
    expect(await send('register')).toEqual(sent)
    expect(await tried('register', outbox.codeFor(toE164(phone)))).toBe(0)
  })

  test('is logged without number or code', async () => {
    const lines: string[] = []
    const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) })
    outbox.answerWith({ status: 'unknown', reason: 'TimeoutError' })
    await sendSmsCode({ ...ctx, log }, { phone, area_code: '886', purpose: 'register' }, stranger)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain(phone.slice(1))
    expect(lines[0]).not.toContain(outbox.codeFor(toE164(phone)))
  })
})

describe('whether a number has an account', () => {
  test.each([
    ['register', true, noticeTexts.alreadyRegistered['zh-TW']],
    ['login', false, noticeTexts.notRegistered['zh-TW']],
    ['reset_password', false, noticeTexts.notRegistered['zh-TW']],
  ] as const)('does not show in the answer to %s; its owner reads it', async (purpose, isKnown, notice) => {
    if (isKnown) await createTestPlayer(ctx, { phone })
    expect(await send(purpose)).toEqual(sent)
    expect(outbox.latest(toE164(phone))).toEqual({ to: toE164(phone), text: notice, code: null })
    expect(await tried(purpose, '123456')).toBe(10014)
    expect(await send(purpose)).toEqual({ ok: false, code: 10190 })
  })

  test.each(['login', 'reset_password'] as const)('%s sends a code when there is one', async (purpose) => {
    await createTestPlayer(ctx, { phone })
    await send(purpose)
    expect(await tried(purpose, outbox.codeFor(toE164(phone)))).toBe(0)
  })
})

describe('codes for a player', () => {
  test('set_login_password goes to the player’s phone; refused without one or for another', async () => {
    const player = await createTestPlayer(ctx, { phone })
    const ask = (request: { phone?: string }, caller: typeof player.caller) =>
      sendSmsCode(ctx, { area_code: '886', purpose: 'set_login_password', ...request }, caller)
    expect(await ask({}, player.caller)).toEqual(sent)
    expect(outbox.codeFor(toE164(phone))).toMatch(/^\d{6}$/)
    expect(await ask({ phone: '0911111111' }, player.caller)).toMatchObject({
      code: 400,
      fields: [{ field: 'phone' }],
    })
    const phoneless = await createTestPlayer(ctx, { phone: null })
    expect(await ask({}, phoneless.caller)).toMatchObject({ code: 400, fields: [{ rule: 'required' }] })
    expect(outbox.messages).toHaveLength(1)
  })

  test('bind_phone needs a session, and is 10047 for a player with a phone', async () => {
    const ask = (caller: Parameters<typeof sendSmsCode>[2]) =>
      sendSmsCode(ctx, { phone, area_code: '886', purpose: 'bind_phone' }, caller)
    expect(await ask(stranger)).toEqual({ ok: false, code: 401 })
    expect(await ask((await createTestPlayer(ctx)).caller)).toEqual({ ok: false, code: 10047 })
    const phoneless = await createTestPlayer(ctx, { phone: null })
    expect(await ask(phoneless.caller)).toEqual(sent)
    expect(await tried('bind_phone', outbox.codeFor(toE164(phone)))).toBe(0)
  })

  test('bind_phone to another player’s number notifies its owner only', async () => {
    await createTestPlayer(ctx, { phone })
    const phoneless = await createTestPlayer(ctx, { phone: null })
    const request = { phone, area_code: '886', purpose: 'bind_phone' } as const
    expect(await sendSmsCode(ctx, request, phoneless.caller)).toEqual(sent)
    expect(outbox.latest(toE164(phone)).text).toBe(noticeTexts.boundElsewhere['zh-TW'])
  })

  test('the phone is required unless the player’s own is used', async () => {
    const request = { area_code: '886', purpose: 'login' } as const
    expect(await sendSmsCode(ctx, request, stranger)).toMatchObject({
      code: 400,
      fields: [{ field: 'phone' }],
    })
  })
})

describe('by email', () => {
  const email = () => `someone${made}@example.com`

  test('bind_email needs a session without an email (401, 10048), and sends a code', async () => {
    const ask = (caller: Parameters<typeof sendEmailCode>[2]) =>
      sendEmailCode(ctx, { email: email(), purpose: 'bind_email' }, caller)
    expect(await ask(stranger)).toEqual({ ok: false, code: 401 })
    const bound = await createTestPlayer(ctx, { email: `bound${made}@example.com` })
    expect(await ask(bound.caller)).toEqual({ ok: false, code: 10048 })
    const mailless = await createTestPlayer(ctx, { phone: null })
    expect(await ask(mailless.caller)).toEqual(sent)
    expect(await tried('bind_email', outbox.codeFor(email()), email())).toBe(0)
  })

  test('reset_password sends a code to a bound email, a notice to any other, with the same response', async () => {
    await createTestPlayer(ctx, { email: email() })
    const other = `other${made}@example.com`
    for (const address of [email(), other]) {
      expect(await sendEmailCode(ctx, { email: address, purpose: 'reset_password' }, stranger)).toEqual(sent)
    }
    expect(outbox.codeFor(email())).toMatch(/^\d{6}$/)
    expect(outbox.latest(other).code).toBeNull()
  })

  test('10017: the mail server refuses', async () => {
    outbox.answerWith({ status: 'refused', reason: 'smtp 550' })
    expect(await sendEmailCode(ctx, { email: email(), purpose: 'reset_password' }, stranger)).toEqual({
      ok: false,
      code: 10017,
    })
  })
})
