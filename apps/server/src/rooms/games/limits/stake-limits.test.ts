import { calls } from '@gamehall/contract'
import { minor } from '@gamehall/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bumpCacheVersion } from '../../../platform/cache/cache-version.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/time/durations.ts'
import type { StakeLimits } from '../../../providers/games/index.ts'
import { OTHER_PLATFORM } from '../../../testing/fake-game-provider.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { runJobs } from '../../../testing/run-jobs.ts'
import { notifyBets } from '../bets/jobs/notify-bets.ts'
import { enterGame } from '../launch/enter-game.ts'
import { openTrialGame } from '../launch/open-trial-game.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { confirmPlayLimit } from './confirm-play-limit.ts'
import { applyStakeLimits } from './jobs/apply-stake-limits.ts'
import { enforcePlayLimits } from './jobs/enforce-play-limits.ts'
import { setPlayLimit } from './set-play-limit.ts'

const MIDNIGHT = Date.parse('2026-11-21T16:00:00Z')
let games: GamesFixture
let limitsOfProvider: GamesFixture['provider']['stakeLimits']
beforeAll(async () => {
  games = await createGamesFixture()
  limitsOfProvider = games.provider.stakeLimits
})
beforeEach(() => {
  Object.assign(games.provider, { stakeLimits: limitsOfProvider })
  games.provider.stakesOf.clear()
})
afterAll(() => games.ctx.close())

const limit = (player: TestPlayer, amount: number | null, period = 'day', subject = 'stake') =>
  setPlayLimit(games.ctx, calls.setPlayLimit.request.parse({ subject, period, amount }), player.caller)
const confirm = (player: TestPlayer) =>
  confirmPlayLimit(games.ctx, { subject: 'stake', period: 'day', is_wanted: true }, player.caller)
const enter = (player: TestPlayer) =>
  enterGame(games.ctx, calls.enterGame.request.parse({ gameId: 'fake-game', amount: 0 }), {
    ...player.caller,
    idempotencyKey: `in-${games.clock.now().getTime()}`,
  })
/** Runs what a change of limits enqueued; returns what the provider was told last of the player. */
async function told(player: TestPlayer): Promise<StakeLimits | undefined> {
  await runJobs(games.ctx, [applyStakeLimits])
  return games.provider.stakesOf.get(`gh${player.playerId}`)
}
async function playingPlayer(): Promise<TestPlayer> {
  const player = await games.newPlayer(0n)
  expect(await enter(player)).toMatchObject({ ok: true })
  return player
}
const dayOf = (dollars: bigint, since: number = MIDNIGHT - DAY_MS) => ({
  since: new Date(since),
  mostMinor: minor(dollars * 100n),
})

let made = 0
async function bet(
  player: TestPlayer,
  dollars: number,
  apiKey: string,
  status = 'settled',
  at = games.clock.now(),
) {
  made += 1
  await games.ctx.pool.query(
    `insert into bets (api_key, bet_id, version, player_id, gid, status, bet_minor, valid_bet_minor, win_minor, bet_at, settled_at)
     values ($1, $2, 1, $3, 'fake-game', $4, $5, $5, 0, $6::timestamptz, case when $4 = 'settled' then $6::timestamptz end)`,
    [apiKey, `S${made}`, player.playerId, status, dollars * 100, at],
  )
}

