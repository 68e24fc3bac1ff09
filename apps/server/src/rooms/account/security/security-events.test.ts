import {
  loginByAccount as loginCall,
  loginByPasskey as passkeyCall,
  setPayPassword as payCall,
  setLoginPassword as setCall,
} from '@gamehall/contract/account'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createMessageRecorder,
  createSecurityRecorder,
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type SecurityRecorder,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { bindEmail } from '../contacts/bind-email.ts'
import { proveContact } from '../contacts/prove-contact.ts'
import { loginByAccount } from '../login/login-by-account.ts'
import { loginByAuthCode } from '../login/login-by-auth-code.ts'
import { loginByGoogle } from '../login/login-by-google.ts'
import { viewAuthCode } from '../login/view-auth-code.ts'
import { addPasskey } from '../passkeys/add-passkey.ts'
import { loginByPasskey } from '../passkeys/login-by-passkey.ts'
import { removePasskey } from '../passkeys/remove-passkey.ts'
import { startPasskey } from '../passkeys/start-passkey.ts'
import { createVirtualAuthenticator } from '../passkeys/testing/virtual-authenticator.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { setLoginPassword } from '../passwords/set-login-password.ts'
import { setPayPassword } from '../passwords/set-pay-password.ts'
import { verifyPayPassword } from '../passwords/verify-pay-password.ts'
import { improveInformation } from '../profile/improve-information.ts'
import { logout } from '../sessions/logout.ts'
import { sendEmailCode } from '../verification-codes/send-email-code.ts'
import { sendSmsCode } from '../verification-codes/send-sms-code.ts'

const outbox = createMessageRecorder()
const IP = '198.51.100.77'
let plainCtx: TestContext
let ctx: TestContext
let log: SecurityRecorder
let player: TestPlayer
let made = 0

beforeAll(async () => {
  const google = { verify: async () => ({ status: 'refused', reason: 'signature' }) as const }
  plainCtx = await createTestContext({
    clock: createTestClock(),
    providers: { sms: outbox.sms, mail: outbox.mail, google },
  })
})
afterAll(() => plainCtx.close())
beforeEach(async () => {
  made += 1
  log = createSecurityRecorder()
  ctx = { ...plainCtx, log: log.log }
  player = await createTestPlayer(ctx, {
    account: `watched${made}`,
    passwordHash: await hashPassword('Owner2026'),
  })
})

const caller = () => createTestCaller({ session: player.session, ip: IP })
const stranger = createTestCaller({ ip: IP })
const playerId = () => player.playerId.toString()
const logIn = (account: string, password: string) =>
  loginByAccount(ctx, loginCall.request.parse({ account, password }), stranger)

test('a failed password login, of a player and of an unknown name', async () => {
  await logIn(player.account, 'wrong123')
  await logIn('nobodyatall', 'wrong123')
  expect(log.events).toMatchObject([
    { event: 'login.failed', method: 'password', playerId: playerId() },
    { event: 'login.failed', method: 'password' },
  ])
  expect(log.events[1]).not.toHaveProperty('playerId')
})

test('a locked name', async () => {
  for (let i = 0; i < 6; i += 1) await logIn(player.account, `wrong${i}x`)
  expect(log.events.at(-1)).toMatchObject({ event: 'login.locked', method: 'password' })
})

test('a failed login by a known passkey, with its player', async () => {
  const authenticator = createVirtualAuthenticator('http://localhost')
  const started = await startPasskey(ctx, { password: 'Owner2026' }, caller())
  if (!started.ok) throw new Error('no challenge')
  const created = authenticator.create(String(started.data.options.challenge))
  await addPasskey(ctx, { name: 'Mine', credential: created }, caller())
  const credential = authenticator.get('never-issued')
  await loginByPasskey(ctx, passkeyCall.request.parse({ credential }), stranger)
  expect(log.events.at(-1)).toMatchObject({ event: 'login.failed', method: 'passkey', playerId: playerId() })
})

