import { switchAccount as call, loginByAccount as loginCall } from '@gamehall/contract/account'
import { formatWireAmount, minor } from '@gamehall/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import {
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { moveMoney, playMoneyAccount, readMainBalance } from '../../wallet/index.ts'
import { loginByAccount } from '../login/login-by-account.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { lockPlayer } from '../players/actions/lock-player.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { switchAccount } from './switch-account.ts'

const clock = createTestClock()
let ctx: TestContext
let player: TestPlayer
let passwordHash: string

beforeAll(async () => {
  ctx = await createTestContext({ clock })
  passwordHash = await hashPassword('harbour26')
})
afterAll(() => ctx.close())
beforeEach(async () => {
  player = await createTestPlayer(ctx, { passwordHash })
})

/** Switches as the route does: authenticates the token first. */
async function switchWith(token: string, to?: 1 | 2) {
  const session = await authenticate(ctx, token, clock.now())
  if (session === null) throw new Error('this token has no session')
  const request = call.request.parse(to === undefined ? {} : { acc_of_type: to })
  return switchAccount(ctx, request, createTestCaller({ session }))
}
async function switched(token: string, to?: 1 | 2) {
  const outcome = await switchWith(token, to)
  if (!outcome.ok) throw new Error(`switching answered ${outcome.code}`)
  return outcome.data
}
const isAlive = async (token: string) => (await authenticate(ctx, token, clock.now())) !== null

describe('§4 switching', () => {
  test('to the test account and back: one session at a time, separate wallets', async () => {
    const there = await switched(player.token)
    expect(there.user).toMatchObject({ acc_of_type: 2, balance: '10000.00', phone: null })
    expect(there).toMatchObject({ is_new: false, needs_information: false })
    expect(there.user.user_id).not.toBe(String(player.playerId))
    expect(await isAlive(player.token)).toBe(false)
    expect(formatWireAmount(await readMainBalance(ctx.db, player.playerId), 'TWD')).toBe('0.00')

    const back = await switched(there.token)
    expect(back.user).toMatchObject({ acc_of_type: 1, user_id: String(player.playerId), balance: '0.00' })
    expect(await isAlive(there.token)).toBe(false)
  })

  test('the test account stays the same, and gets its play money once', async () => {
    const first = await switched(player.token)
    const back = await switched(first.token)
    const second = await switched(back.token)
    expect(second.user).toMatchObject({ user_id: first.user.user_id, balance: '10000.00' })
  })

  test('refills an empty test account on a switch, once a day', async () => {
    const { token, user } = await switched(player.token)
    const playAway = async (cents: bigint, key: string) => {
      const moved = await ctx.db.transaction().execute((trx) =>
        moveMoney(ctx, trx, {
          key: `lost-${user.user_id}-${key}`,
          playerId: BigInt(user.user_id),
          subType: 'transfer_in',
          amountMinor: minor(-cents),
          counterAccount: playMoneyAccount('TWD'),
          orderNo: 'T0',
        }),
      )
      expect(moved.ok).toBe(true)
    }
    await playAway(950_000n, 'first')
    const again = await switched((await switched(token)).token)
    expect(again.user.balance).toBe('10000.00')
    await playAway(950_000n, 'second')
    const sameDay = await switched((await switched(again.token)).token)
    expect(sameDay.user.balance).toBe('500.00')
    clock.advance(86_400_000)
    const nextDay = await switched((await switched(sameDay.token)).token)
    expect(nextDay.user.balance).toBe('10000.00')
  })

  test('refuses the current account: a second tap does not switch back', async () => {
    expect(await switchWith(player.token, 1)).toMatchObject({ code: 400, fields: [{ field: 'acc_of_type' }] })
  })

  test('two concurrent switches of one session: one succeeds', async () => {
    const outcomes = await Promise.all([switchWith(player.token, 2), switchWith(player.token, 2)])
    expect(outcomes.map((outcome) => (outcome.ok ? 0 : outcome.code)).sort()).toEqual([0, 401])
    const made = await ctx.pool.query('select 1 from players where formal_id = $1', [player.playerId])
    expect(made.rowCount).toBe(1)
  })

  test('a login to the formal account ends the test account’s session with 10118', async () => {
    const there = await switched(player.token)
    const request = loginCall.request.parse({ account: player.account, password: 'harbour26' })
    expect(await loginByAccount(ctx, request, createTestCaller())).toMatchObject({ ok: true })
    expect(await isAlive(there.token)).toBe(false)
    const { rows } = await ctx.pool.query(
      "select content from push_messages where msg_type = 'kick' and player_id = $1",
      [there.user.user_id],
    )
    expect(rows).toMatchObject([{ content: { code: 10118 } }])
  })

  test('locking the formal account ends the test account’s session and refuses new ones', async () => {
    const there = await switched(player.token)
    await performAction(
      ctx,
      [lockPlayer],
      { name: 'admin', permissions: ['players.manage'] },
      { action: 'lock-player', reason: 'test', input: { player_id: String(player.playerId) } },
    )
    expect(await isAlive(there.token)).toBe(false)
  })

  test('403: a test account without a formal one', async () => {
    const lone = await createTestPlayer(ctx, { accountType: 2, phone: null })
    expect(await switchWith(lone.token)).toMatchObject({ ok: false, code: 403 })
  })
})