describe('a provider that holds players to limits of their stakes', () => {
  it('is told at a launch what the player may stake in each period; nothing of a trial', async () => {
    const player = await games.newPlayer(0n)
    expect((await told(player))?.limits).toBeUndefined()
    await enter(player)
    expect((await told(player))?.limits).toEqual([])
    await limit(player, 500)
    await limit(player, 2_000, 'week')
    await limit(player, 30, 'day', 'loss')
    games.provider.stakesOf.clear()
    await enter(player)
    const now = games.clock.now().getTime()
    const limits = games.provider.stakesOf.get(`gh${player.playerId}`)?.limits
    expect(limits).toHaveLength(2)
    expect(limits).toEqual(expect.arrayContaining([dayOf(500n), dayOf(2_000n, now - 7 * DAY_MS)]))
    games.provider.stakesOf.clear()
    await openTrialGame(games.ctx, calls.openTrialGame.request.parse({ gameId: 'fake-game' }), player.caller)
    expect(games.provider.stakesOf.size).toBe(0)
  })

  it('is told at once of a first and of a lower limit, and of a higher one and none when they are confirmed', async () => {
    const player = await playingPlayer()
    await limit(player, 500)
    const first = await told(player)
    expect(first?.limits).toEqual([dayOf(500n)])
    await limit(player, 200)
    const lower = await told(player)
    expect(lower?.limits).toEqual([dayOf(200n)])
    expect(lower?.revision).toBeGreaterThan(first?.revision ?? 0n)
    games.provider.stakesOf.clear()
    await limit(player, 900)
    expect(await told(player), 'it waits').toBeUndefined()
    games.clock.advance(DAY_MS)
    await confirm(player)
    expect((await told(player))?.limits).toMatchObject([{ mostMinor: 900_00n }])
    await limit(player, null)
    games.clock.advance(DAY_MS)
    await confirm(player)
    expect((await told(player))?.limits).toEqual([])
  })

  it('is told less by what was staked at other providers since the period began, and counts its own bets itself', async () => {
    await games.ctx.pool.query(`update platforms set provider = 'elsewhere' where api_key = $1`, [
      OTHER_PLATFORM,
    ])
    bumpCacheVersion(games.ctx)
    const player = await playingPlayer()
    await bet(player, 100, 'fake_slots')
    await bet(player, 40, OTHER_PLATFORM)
    await bet(player, 20, OTHER_PLATFORM, 'open')
    await bet(player, 10, OTHER_PLATFORM, 'void')
    await bet(player, 300, OTHER_PLATFORM, 'settled', new Date(games.clock.now().getTime() - 2 * DAY_MS))
    await limit(player, 500)
    expect((await told(player))?.limits).toMatchObject([{ mostMinor: 440_00n }])
    await limit(player, 50)
    expect((await told(player))?.limits, 'no less than nothing').toMatchObject([{ mostMinor: 0n }])
    await games.ctx.pool.query(`update platforms set provider = 'fake' where api_key = $1`, [OTHER_PLATFORM])
    bumpCacheVersion(games.ctx)
  })

  it('is told again after bets were pulled, of those alone who have such a limit', async () => {
    const [limited, free] = [await playingPlayer(), await playingPlayer()]
    await limit(limited, 500)
    await limit(free, 500, 'day', 'loss')
    await told(limited)
    games.provider.stakesOf.clear()
    for (const { playerId } of [limited, free])
      await games.ctx.pool.query(
        'insert into bet_notifications (player_id, has_turnover_change) values ($1, false)',
        [playerId],
      )
    await notifyBets.run(games.ctx, {}, games.clock.now())
    expect((await told(limited))?.limits).toHaveLength(1)
    expect(await told(free)).toBeUndefined()
  })

  it('is told of a new day while a game stays open in which nobody bets', async () => {
    const player = await playingPlayer()
    await limit(player, 500)
    await told(player)
    games.clock.advance(9 * HOUR_MS)
    const today = taiwanMidnight(games.clock.now())
    games.clock.advance(today + DAY_MS - games.clock.now().getTime())
    await enforcePlayLimits.run(games.ctx, {}, games.clock.now())
    expect((await told(player))?.limits).toEqual([dayOf(500n, today + DAY_MS)])
    games.provider.stakesOf.clear()
    games.clock.advance(DAY_MS)
    await enforcePlayLimits.run(games.ctx, {}, games.clock.now())
    expect(await told(player), 'no game is open that long').toBeUndefined()
  })

  it('is told until it answers; one that does not know the player needs nothing', async () => {
    const player = await playingPlayer()
    const set = vi.fn()
    Object.assign(games.provider, { stakeLimits: { set } })
    await limit(player, 500)
    set.mockResolvedValueOnce({ ok: false, error: 'UNKNOWN', message: 'no answer' })
    await expect(told(player)).rejects.toThrow('UNKNOWN')
    set.mockResolvedValueOnce({ ok: false, error: 'NOT_FOUND', message: 'nobody' })
    await applyStakeLimits.run(games.ctx, { player_id: `${player.playerId}` }, games.clock.now())
    expect(set).toHaveBeenCalledTimes(2)
  })
})

/** The instant in milliseconds at which the Taiwan day began. */
const taiwanMidnight = (now: Date): number =>
  MIDNIGHT + Math.floor((now.getTime() - MIDNIGHT) / DAY_MS) * DAY_MS

it('a provider that holds nobody to limits is told nothing, and nothing waits for it', async () => {
  Object.assign(games.provider, { stakeLimits: undefined })
  const launch = vi.spyOn(games.provider, 'launch')
  const player = await playingPlayer()
  await limit(player, 500)
  await enforcePlayLimits.run(games.ctx, {}, games.clock.now())
  await enter(player)
  expect(launch.mock.calls.map(([request]) => 'stakeLimits' in request)).toEqual([false, false])
  const { rows } = await games.ctx.pool.query(
    `select from graphile_worker.jobs where task_identifier = 'apply-stake-limits'`,
  )
  expect(rows).toEqual([])
})