test('a failed login by passkey, Google and one-time code', async () => {
  const credential = createVirtualAuthenticator('http://localhost').get('AAAA')
  await loginByPasskey(ctx, passkeyCall.request.parse({ credential }), stranger)
  await loginByGoogle(ctx, { id_token: 'a.b.c', login_device: 'wap', client_info: device }, stranger)
  await viewAuthCode(ctx, { code: 'guessed' }, stranger)
  await loginByAuthCode(ctx, { code: 'guessed', login_device: 'wap', client_info: device }, stranger)
  expect(log.events).toMatchObject(
    ['passkey', 'google', 'auth_code', 'auth_code'].map((method) => ({ event: 'login.failed', method })),
  )
})
const device = { type: '', core: '', device_name: '', version: '' }

test('a wrong password while logged in, a wrong pay password, a wrong code', async () => {
  await proveContact(ctx, { kind: 'password', password: 'wrong123' }, caller())
  await ctx.pool.query('update players set pay_password_hash = password_hash where player_id = $1', [
    player.playerId,
  ])
  await verifyPayPassword(ctx, player.playerId, 'wrong123', caller())
  await proveContact(ctx, { kind: 'phone', code: '123456' }, caller())
  expect(log.events).toMatchObject([
    { event: 'login.failed', method: 'password_again', playerId: playerId() },
    { event: 'login.failed', method: 'pay_password', playerId: playerId() },
    { event: 'code.failed', purpose: 'change_phone', playerId: playerId() },
  ])
})

test('a changed contact', async () => {
  const email = `watched${made}@example.com`
  await proveContact(ctx, { kind: 'password', password: 'Owner2026' }, caller())
  await sendEmailCode(ctx, { email, purpose: 'bind_email' }, caller())
  await bindEmail(ctx, { email, code: outbox.codeFor(email) }, caller())
  expect(log.events).toMatchObject([{ event: 'contact.changed', contact: 'email', playerId: playerId() }])
  expect(JSON.stringify(log.events)).not.toContain(email)
})

test('an email given while completing the profile', async () => {
  const email = `completed${made}@example.com`
  await proveContact(ctx, { kind: 'password', password: 'Owner2026' }, caller())
  await sendEmailCode(ctx, { email, purpose: 'bind_email' }, caller())
  await improveInformation(ctx, { email, email_code: outbox.codeFor(email) }, caller())
  expect(log.events).toMatchObject([{ event: 'contact.changed', contact: 'email', playerId: playerId() }])
  expect(JSON.stringify(log.events)).not.toContain(email)
})

test('changed credentials: pay password, passkeys, login password; and the ended session', async () => {
  await sendSmsCode(ctx, { area_code: '886', purpose: 'set_pay_password' }, caller())
  const code = outbox.codeFor(`+886${player.phone?.slice(1)}`)
  await setPayPassword(ctx, payCall.request.parse({ code, password: 'Payout2026' }), caller())
  const started = await startPasskey(ctx, { password: 'Owner2026' }, caller())
  if (!started.ok) throw new Error('no challenge')
  const credential = createVirtualAuthenticator('http://localhost').create(
    String(started.data.options.challenge),
  )
  const added = await addPasskey(ctx, { name: 'Mine', credential }, caller())
  if (!added.ok) throw new Error('no passkey')
  await removePasskey(ctx, { passkey_id: added.data.passkey_id }, caller())
  const change = setCall.request.parse({ old_password: 'Owner2026', password: 'Changed2026' })
  await setLoginPassword(ctx, change, caller())
  const changed = (credential: string) => ({ event: 'credential.changed', credential, playerId: playerId() })
  expect(log.events).toMatchObject([
    changed('pay_password'),
    changed('passkey_added'),
    changed('passkey_removed'),
    { event: 'session.ended', reason: 'password_changed', playerId: playerId() },
    changed('login_password'),
  ])
})

test('an ended session, with its reason', async () => {
  await logout(ctx, {}, caller())
  expect(log.events).toMatchObject([{ event: 'session.ended', reason: 'logout', playerId: playerId() }])
})

test('no event contains names or contacts', async () => {
  await logIn(player.account, 'Wrong-and-secret-1')
  await sendSmsCode(ctx, { area_code: '886', purpose: 'change_phone' }, caller())
  await proveContact(ctx, { kind: 'phone', code: '000000' }, caller())
  expect(log.events).toHaveLength(2)
  for (const personal of [player.account, player.phone, IP, 'Wrong-and-secret-1', '000000', player.token])
    expect(JSON.stringify(log.events)).not.toContain(personal)
})
