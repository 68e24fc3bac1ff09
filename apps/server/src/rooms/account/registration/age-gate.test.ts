import { loginByGoogle as googleCall, registerByPhone as registerCall } from '@gamehall/contract/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculateAge } from '../../../platform/time/calculate-age.ts'
import {
  createMessageRecorder,
  createTestCaller,
  createTestClock,
  createTestContext,
  type TestContext,
} from '../../../testing/index.ts'
import { loginByGoogle } from '../login/login-by-google.ts'
import { startGoogleLogin } from '../login/start-google-login.ts'
import { sendSmsCode } from '../verification-codes/send-sms-code.ts'
import { registerByPhone } from './register-by-phone.ts'

// 2026-11-21 in Taiwan.
const clock = createTestClock()
const outbox = createMessageRecorder()
const stranger = createTestCaller()
const identity = { subject: 'young', name: 'Y', email: null, isEmailVerified: false, isEmailOurs: false }
const options = {
  clock,
  providers: {
    sms: outbox.sms,
    google: {
      verify: async () => ({
        status: 'verified' as const,
        identity: { ...identity, nonce: googleNonce, expiresAt: new Date('2027-01-01') },
      }),
    },
  },
}
let googleNonce = ''
let open: TestContext
let strict: TestContext

beforeAll(async () => {
  open = await createTestContext(options)
  strict = await createTestContext({ ...options, env: { MINIMUM_AGE: '20' } })
})
afterAll(() => Promise.all([open.close(), strict.close()]))

let made = 0
async function register(ctx: TestContext, birth_date?: string) {
  made += 1
  const phone = `0944${String(made).padStart(6, '0')}`
  await sendSmsCode(ctx, { phone, area_code: '886', purpose: 'register' }, stranger)
  const request = registerCall.request.parse({
    account: `born${made}`,
    phone,
    code: outbox.codeFor(`+886${phone.slice(1)}`),
    password: 'harbour26',
    birth_date,
  })
  return registerByPhone(ctx, request, stranger)
}
const refusedBy = (rule: string) => ({ ok: false, code: 400, fields: [{ field: 'birth_date', rule }] })

test.each([
  ['2000-02-29', '2018-02-28', 17],
  ['2000-02-29', '2018-03-01', 18],
  ['2008-11-21', '2026-11-21', 18],
  ['2008-11-22', '2026-11-21', 17],
])('born on %s, on %s one is %i', (born, day, age) => expect(calculateAge(born, day)).toBe(age))

describe('the age gate', () => {
  test('the minimum is eighteen: accepted on the birthday, refused the day before', async () => {
    expect(await register(open, '2008-11-21')).toMatchObject({ ok: true })
    expect(await register(open, '2008-11-22')).toMatchObject(refusedBy('age_minimum'))
  })

  test('MINIMUM_AGE sets the limit and requires a date of birth', async () => {
    expect(await register(strict, '2006-11-21')).toMatchObject({ ok: true })
    expect(await register(strict, '2006-11-22')).toMatchObject({
      ...refusedBy('age_minimum'),
      fields: [{ params: { age: '20' } }],
    })
    expect(await register(strict)).toMatchObject(refusedBy('required'))
    expect(await register(open)).toMatchObject({ ok: true })
  })

  test('applies to a first Google login; the refused token still works with a date of birth', async () => {
    const begin = async () => {
      const begun = await startGoogleLogin(strict, {}, stranger)
      googleNonce = begun.ok ? begun.data.nonce : ''
    }
    await begin()
    const ask = (birth_date?: string) =>
      loginByGoogle(strict, googleCall.request.parse({ id_token: 'one.token.x', birth_date }), stranger)
    expect(await ask()).toMatchObject(refusedBy('required'))
    expect(await ask('2020-01-01')).toMatchObject(refusedBy('age_minimum'))
    expect(await ask('1990-01-01')).toMatchObject({ ok: true })
    await begin()
    const again = googleCall.request.parse({ id_token: 'two.token.x' })
    expect(await loginByGoogle(strict, again, stranger)).toMatchObject({ ok: true })
  })

  test('stores the date of birth encrypted', async () => {
    const registered = await register(open, '1990-05-06')
    if (!registered.ok) throw new Error('not registered')
    const { rows } = await open.pool.query<{ birth_date_sealed: Buffer }>(
      'select birth_date_sealed from players where player_id = $1',
      [registered.data.user.user_id],
    )
    const sealed = rows[0]?.birth_date_sealed ?? Buffer.alloc(0)
    expect(sealed.includes('1990')).toBe(false)
    expect(open.encryptor.decryptText(sealed, `birth-date/${registered.data.user.user_id}`)).toBe(
      '1990-05-06',
    )
  })

  test.each(['2001-02-30', '1899-01-01', '2001-1-1', '2001-01-01T00:00:00Z', 20010101])(
    '%s is no day of birth',
    (birth_date) => {
      const request = {
        account: 'born',
        phone: '0912345678',
        code: '123456',
        password: 'harbour26',
        birth_date,
      }
      expect(registerCall.request.safeParse(request).success).toBe(false)
    },
  )
})
