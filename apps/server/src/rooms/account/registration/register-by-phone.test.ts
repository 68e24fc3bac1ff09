import { registerByPhone as call, loginResult } from '@gamehall/contract/account'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createMessageRecorder,
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
} from '../../../testing/index.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { sendSmsCode } from '../verification-codes/send-sms-code.ts'
import { registerByPhone } from './register-by-phone.ts'

const clock = createTestClock()
const outbox = createMessageRecorder()
const stranger = createTestCaller()
let ctx: TestContext
let phone: string
let made = 0

beforeAll(async () => {
  ctx = await createTestContext({ clock, providers: { sms: outbox.sms } })
})
afterAll(() => ctx.close())
beforeEach(() => {
  made += 1
  phone = `0987${String(made).padStart(6, '0')}`
})

const e164 = () => `+886${phone.slice(1)}`
const register = (change: Record<string, unknown> = {}) =>
  registerByPhone(
    ctx,
    call.request.parse({
      account: `newcomer${made}`,
      phone,
      code: '000000',
      password: 'harbour26',
      ...change,
    }),
    stranger,
  )

async function receiveCode() {
  const sent = await sendSmsCode(ctx, { phone, area_code: '886', purpose: 'register' }, stranger)
  expect(sent).toEqual({ ok: true, data: { resend_in: 60, expires_in: 600 } })
  return outbox.codeFor(e164())
}

const countPlayers = async () =>
  Number((await ctx.pool.query<{ count: bigint }>('select count(*) from players')).rows[0]?.count)

test('§2 registers with wallets and a session, and reports missing fields', async () => {
  const outcome = await register({ code: await receiveCode() })
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
  const login = loginResult.parse(outcome.data)
  expect(login).toMatchObject({ is_new: true, needs_information: true })
  expect(login.user).toMatchObject({
    user_acc: `newcomer${made}`,
    nickname: `newcomer${made}`,
    acc_of_type: 1,
    phone: `0987***${phone.slice(-3)}`,
    email: null,
    balance: '0.00',
    wash_balance: '0.00',
    has_login_password: true,
    parent_acc: null,
    parent_ids: [],
  })
  expect(login.wsInfo.url).toMatch(/^ws:\/\/localhost\/ws\?code=.+/)
  expect(await authenticate(ctx, login.token, clock.now())).toMatchObject({ accountType: 1 })
  const wallets = await ctx.pool.query('select 1 from ledger.accounts where key = $1', [
    `player/${login.user.user_id}/main/TWD`,
  ])
  expect(wallets.rowCount).toBe(1)
})

test.each([
  ['zh-TW', /^玩家\d{6}$/],
  ['en', /^Player \d{6}$/],
] as const)('an account name that would pass for staff is no nickname (%s)', async (locale, neutral) => {
  const request = { account: `admin${100 + made}`, phone, code: await receiveCode(), password: 'harbour26' }
  const outcome = await registerByPhone(ctx, call.request.parse(request), { ...stranger, locale })
  expect(outcome).toMatchObject({
    data: { user: { user_acc: request.account, nickname: expect.stringMatching(neutral) } },
  })
})

test('stores neither password, code nor token in plain text', async () => {
  const code = await receiveCode()
  const outcome = await register({ code })
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
  const rows = await ctx.pool.query(
    `select (select string_agg(p::text, ' ') from players p) || (select string_agg(s::text, ' ') from sessions s)
       || (select string_agg(v.code_hash, ' ') from verification_codes v) as everything`,
  )
  const everything: string = rows.rows[0].everything
  for (const secret of ['harbour26', outcome.data.token, code]) {
    expect(everything.split(/[\s,()]/)).not.toContain(secret)
  }
  expect(everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})

test('10014: wrong code; 10015: no code; nothing is written', async () => {
  const before = await countPlayers()
  expect(await register()).toEqual({ ok: false, code: 10015 })
  const code = await receiveCode()
  expect(await register({ code: code === '111111' ? '222222' : '111111' })).toEqual({
    ok: false,
    code: 10014,
  })
  expect(await countPlayers()).toBe(before)
})

test('10013: account taken, ignoring case; the code stays valid', async () => {
  await createTestPlayer(ctx, { account: `Taken${made}` })
  const code = await receiveCode()
  expect(await register({ code, account: `tAKEN${made}` })).toEqual({ ok: false, code: 10013 })
  expect(await register({ code })).toMatchObject({ ok: true })
})

test('an invite code sets the parents; an unknown one is refused at its field', async () => {
  const grandparent = await createTestPlayer(ctx)
  const inviteOf = async (playerId: bigint) =>
    (await ctx.pool.query('select invite_code from players where player_id = $1', [playerId])).rows[0]
      .invite_code
  const parent = await createTestPlayer(ctx, { invitedBy: await inviteOf(grandparent.playerId) })
  const code = await receiveCode()
  expect(await register({ code, invite_code: 'NOBODY22' })).toEqual({
    ok: false,
    code: 400,
    fields: [{ field: 'invite_code', rule: 'invite_code_unknown' }],
  })
  const outcome = await register({ code, invite_code: (await inviteOf(parent.playerId)).toLowerCase() })
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
  expect(outcome.data.user).toMatchObject({
    parent_acc: parent.account,
    parent_id: String(parent.playerId),
    parent_ids: [String(parent.playerId), String(grandparent.playerId)],
  })
})

test('10026: a player with this phone exists by now', async () => {
  const code = await receiveCode()
  await createTestPlayer(ctx, { phone })
  expect(await register({ code })).toEqual({ ok: false, code: 10026 })
})

test('two concurrent calls with one code: one player, the other gets 10026', async () => {
  const code = await receiveCode()
  const before = await countPlayers()
  const outcomes = await Promise.all([register({ code }), register({ code, account: `rival${made}` })])
  expect(outcomes.map((outcome) => (outcome.ok ? 0 : outcome.code)).sort()).toEqual([0, 10026])
  expect(await countPlayers()).toBe(before + 1)
})

test('two concurrent calls for one account: one player, the other gets 10013', async () => {
  const first = { phone, code: await receiveCode() }
  phone = phone.replace('0987', '0988')
  const second = { phone, code: await receiveCode() }
  const outcomes = await Promise.all([register(first), register(second)])
  expect(outcomes.map((outcome) => (outcome.ok ? 0 : outcome.code)).sort()).toEqual([0, 10013])
})
