import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { createTestCaller, createTestPlayer } from '../../../testing/index.ts'
import { getInviteCode } from './get-invite-code.ts'
import { getInviteTotal } from './get-invite-total.ts'
import { rewardInviter } from './jobs/reward-inviter.ts'
import { settleInviteDay } from './jobs/settle-invite-day.ts'
import { listInvitedFriends } from './list-invited-friends.ts'
import { settleInviteBets } from './settle-invite-bets.ts'
import { createInvitesFixture, type InvitesFixture } from './testing/invites-fixture.ts'

let fixture: InvitesFixture
beforeAll(async () => {
  fixture = await createInvitesFixture()
})
afterAll(() => fixture.close())

const player: InvitesFixture['player'] = (...given) => fixture.player(...given)
const codeOf: InvitesFixture['codeOf'] = (...given) => fixture.codeOf(...given)
const deposit: InvitesFixture['depositBy'] = (...given) => fixture.depositBy(...given)
const rewards: InvitesFixture['rewardsOf'] = (...given) => fixture.rewardsOf(...given)

describe('§7 /user/inviteCode', () => {
  it('answers the rules to visitors, the code to players, and the formal account’s code to its test account', async () => {
    const visitor = await getInviteCode(fixture.ctx, {}, createTestCaller())
    expect(visitor).toMatchObject({
      data: { invite_code: null, path: null, rule: { deposit: '1000.00', bet_rate: '0.10' } },
    })
    const mei = await player()
    const code = await codeOf(mei)
    expect(code).toMatch(/^[A-Z0-9]{8}$/)
    const test = await createTestPlayer(fixture.ctx, { accountType: 2 })
    await fixture.ctx.pool.query('update players set formal_id = $2 where player_id = $1', [
      test.playerId,
      mei.playerId,
    ])
    expect(await codeOf(test)).toBe(code)
  })
})

describe('a friend deposits', () => {
  it('rewards the inviter once, when total deposits reach the threshold', async () => {
    const mei = await player()
    const friend = await player(mei)
    await deposit(friend, 600)
    expect(await rewards(mei)).toEqual([])
    await deposit(friend, 400)
    expect(await rewards(mei)).toMatchObject([
      { kind: 'deposit', amount: '200.00', basis: '1000.00', state: 'paid', day: null },
    ])
    await deposit(friend, 5000)
    const both = [fixture.ctx.clock.now(), fixture.ctx.clock.now()].map((now) =>
      rewardInviter.run(fixture.ctx, { friend_id: friend.playerId.toString() }, now),
    )
    await Promise.all(both)
    expect(await fixture.balanceOf(mei.playerId)).toBe('200.00')
    expect(await fixture.turnoverLeftOf(mei.playerId)).toBe('200.00')
    expect(await fixture.balanceOf(friend.playerId)).toBe('0.00')
  })

  it('pays once for concurrent runs', async () => {
    const mei = await player()
    const friend = await player(mei)
    await fixture.deposit(friend.playerId, 1000)
    const payload = { friend_id: friend.playerId.toString() }
    await Promise.all(
      Array.from({ length: 6 }, () => rewardInviter.run(fixture.ctx, payload, fixture.clock.now())),
    )
    expect(await fixture.balanceOf(mei.playerId)).toBe('200.00')
  })

  it('pays nothing after the reward period, for a locked inviter, or while inviting is paused', async () => {
    const [late, locked, closed] = [await player(), await player(), await player()]
    const friends = [await player(late), await player(locked), await player(closed)]
    await fixture.ctx.pool.query(
      `update players set created_at = created_at - interval '366 days' where player_id = $1`,
      [friends[0]?.playerId],
    )
    await fixture.ctx.pool.query(`update players set status = 'locked' where player_id = $1`, [
      locked.playerId,
    ])
    for (const friend of friends.slice(0, 2)) await deposit(friend, 2000)
    await fixture.performAction('set-invite-rules', { is_open: false })
    if (friends[2]) await deposit(friends[2], 2000)
    await fixture.performAction('set-invite-rules', { is_open: true })
    for (const inviter of [late, locked, closed]) expect(await rewards(inviter)).toEqual([])
  })
})

