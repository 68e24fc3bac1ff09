import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { createTestPlayer, runJobs, type TestPlayer } from '../../../testing/index.ts'
import { getInviteTotal } from './get-invite-total.ts'
import { releaseInviteRewards } from './jobs/release-invite-rewards.ts'
import { rewardInviter } from './jobs/reward-inviter.ts'
import { settleInviteBets } from './settle-invite-bets.ts'
import { createInvitesFixture, type InvitesFixture } from './testing/invites-fixture.ts'

let fixture: InvitesFixture
beforeAll(async () => {
  fixture = await createInvitesFixture()
})
afterAll(() => fixture.close())

const player: InvitesFixture['player'] = (...given) => fixture.player(...given)
const verify: InvitesFixture['verify'] = (...given) => fixture.verify(...given)
const deposit: InvitesFixture['depositBy'] = (...given) => fixture.depositBy(...given)
const rewards: InvitesFixture['rewardsOf'] = (...given) => fixture.rewardsOf(...given)
const runReleases = () => runJobs(fixture.ctx, [releaseInviteRewards])

describe('a friend who has not verified their name', () => {
  const statesOf = async (inviter: TestPlayer) => (await rewards(inviter)).map(({ state }) => state)
  const messagesOf = ({ playerId }: TestPlayer) =>
    fixture.ctx.db.selectFrom('messages').select('content').where('player_id', '=', playerId).execute()

  it('earns the inviter a reward that waits, and is paid by itself once they have verified it', async () => {
    const mei = await player()
    const friend = await player(mei, { isVerified: false })
    await deposit(friend, 1000)
    expect(await rewards(mei)).toMatchObject([{ kind: 'deposit', amount: '200.00', state: 'waiting' }])
    expect(await getInviteTotal(fixture.ctx, {}, mei.caller)).toMatchObject({
      data: { held: '200.00', total: '0.00' },
    })
    expect(await fixture.performAction('list-invite-rewards-held', {})).not.toMatchObject({
      data: { list: expect.arrayContaining([expect.objectContaining({ state: 'waiting' })]) },
    })
    await verify(friend)
    await runReleases()
    expect(await statesOf(mei)).toEqual(['paid'])
    expect(await fixture.balanceOf(mei.playerId)).toBe('200.00')
    expect(await fixture.turnoverLeftOf(mei.playerId)).toBe('200.00')
    await verify(friend)
    await runReleases()
    expect(await fixture.balanceOf(mei.playerId), 'once').toBe('200.00')
  })

  it('has the rewards of several days paid with one message', async () => {
    const mei = await player()
    const friend = await player(mei, { isVerified: false })
    for (const amount of [1000, 2000]) {
      await fixture.bet(friend.playerId, amount)
      const day = new Date(fixture.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
      await settleInviteBets(fixture.ctx, day, fixture.clock.now())
      fixture.clock.advance(DAY_MS)
    }
    expect(await statesOf(mei)).toEqual(['waiting', 'waiting'])
    const before = (await messagesOf(mei)).length
    await verify(friend)
    await runReleases()
    expect(await statesOf(mei)).toEqual(['paid', 'paid'])
    expect(await fixture.balanceOf(mei.playerId)).toBe('3.00')
    const messages = await messagesOf(mei)
    expect(messages).toHaveLength(before + 1)
    expect(messages.map(({ content }) => content['zh-TW'])).toContain(
      '您邀請的好友已完成實名認證，獎勵 3.00 元已入帳',
    )
  })

  it('takes of the daily maximum what verified friends leave', async () => {
    await fixture.performAction('set-invite-rules', { bet_daily_max: '1.50' })
    const mei = await player()
    const friends = [await player(mei, { isVerified: false }), await player(mei)]
    for (const { playerId } of friends) await fixture.bet(playerId, 1000)
    const day = new Date(fixture.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    await settleInviteBets(fixture.ctx, day, fixture.clock.now())
    expect((await rewards(mei)).map(({ amount, state }) => `${amount} ${state}`).toSorted()).toEqual([
      '0.50 waiting',
      '1.00 paid',
    ])
    await fixture.performAction('set-invite-rules', { bet_daily_max: '1000' })
  })

  it('counts again who they are when they verify: a shared device refuses, a locked inviter holds', async () => {
    const [mei, locked] = [await player(), await player()]
    const [twin, friend] = [
      await player(mei, { isVerified: false }),
      await player(locked, { isVerified: false }),
    ]
    for (const each of [twin, friend]) await deposit(each, 1000)
    await fixture.ctx.pool.query(
      `update sessions set device_id = (select device_id from sessions where player_id = $2) where player_id = $1`,
      [twin.playerId, mei.playerId],
    )
    await fixture.ctx.pool.query(`update players set status = 'locked' where player_id = $1`, [
      locked.playerId,
    ])
    for (const each of [twin, friend]) await verify(each)
    await runReleases()
    expect(await statesOf(mei)).toEqual([])
    expect(await fixture.balanceOf(mei.playerId)).toBe('0.00')
    expect(await statesOf(locked)).toEqual(['held'])
    expect(JSON.stringify(await fixture.performAction('list-invite-rewards-held', {}))).toContain('"locked"')
  })

  it('is paid for once when they deposit and verify at the same time', async () => {
    const mei = await player()
    const friend = await player(mei, { isVerified: false })
    await fixture.deposit(friend.playerId, 1000)
    const payload = { friend_id: friend.playerId.toString() }
    await Promise.all([
      rewardInviter.run(fixture.ctx, payload, fixture.clock.now()),
      verify(friend).then(runReleases),
      rewardInviter.run(fixture.ctx, payload, fixture.clock.now()),
    ])
    expect(await statesOf(mei)).toEqual(['paid'])
    expect(await fixture.balanceOf(mei.playerId)).toBe('200.00')
  })
})

describe('without a device id', () => {
  const heldBy = async (inviter: TestPlayer) => {
    const held = await fixture.performAction('list-invite-rewards-held', { limit: 200 })
    const list = held.ok && 'list' in held.data && Array.isArray(held.data.list) ? held.data.list : []
    return list.filter(({ player_id }) => player_id === inviter.playerId.toString())
  }

  it('a friend’s reward is held for an operator, whom the friend is verified for', async () => {
    const mei = await player()
    const friends = [
      await player(mei, { device: null, isVerified: false }),
      await player(mei, { device: null, isVerified: false }),
      await player(mei, { device: null, isVerified: false }),
    ]
    for (const friend of friends) await deposit(friend, 1000)
    expect((await rewards(mei)).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    if (friends[0]) await verify(friends[0])
    await runReleases()
    expect(await heldBy(mei)).toMatchObject([{ signal: 'no_device', state: 'held' }])
    expect(await fixture.balanceOf(mei.playerId)).toBe('0.00')
    const [held] = await heldBy(mei)
    expect(
      await fixture.performAction('decide-invite-reward', { reward_id: held?.reward_id, pay: true }),
    ).toMatchObject({ ok: true })
    expect(await fixture.balanceOf(mei.playerId)).toBe('200.00')
  })

  it('of the inviter, too, and of a player who showed one only in their test account it is paid', async () => {
    const mei = await player(undefined, { device: null })
    const friend = await player(mei)
    await deposit(friend, 1000)
    expect(await heldBy(mei)).toMatchObject([{ signal: 'no_device' }])

    const lin = await player()
    const tester = await player(lin, { device: null })
    const test = await createTestPlayer(fixture.ctx, { accountType: 2 })
    await fixture.ctx.pool.query('update players set formal_id = $2 where player_id = $1', [
      test.playerId,
      tester.playerId,
    ])
    await fixture.ctx.pool.query(`update sessions set device_id = 'web_tester' where player_id = $1`, [
      test.playerId,
    ])
    await deposit(tester, 1000)
    expect(await rewards(lin)).toMatchObject([{ state: 'paid' }])
  })
})
