import { createPool } from '@gamehall/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGamesFixture, type GamesFixture } from '../../testing/games-fixture.ts'
import { enqueueBetNotifications } from '../enqueue-bet-notifications.ts'
import { notifyBets } from './notify-bets.ts'

let fixture: GamesFixture
beforeAll(async () => {
  fixture = await createGamesFixture()
})
afterAll(() => fixture.ctx.close())

const run = () => notifyBets.run(fixture.ctx, {}, fixture.clock.now())

async function newPlayers(count: number): Promise<bigint[]> {
  const players = await Promise.all(Array.from({ length: count }, () => fixture.newPlayer(0n)))
  return players.map(({ playerId }) => playerId)
}

const change = (bets: readonly bigint[], turnover: readonly bigint[] = []) =>
  fixture.ctx.db.transaction().execute((trx) => enqueueBetNotifications(trx, { bets, turnover }))

async function keysPushedTo(playerId: bigint): Promise<unknown[]> {
  const rows = await fixture.ctx.db
    .selectFrom('push_messages')
    .select('content')
    .where('player_id', '=', playerId)
    .orderBy('seq')
    .execute()
  return rows.map(({ content }) => (content as { keys?: unknown }).keys)
}

const countWaiting = async (): Promise<number> =>
  (await fixture.ctx.pool.query('select from bet_notifications')).rowCount ?? 0

it('pushes once to each player for all changes until then, and of turnover where that changed', async () => {
  const [one = 0n, other = 0n] = await newPlayers(2)
  await change([one, other])
  await change([one], [one])
  await change([one])
  await run()
  expect(await keysPushedTo(one)).toEqual([['bets'], ['wash_balance'], undefined])
  expect(await keysPushedTo(other)).toEqual([['bets']])
  await run()
  expect(await keysPushedTo(other)).toEqual([['bets']])
})

it('takes each change once when several processes run it, however many there are', async () => {
  const players = await newPlayers(4)
  await fixture.ctx.pool.query(
    'insert into bet_notifications (player_id, has_turnover_change) select $1, false from generate_series(1, 1200)',
    [players[0]],
  )
  for (const playerId of players) await change([playerId])
  await Promise.all([run(), run(), run()])
  for (const playerId of players.slice(1)) expect(await keysPushedTo(playerId)).toEqual([['bets']])
  expect(await countWaiting()).toBe(0)
})

it('keeps the changes when what follows them fails', async () => {
  const [playerId = 0n] = await newPlayers(1)
  await change([playerId])
  const owner = createPool(fixture.ctx.ownerUrl, { max: 1 })
  await owner.query('alter table leaderboard_runs rename to leaderboard_runs_away')
  await expect(run()).rejects.toThrow('leaderboard_runs')
  await owner.query('alter table leaderboard_runs_away rename to leaderboard_runs')
  await owner.end()
  expect([await countWaiting(), await keysPushedTo(playerId)]).toEqual([1, []])
  await run()
  expect([await countWaiting(), await keysPushedTo(playerId)]).toEqual([0, [['bets']]])
})
