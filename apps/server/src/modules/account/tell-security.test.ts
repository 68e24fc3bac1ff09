import { setPayPassword as payCall, setLoginPassword as setCall } from '@gamehall/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { succeed } from '../../core/outcome.ts'
import { transact } from '../../core/transact.ts'
import {
  createMessageRecorder,
  createTestCaller,
  createTestClock,
  createTestHall,
  createTestPlayer,
  type TestHall,
  type TestPlayer,
} from '../../testing/index.ts'
import { openSession } from './index.ts'
import { hashPassword } from './password-hash.ts'
import { sendSmsCode } from './send-sms-code.ts'
import { setLoginPassword } from './set-login-password.ts'
import { setPayPassword } from './set-pay-password.ts'

const clock = createTestClock()
const outbox = createMessageRecorder()
let hall: TestHall

beforeAll(async () => {
  hall = await createTestHall({ clock, providers: { sms: outbox.sms } })
})
afterAll(() => hall.close())

async function inboxOf(player: TestPlayer) {
  const { rows } = await hall.pool.query<{ title: Record<string, string>; content: Record<string, string> }>(
    'select title, content from messages where player_id = $1 order by message_id',
    [player.playerId],
  )
  return rows
}
const logIn = (player: TestPlayer, deviceId: string) =>
  transact(hall.db, async (trx) => {
    const client_info = { type: '', core: 'Safari', device_name: 'iPhone', version: '' }
    const device = { login_device: 'wap', client_info }
    await openSession(hall, trx, player.playerId, device, createTestCaller({ deviceId, ip: '203.0.113.9' }))
    return succeed(null)
  })

test('a login on a new device is told, with what it is and where; one on a known device is not', async () => {
  const player = await createTestPlayer(hall)
  expect(await inboxOf(player)).toEqual([])
  await logIn(player, 'web_new')
  await logIn(player, 'web_new')
  const [message, ...others] = await inboxOf(player)
  expect(others).toEqual([])
  expect(message?.title).toEqual({ 'zh-TW': '新裝置登入', en: 'New device' })
  expect(message?.content['zh-TW']).toContain('iPhone · Safari，IP 203.0.113.9')
  expect(message?.content.en).toContain('change your login password')
})

test('a changed password is told; the first pay password is not, its change is', async () => {
  const player = await createTestPlayer(hall, { passwordHash: await hashPassword('old12345') })
  const change = setCall.request.parse({ old_password: 'old12345', password: 'new12345' })
  expect(await setLoginPassword(hall, change, player.caller)).toMatchObject({ ok: true })
  for (const password of ['pay12345', 'pay67890']) {
    clock.advance(61_000)
    await sendSmsCode(hall, { area_code: '886', purpose: 'set_pay_password' }, player.caller)
    const code = outbox.codeFor(`+886${player.phone?.slice(1)}`)
    const set = await setPayPassword(hall, payCall.request.parse({ code, password }), player.caller)
    expect(set).toMatchObject({ ok: true })
  }
  const titles = (await inboxOf(player)).map(({ title }) => title['zh-TW'])
  expect(titles).toEqual(['登入密碼已變更', '提款密碼已變更'])
  const { rows } = await hall.pool.query(
    "select (push->>'silence')::boolean as silence from push_messages where player_id = $1 and msg_type = 'normal'",
    [player.playerId],
  )
  expect(rows, 'the page itself has said it').toEqual([{ silence: true }, { silence: true }])
})
