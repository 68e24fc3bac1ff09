import { listLogins as listCall } from '@gamehall/contract/account'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../platform/database/transact.ts'
import type { Caller, Session } from '../../../platform/http/route.ts'
import {
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { openSession } from '../index.ts'
import { createAuthCode } from '../login/create-auth-code.ts'
import { authenticate } from './authenticate.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { listDevices } from './list-devices.ts'
import { listLogins } from './list-logins.ts'

const clock = createTestClock()
let ctx: TestContext
let player: TestPlayer

beforeAll(async () => {
  ctx = await createTestContext({ clock })
})
afterAll(() => ctx.close())
beforeEach(async () => {
  player = await createTestPlayer(ctx)
})

/** Logs in from a device, a minute later; returns the caller of the new session. */
async function logIn(deviceId: string | null, userAgent = 'test'): Promise<Caller<Session>> {
  clock.advance(60_000)
  const client_info = { type: 'browser', core: 'Safari', device_name: 'iPhone', version: '1' }
  const opened = await transact(ctx.db, async (trx) =>
    openSession(
      ctx,
      trx,
      player.playerId,
      { login_device: 'wap', client_info, method: 'password' },
      createTestCaller({ deviceId, userAgent, ip: '203.0.113.9' }),
    ),
  )
  if (!opened.ok) throw new Error('no login')
  const session = await authenticate(ctx, opened.data.token, clock.now())
  if (session === null) throw new Error('no session')
  return createTestCaller({ session })
}
async function devicesOf(caller: Caller<Session>) {
  const outcome = await listDevices(ctx, {}, caller)
  if (!outcome.ok) throw new Error('no devices')
  return outcome.data.list
}
async function loginsOf(caller: Caller<Session>, request: object = {}) {
  const outcome = await listLogins(ctx, listCall.request.parse(request), caller)
  if (!outcome.ok) throw new Error(`the record answered ${outcome.code}`)
  return outcome.data
}

describe('devices', () => {
  test('lists each device once with its last login; the current one first and marked', async () => {
    await logIn('web_one')
    await logIn('web_two')
    const caller = await logIn('web_one')
    const list = await devicesOf(caller)
    expect(list.map((device) => [device.is_current, device.end_reason])).toEqual([
      [true, null],
      [false, 'replaced'],
      [false, 'replaced'],
    ])
    expect(list[0]).toMatchObject({
      device_name: 'iPhone',
      browser: 'Safari',
      ip: '203.0.113.9',
      method: 'password',
      acc_of_type: 1,
      ended_at: null,
    })
  })

  test('a player sees only their own', async () => {
    const stranger = await createTestPlayer(ctx)
    await logIn('web_mine')
    expect(await devicesOf(stranger.caller)).toHaveLength(1)
  })
})

describe('a new device', () => {
  test('is one not seen before, except at the first login; without an id it is identified by user agent', async () => {
    const isNew = async (caller: Caller<Session>) => (await loginsOf(caller)).list[0]?.is_new_device
    expect(await isNew(player.caller)).toBe(false)
    expect(await isNew(await logIn('web_a'))).toBe(true)
    expect(await isNew(await logIn('web_a'))).toBe(false)
    expect(await isNew(await logIn(null, 'another browser'))).toBe(true)
    expect(await isNew(await logIn(null, 'another browser'))).toBe(false)
  })
})

describe('the login record', () => {
  test('lists every login, newest first, paged by cursor', async () => {
    let caller = await logIn('web_1')
    for (const device of ['web_2', 'web_3', 'web_4']) caller = await logIn(device)
    const first = await loginsOf(caller, { page_size: 3 })
    expect(first).toMatchObject({ total: 5 })
    const second = await loginsOf(caller, { page_size: 3, cursor: first.next_cursor })
    expect(second.next_cursor).toBeNull()
    const ids = [...first.list, ...second.list].map((login) => BigInt(login.session_id))
    expect(new Set(ids).size).toBe(5)
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? 1 : -1)))
  })

  test('§5 refuses more than thirty days and an invalid cursor', async () => {
    const ask = (request: object) => listLogins(ctx, listCall.request.parse(request), player.caller)
    const range = { start_time: '2026-01-01T00:00:00.000Z', end_time: '2026-03-01T00:00:00.000Z' }
    expect(await ask(range)).toMatchObject({ code: 30012, fields: [{ rule: 'range_too_long' }] })
    expect(await ask({ cursor: 'x' })).toMatchObject({ code: 400, fields: [{ rule: 'cursor_format' }] })
    const strange = Buffer.from('1.abc').toString('base64url')
    expect(await ask({ cursor: strange })).toMatchObject({ ok: true })
  })
})

test('endOtherSessions keeps this session, ends the others and deletes one-time login codes', async () => {
  const caller = await logIn('web_here')
  // An account has one active session; only the test account’s can be a second one.
  const other = await createTestPlayer(ctx, { accountType: 2, phone: null })
  await ctx.pool.query('update players set formal_id = $1 where player_id = $2', [
    player.playerId,
    other.playerId,
  ])
  await createAuthCode(ctx, {}, caller)
  expect(await endOtherSessions(ctx, {}, caller)).toEqual({ ok: true, data: { ended: 1 } })
  expect(await authenticate(ctx, other.token, clock.now())).toBeNull()
  expect((await devicesOf(caller))[0]).toMatchObject({ is_current: true, ended_at: null })
  const codes = await ctx.pool.query('select 1 from auth_codes where player_id = $1', [player.playerId])
  expect(codes.rowCount).toBe(0)
  expect(await endOtherSessions(ctx, {}, caller)).toEqual({ ok: true, data: { ended: 0 } })
  const kicks = await ctx.pool.query(
    "select content from push_messages where msg_type = 'kick' and player_id = $1",
    [other.playerId],
  )
  expect(kicks.rows).toMatchObject([{ content: { code: 401 } }])
})