describe('self-referrals and circular invites', () => {
  it('refuses a device shared by inviter and friend', async () => {
    const mei = await player(undefined, { device: 'web_same' })
    const friend = await player(mei, { device: 'web_same' })
    await deposit(friend, 2000)
    expect(await rewards(mei), 'what was refused is not told').toEqual([])
    expect(await fixture.balanceOf(mei.playerId)).toBe('0.00')
  })

  it('refuses a device shared with an ancestor or another friend', async () => {
    const root = await player(undefined, { device: 'web_root' })
    const middle = await player(root)
    const self = await player(middle, { device: 'web_root' })
    const [first, second] = [
      await player(middle, { device: 'web_twin' }),
      await player(middle, { device: 'web_twin' }),
    ]
    for (const friend of [self, first, second]) await deposit(friend, 2000)
    expect(await rewards(middle)).toEqual([])
  })

  it('holds a shared IP address for an operator, who pays once or refuses; ignores private addresses', async () => {
    const mei = await player(undefined, { ip: '203.0.113.50' })
    const [paid, refused] = [
      await player(mei, { ip: '203.0.113.50' }),
      await player(mei, { ip: '203.0.113.50' }),
    ]
    await deposit(paid, 1000)
    await deposit(refused, 1000)
    const held = await rewards(mei)
    expect(held.map(({ state }) => state)).toEqual(['held', 'held'])
    expect(await fixture.balanceOf(mei.playerId)).toBe('0.00')
    expect(await getInviteTotal(fixture.ctx, {}, mei.caller)).toMatchObject({
      data: { held: '400.00', total: '0.00' },
    })
    expect(JSON.stringify(await fixture.performAction('list-invite-rewards-held', {}))).toContain('"address"')

    const decide = (reward_id: string | undefined, pay: boolean) =>
      fixture.performAction('decide-invite-reward', { reward_id, pay })
    const [last, first] = held
    const both = await Promise.all([decide(first?.reward_id, true), decide(first?.reward_id, true)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 10040 })
    expect(await decide(last?.reward_id, false)).toMatchObject({ ok: true })
    expect(await decide('424242', true)).toMatchObject({ code: 404 })
    expect(await fixture.balanceOf(mei.playerId)).toBe('200.00')

    const lin = await player(undefined, { ip: '127.0.0.1' })
    const near = await player(lin, { ip: '127.0.0.1' })
    await deposit(near, 1000)
    expect(await rewards(lin)).toMatchObject([{ state: 'paid' }])
  })

  it('holds a shared IPv6 /64 network too', async () => {
    const mei = await player(undefined, { ip: '2001:db8:9:9::1' })
    const [near, elsewhere] = [
      await player(mei, { ip: '2001:db8:9:9:abcd::7' }),
      await player(mei, { ip: '2001:db8:9:8::1' }),
    ]
    for (const friend of [near, elsewhere]) await deposit(friend, 1000)
    expect((await rewards(mei)).map(({ state }) => state).toSorted()).toEqual(['held', 'paid'])
  })

  it('the database refuses circular invites', async () => {
    const mei = await player()
    const friend = await player(mei)
    const ring = fixture.ctx.pool.query('update players set parent_id = $2 where player_id = $1', [
      mei.playerId,
      friend.playerId,
    ])
    await expect(ring).rejects.toThrow('players_parent_is_older')
    const self = fixture.ctx.pool.query('update players set parent_id = player_id where player_id = $1', [
      mei.playerId,
    ])
    await expect(self).rejects.toThrow('players_parent_is_older')
  })
})

