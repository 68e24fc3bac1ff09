import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestPlayer } from '../../../testing/index.ts'
import {
  createRewardsFixture,
  type RewardsFixture,
  withNewIdempotencyKey,
} from '../testing/rewards-fixture.ts'
import { completeActivity } from './complete-activity.ts'
import { getActivity } from './get-activity.ts'
import { getActivityStatus } from './get-activity-status.ts'
import { listActivities } from './list-activities.ts'

let fixture: RewardsFixture
beforeAll(async () => {
  fixture = await createRewardsFixture()
  await fixture.addGames([
    { gid: 'gate', name: '龍門', hasFreeRounds: true },
    { gid: 'mine', name: '礦坑' },
    { gid: 'left', name: '離開', hasFreeRounds: true },
  ])
})
afterAll(() => fixture.close())

const bonus = { kind: 'free_rounds', gid: 'gate', rounds: 20, stake: '10', days: 3 }
const grantsOf = async (playerId: bigint) =>
  (
    await fixture.ctx.pool.query(
      'select gid, rounds, stake_minor, wash_percent, source, title, state, expires_at from free_round_grants where player_id = $1',
      [playerId],
    )
  ).rows

it('an offer’s free rounds are granted once, at its terms, and credit nothing by themselves', async () => {
  const { caller, playerId } = await createTestPlayer(fixture.ctx)
  const id = await fixture.createOffer({ bonus, wash_percent: 300 })
  const shown = { amount: '0.00', wash_percent: 300 }
  const free_rounds = { gid: 'gate', game_name: '龍門', rounds: 20, stake: '10.00', days: 3 }
  expect(await getActivity(fixture.ctx, { id }, caller)).toMatchObject({
    data: { bonus: { ...shown, free_rounds } },
  })
  const listed = await listActivities(fixture.ctx, { page: 1, page_size: 50 }, caller)
  expect(listed.ok && listed.data.list.find((offer) => offer.id === id)?.bonus).toMatchObject({ free_rounds })
  expect(await getActivityStatus(fixture.ctx, { id }, caller)).toMatchObject({ data: { state: 'completed' } })
  const claims = await Promise.all(
    [1, 2, 3].map(() => completeActivity(fixture.ctx, { id }, withNewIdempotencyKey(caller))),
  )
  const [claimed] = claims.flatMap((claim) => (claim.ok ? [claim.data] : []))
  expect(claims.map(({ ok }) => ok).toSorted()).toEqual([false, false, true])
  expect(claimed).toMatchObject({ state: 'received', free_rounds: 20, bonus: null, order_no: null })
  const expires = new Date(fixture.clock.now().getTime() + 3 * 86_400_000)
  expect(await grantsOf(playerId)).toMatchObject([
    {
      gid: 'gate',
      rounds: 20,
      stake_minor: 1000n,
      wash_percent: 300,
      source: `activity:${claimed?.application_id}`,
      state: 'granting',
      expires_at: expires,
    },
  ])
  expect(await fixture.balanceOf(playerId)).toBe('0.00')
  expect(await fixture.turnoverLeftOf(playerId)).toBe('0.00')
})

it('repeating a claim under its key grants no second time', async () => {
  const { caller, playerId } = await createTestPlayer(fixture.ctx)
  const id = await fixture.createOffer({ bonus, frequency: 'daily' })
  const keyed = withNewIdempotencyKey(caller)
  const first = await completeActivity(fixture.ctx, { id }, keyed)
  expect(await completeActivity(fixture.ctx, { id }, keyed)).toEqual(first)
  expect(await grantsOf(playerId)).toHaveLength(1)
})

it('its conditions bind as those of any offer', async () => {
  const { caller, playerId } = await createTestPlayer(fixture.ctx)
  const id = await fixture.createOffer({ bonus, rule: { deposit: { amount: '100', within: 'ever' } } })
  expect(await completeActivity(fixture.ctx, { id }, withNewIdempotencyKey(caller))).toMatchObject({
    code: 20005,
  })
  expect(await grantsOf(playerId)).toEqual([])
  await fixture.deposit(playerId, 100)
  expect(await completeActivity(fixture.ctx, { id }, withNewIdempotencyKey(caller))).toMatchObject({
    ok: true,
  })
})

it.each([
  ['a game that is not there', { bonus: { ...bonus, gid: 'nowhere' } }],
  ['a game without free rounds', { bonus: { ...bonus, gid: 'mine' } }],
  ['an application, which has no amount to decide', { bonus, mode: 'apply' }],
])('%s is refused at input', async (_what, given) => {
  await expect(fixture.createOffer(given)).rejects.toThrow(/"bonus"/)
})

it('gives nothing for a game that takes no free rounds any more', async () => {
  const { caller, playerId } = await createTestPlayer(fixture.ctx)
  const id = await fixture.createOffer({ bonus: { ...bonus, gid: 'left' } })
  await fixture.ctx.pool.query(`update games set has_free_rounds = false where gid = 'left'`)
  expect(await completeActivity(fixture.ctx, { id }, withNewIdempotencyKey(caller))).toMatchObject({
    code: 20012,
  })
  expect(await grantsOf(playerId)).toEqual([])
})
