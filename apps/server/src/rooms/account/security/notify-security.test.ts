import { setPayPassword as payCall, setLoginPassword as setCall } from '@gamehall/contract/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import {
  createMessageRecorder,
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  runJobs,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { openSession } from '../index.ts'
import { addPasskey } from '../passkeys/add-passkey.ts'
import { removePasskey } from '../passkeys/remove-passkey.ts'
import { startPasskey } from '../passkeys/start-passkey.ts'
import { createVirtualAuthenticator } from '../passkeys/testing/virtual-authenticator.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { setLoginPassword } from '../passwords/set-login-password.ts'
import { setPayPassword } from '../passwords/set-pay-password.ts'
import { sendSmsCode } from '../verification-codes/send-sms-code.ts'
import { notifyContact } from './jobs/notify-contact.ts'
import { notifySecurityChange, type SecurityChange } from './notify-security.ts'

const clock = createTestClock()
const outbox = createMessageRecorder()
let ctx: TestContext
let made = 0

beforeAll(async () => {
  ctx = await createTestContext({ clock, providers: { sms: outbox.sms, mail: outbox.mail } })
})
afterAll(() => ctx.close())

async function inboxOf(player: TestPlayer) {
  const { rows } = await ctx.pool.query<{ title: Record<string, string>; content: Record<string, string> }>(
    'select title, content from messages where player_id = $1 order by message_id',
    [player.playerId],
  )
  return rows
}
const logIn = (player: TestPlayer, deviceId: string) =>
  transact(ctx.db, async (trx) => {
    const client_info = { type: '', core: 'Safari', device_name: 'iPhone', version: '' }
    const device = { login_device: 'wap', client_info }
    await openSession(ctx, trx, player.playerId, device, createTestCaller({ deviceId, ip: '203.0.113.9' }))
    return succeed(null)
  })

test('notifies of a login on a new device with its name and IP; not on a known one', async () => {
  const player = await createTestPlayer(ctx)
  expect(await inboxOf(player)).toEqual([])
  await logIn(player, 'web_new')
  await logIn(player, 'web_new')
  const [message, ...others] = await inboxOf(player)
  expect(others).toEqual([])
  expect(message?.title).toEqual({ 'zh-TW': '新裝置登入', en: 'New device login' })
  expect(message?.content['zh-TW']).toContain('iPhone · Safari，IP 203.0.113.9')
  expect(message?.content.en).toContain('change your login password')
})

test('notifies of a changed login password and a changed pay password, not of a first one', async () => {
  const player = await createTestPlayer(ctx, { passwordHash: await hashPassword('old12345') })
  for (const password of ['pay12345', 'pay67890']) {
    clock.advance(61_000)
    await sendSmsCode(ctx, { area_code: '886', purpose: 'set_pay_password' }, player.caller)
    const code = outbox.codeFor(`+886${player.phone?.slice(1)}`)
    const set = await setPayPassword(ctx, payCall.request.parse({ code, password }), player.caller)
    expect(set).toMatchObject({ ok: true })
  }
  const change = setCall.request.parse({ old_password: 'old12345', password: 'new12345' })
  expect(await setLoginPassword(ctx, change, player.caller)).toMatchObject({ ok: true })
  const titles = (await inboxOf(player)).map(({ title }) => title['zh-TW'])
  expect(titles).toEqual(['提款密碼已變更', '登入密碼已變更'])
  const { rows } = await ctx.pool.query(
    "select (push->>'silence')::boolean as silence from push_messages where player_id = $1 and msg_type = 'normal'",
    [player.playerId],
  )
  expect(rows, 'the page itself has said it').toEqual([{ silence: true }, { silence: true }])
})

test('notifies of an added and a removed passkey', async () => {
  const player = await createTestPlayer(ctx)
  const started = await startPasskey(ctx, {}, player.caller)
  if (!started.ok) throw new Error('no challenge')
  const credential = createVirtualAuthenticator('http://localhost').create(
    String(started.data.options.challenge),
  )
  const added = await addPasskey(ctx, { name: 'Pixel', credential }, player.caller)
  if (!added.ok) throw new Error('no passkey')
  expect(await removePasskey(ctx, { passkey_id: added.data.passkey_id }, player.caller)).toMatchObject({
    ok: true,
  })
  const titles = (await inboxOf(player)).map(({ title }) => title['zh-TW'])
  expect(titles).toEqual(['新增通行密鑰', '通行密鑰已移除'])
})

describe('notifies every contact of a change', () => {
  const told = async (notice: Parameters<typeof notifySecurityChange>[3], change?: SecurityChange) => {
    await runJobs(ctx, [notifyContact])
    const before = outbox.messages.length
    made += 1
    const player = await createTestPlayer(ctx, { email: `told${made}@example.com` })
    await transact(ctx.db, async (trx) => {
      await notifySecurityChange(ctx, trx, player.playerId, notice, change)
      return succeed(null)
    })
    const { rows } = await ctx.pool.query('select payload::text from graphile_worker._private_jobs')
    expect(JSON.stringify(rows), 'where it goes rests sealed').not.toContain(`told${made}@`)
    await runJobs(ctx, [notifyContact])
    const names = { [`+886${player.phone?.slice(1)}`]: 'phone', [`told${made}@example.com`]: 'email' }
    return outbox.messages.slice(before).map(({ to, text }) => [names[to] ?? to, text])
  }

  test.each([
    ['loginPassword', {}, '登入密碼'],
    ['payPassword', {}, '提款密碼'],
    ['passkeyAdded', { name: 'Pixel' }, '「Pixel」'],
    ['passkeyRemoved', { name: 'Pixel' }, '「Pixel」'],
    ['google', {}, 'Google'],
    ['addressAdded', { address: 'TR7NHq…gjLj6t' }, 'TR7NHq…gjLj6t'],
    ['addressRemoved', { address: 'TR7NHq…gjLj6t' }, 'TR7NHq…gjLj6t'],
    ['cardAdded', { digits: '6789' }, '6789'],
    ['cardRemoved', { digits: '6789' }, '6789'],
  ] as const)('%s: phone and mailbox', async (notice, details, part) => {
    const messages = await told(notice, { details })
    expect(messages.map(([who]) => who).sort()).toEqual(['email', 'phone'])
    for (const [, text] of messages) {
      expect(text).toContain(part)
      expect(text).toContain('若非您本人操作')
      expect(text).not.toContain('{')
    }
  })

  test('notifies the former contact, not the new one', async () => {
    const former = { kind: 'phone', to: '+886900000001' } as const
    const messages = await told('phone', { bound: 'phone', former })
    expect(messages.map(([who]) => who)).toEqual(['+886900000001', 'email'])
  })

  test('a refused notice ends; one without an answer is retried', async () => {
    outbox.answerWith({ status: 'refused', reason: 'no such number' })
    await told('google')
    outbox.answerWith({ status: 'unknown', reason: 'timeout' })
    await expect(told('google')).rejects.toThrow('unknown')
  })
})