describe('friends bet', () => {
  it('pays a share of a Taiwan day’s valid bets, rounded down, once per day', async () => {
    const mei = await player()
    const [one, two] = [await player(mei), await player(mei)]
    const start = Math.ceil((fixture.clock.now().getTime() + 8 * 3_600_000) / DAY_MS) * DAY_MS - 8 * 3_600_000
    fixture.clock.advance(start - fixture.clock.now().getTime() - 1)
    await fixture.bet(one.playerId, 1000)
    fixture.clock.advance(1)
    await fixture.bet(one.playerId, 12_345)
    await fixture.bet(two.playerId, 9)
    fixture.clock.advance(DAY_MS)
    await fixture.bet(one.playerId, 777)
    const day = new Date(start + 8 * 3_600_000).toISOString().slice(0, 10)
    await Promise.all([
      settleInviteDay.run(fixture.ctx, {}, fixture.clock.now()),
      settleInviteBets(fixture.ctx, day, fixture.clock.now()),
    ])
    await settleInviteDay.run(fixture.ctx, {}, fixture.clock.now())
    expect(await rewards(mei)).toMatchObject([{ kind: 'bets', amount: '12.34', basis: '12345.00', day }])
    expect(await fixture.balanceOf(mei.playerId)).toBe('12.34')
  })

  it('catches up on missed nights', async () => {
    const { ctx, clock } = fixture
    await settleInviteDay.run(ctx, {}, clock.now())
    const mei = await player()
    const friend = await player(mei)
    await fixture.bet(friend.playerId, 1000)
    clock.advance(DAY_MS)
    await fixture.bet(friend.playerId, 2000)
    clock.advance(2 * DAY_MS)
    await settleInviteDay.run(ctx, {}, clock.now())
    expect((await rewards(mei)).map(({ basis }) => basis).toSorted()).toEqual(['1000.00', '2000.00'])
  })

  it('caps the daily total over all friends', async () => {
    for (const bet_rate of ['0.60', '1.00'])
      await fixture.performAction('set-invite-rules', { bet_daily_max: '15', bet_rate })
    const mei = await player()
    const friends = [await player(mei), await player(mei), await player(mei)]
    for (const { playerId } of friends) await fixture.bet(playerId, 1000)
    const day = new Date(fixture.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    await Promise.all([1, 2, 3].map(() => settleInviteBets(fixture.ctx, day, fixture.clock.now())))
    expect((await rewards(mei)).map(({ amount }) => amount).toSorted()).toEqual(['10.00', '5.00'])
    expect(await fixture.balanceOf(mei.playerId)).toBe('15.00')
  })
})

describe('§7 reward history and totals', () => {
  it('counts friends and rewards of the caller only', async () => {
    const mei = await player()
    const [rich, poor] = [await player(mei), await player(mei)]
    await deposit(rich, 1000)
    await deposit(poor, 10)
    expect(await getInviteTotal(fixture.ctx, {}, mei.caller)).toEqual({
      ok: true,
      data: {
        friend_count: 2,
        deposited_count: 1,
        total: '200.00',
        today: '200.00',
        this_month: '200.00',
        held: '0.00',
      },
    })
    const friends = await listInvitedFriends(fixture.ctx, { page: 1, page_size: 20 }, mei.caller)
    expect(friends.ok && friends.data.list).toHaveLength(2)
    expect(JSON.stringify(friends)).not.toContain(rich.account)
    expect(friends).toMatchObject({
      data: {
        list: expect.arrayContaining([
          expect.objectContaining({ friend: 'pl***', has_deposited: true, earned: '200.00' }),
        ]),
      },
    })
    const stranger = await player()
    expect(await rewards(stranger)).toEqual([])
    expect(await getInviteTotal(fixture.ctx, {}, stranger.caller)).toMatchObject({
      data: { friend_count: 0, total: '0.00' },
    })
  })

  it.each([
    [{ deposit: '0' }],
    [{ deposit_reward: '-1' }],
    [{ bet_rate: '10.01' }],
    [{ bet_rate: '5' }],
    [{}],
  ])('operators cannot set rules to %j', async (rules) => {
    expect(await fixture.performAction('set-invite-rules', rules)).toMatchObject({ code: 400 })
  })
})
