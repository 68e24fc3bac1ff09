import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../platform/time/durations.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { createLeaderboardFixture, type LeaderboardFixture } from './testing/leaderboard-fixture.ts'

let fixture: LeaderboardFixture
beforeAll(async () => {
  fixture = await createLeaderboardFixture()
})
beforeEach(() => fixture.cancelAll())
afterAll(() => fixture.close())

const pointsOf = async (id: string, player: TestPlayer) => {
  const { me } = await fixture.view(id, player)
  return { points: me?.points, rounds: me?.rounds, status: me?.status, place: me?.place }
}

it('counts valid bets, rounds, the best multiplier and the sum of multipliers', async () => {
  const prizes = [{ amount: '100' }]
  const boards = await Promise.all(
    (['valid_bets', 'rounds', 'best_multiplier', 'multiplier_sum'] as const).map((measure) =>
      fixture.createLeaderboard({ leaderboard: { measure, least_stake: '5', prizes } }),
    ),
  )
  const player = await fixture.player()
  await fixture.play(player, 10, { win: 25 })
  await fixture.play(player, 20, { win: 30 })
  await fixture.play(player, 4, { win: 4000 })
  const points = await Promise.all(boards.map(async (id) => (await pointsOf(id, player)).points))
  expect(points, 'a bet below the least stake does not count').toEqual(['30.00', '2', '2.50', '4.00'])
})

it('counts a bet once however often, takes a voided one back, and follows a correction', async () => {
  const id = await fixture.createLeaderboard({})
  const player = await fixture.player()
  await fixture.play(player, 10)
  const bet = await fixture.play(player, 30)
  await Promise.all(Array.from({ length: 8 }, () => fixture.count(player)))
  expect(await pointsOf(id, player)).toMatchObject({ points: '40.00', rounds: 2, place: 1 })
  await fixture.ctx.pool.query(`update bets set valid_bet_minor = 2500, version = 2 where bet_id = $1`, [bet])
  await fixture.count(player)
  expect(await pointsOf(id, player)).toMatchObject({ points: '35.00' })
  await fixture.ctx.pool.query(`update bets set status = 'void', version = 3 where bet_id = $1`, [bet])
  await fixture.count(player)
  expect(await pointsOf(id, player)).toMatchObject({ points: '10.00', rounds: 1 })
  await fixture.ctx.pool.query(`update bets set status = 'void', version = 4 where player_id = $1`, [
    player.playerId,
  ])
  await fixture.count(player)
  expect(await pointsOf(id, player), 'nothing is left of it').toMatchObject({
    status: 'none',
    points: '0.00',
  })
})

it('takes a voided bet back from the leaderboard of one game, though none of that game is settled any more', async () => {
  const id = await fixture.createLeaderboard({ leaderboard: { games: ['mine'] } })
  const player = await fixture.player()
  const bet = await fixture.play(player, 50, { gid: 'mine' })
  expect(await pointsOf(id, player)).toMatchObject({ points: '50.00' })
  await fixture.ctx.pool.query(
    `update bets set status = 'void', settled_at = null, version = 2 where bet_id = $1`,
    [bet],
  )
  await fixture.count(player)
  expect(await pointsOf(id, player)).toMatchObject({ status: 'none' })
})

it('what one player’s counting misses is found within an hour: late bets, and those voided later', async () => {
  const id = await fixture.createLeaderboard({})
  const [late, voided] = [await fixture.player(), await fixture.player()]
  const bet = await fixture.play(voided, 50)
  await fixture.advance()
  await fixture.bet(late.playerId, 70)
  fixture.clock.advance(3 * HOUR_MS)
  await fixture.ctx.pool.query(`update bets set status = 'void', version = 2 where bet_id = $1`, [bet])
  await Promise.all([late, voided].map(fixture.count))
  expect(await pointsOf(id, voided), 'an older hour is not looked at').toMatchObject({ points: '50.00' })
  await fixture.advance()
  expect(await pointsOf(id, voided)).toMatchObject({ status: 'none' })
  expect(await pointsOf(id, late)).toMatchObject({ points: '70.00', place: 1 })
})

it('adds the hours of a period, and starts the next one from zero', async () => {
  const id = await fixture.createLeaderboard({})
  const player = await fixture.player()
  for (const amount of [10, 20, 30]) {
    await fixture.play(player, amount)
    fixture.clock.advance(HOUR_MS)
  }
  expect(await pointsOf(id, player)).toMatchObject({ points: '60.00', rounds: 3 })
  fixture.clock.advance(DAY_MS)
  await fixture.advance()
  await fixture.play(player, 7)
  const { points } = await pointsOf(id, player)
  expect(points).toBe('7.00')
})

it('only the games or the platform of the rules count, never free rounds, test accounts or bets before the start', async () => {
  const early = await fixture.player()
  await fixture.play(early, 99)
  fixture.clock.advance(1)
  const games = await fixture.createLeaderboard({ leaderboard: { games: ['mine'] } })
  const platform = await fixture.createLeaderboard({ leaderboard: { api_key: 'slots' } })
  const [player, test] = [await fixture.player(), await fixture.player({ accountType: 2 })]
  await fixture.play(player, 10)
  await fixture.play(player, 20, { gid: 'mine' })
  await fixture.play(test, 500, { gid: 'mine' })
  const free = await fixture.play(player, 40, { gid: 'mine' })
  await fixture.ctx.pool.query('update bets set free_grant_id = gen_random_uuid() where bet_id = $1', [free])
  await fixture.count(player)
  await fixture.advance()
  expect(await pointsOf(games, player)).toMatchObject({ points: '20.00', place: 1 })
  expect(await pointsOf(platform, player)).toMatchObject({ points: '30.00', place: 1 })
  expect(await pointsOf(games, test)).toMatchObject({ status: 'test_account', place: null })
  expect(await pointsOf(platform, early)).toMatchObject({ status: 'none' })
  expect((await fixture.view(games)).players).toBe(1)
})

it('who has too few rounds is not ranked; ties go to whoever was first', async () => {
  const id = await fixture.createLeaderboard({
    leaderboard: { least_rounds: 2, measure: 'best_multiplier', least_stake: '1' },
  })
  const [first, second, few] = [await fixture.player(), await fixture.player(), await fixture.player()]
  await fixture.play(second, 10)
  await fixture.play(first, 10, { win: 50 })
  fixture.clock.advance(1000)
  await fixture.play(second, 20, { win: 100 })
  await fixture.play(few, 10, { win: 500 })
  fixture.clock.advance(1000)
  // Another one as good does not make it later.
  await fixture.play(first, 10, { win: 50 })
  expect(await pointsOf(id, few)).toEqual({ points: '50.00', rounds: 1, status: 'below', place: null })
  expect(await pointsOf(id, first)).toMatchObject({ points: '5.00', place: 1 })
  expect((await fixture.view(id, second)).me).toMatchObject({
    place: 2,
    points: '5.00',
    next: { place: 1, points: '0.00' },
  })
})
