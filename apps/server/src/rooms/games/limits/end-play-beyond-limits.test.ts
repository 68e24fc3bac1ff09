import { calls } from '@gamehall/contract'
import { minor } from '@gamehall/money'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import { PLATFORM } from '../../../testing/fake-game-provider.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { runJobs } from '../../../testing/run-jobs.ts'
import { notifyBets } from '../bets/jobs/notify-bets.ts'
import { pullPlatformBets } from '../bets/pull-platform-bets.ts'
import { ensurePlatformPlayer } from '../platforms/platform-player.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { depositToGame } from '../transfers/deposit-to-game.ts'
import { endPlay } from './jobs/end-play.ts'
import { enforcePlayLimits } from './jobs/enforce-play-limits.ts'
import { setPlayLimit } from './set-play-limit.ts'

const LOOK_BACK_MS = 5 * 60_000
let games: GamesFixture
beforeAll(async () => {
  games = await createGamesFixture()
})
afterAll(() => games.ctx.close())

async function playingPlayer(): Promise<TestPlayer> {
  const player = await games.newPlayer(1_000_00n)
  await ensurePlatformPlayer(games.ctx, games.provider, player.playerId)
  const into = { ...player.caller, idempotencyKey: `in-${player.playerId}` }
  await depositToGame(games.ctx, { platform: PLATFORM, amount: 300 }, into)
  return player
}

/** The platform reports a lost bet; the pull and the job after it take it. */
async function reportLoss(player: TestPlayer, dollars: bigint) {
  games.provider.bets = [
    {
      betId: `bet-${games.clock.now().getTime()}`,
      version: 1,
      apiKey: PLATFORM,
      game: 'fake-game',
      player: `gh${player.playerId}`,
      currency: 'TWD',
      status: 'SETTLED',
      betMinor: minor(dollars * 100n),
      validBetMinor: minor(dollars * 100n),
      winMinor: minor(0n),
      betAt: games.clock.now(),
      settledAt: games.clock.now(),
      updatedAt: games.clock.now(),
    },
  ]
  games.clock.advance(60_000)
  await pullPlatformBets(games.ctx, PLATFORM, games.clock.now())
  await notifyBets.run(games.ctx, {}, games.clock.now())
  await runJobs(games.ctx, [endPlay])
}

it('ends the play of a player right after the pull that brought the bet beyond the limit, and of no other', async () => {
  const [player, other] = [await playingPlayer(), await playingPlayer()]
  const request = { subject: 'stake', period: 'day', amount: 50 }
  for (const each of [player, other])
    await setPlayLimit(games.ctx, calls.setPlayLimit.request.parse(request), each.caller)
  const kick = vi.spyOn(games.provider, 'kick')
  await reportLoss(other, 10n)
  await reportLoss(player, 40n)
  expect(kick).not.toHaveBeenCalled()
  await reportLoss(player, 40n)
  expect(kick.mock.calls).toEqual([[`gh${player.playerId}`]])
})

/** The players whose play the job of every minute ends. */
async function endedByMinuteJob(): Promise<string[]> {
  const kick = vi.spyOn(games.provider, 'kick').mockClear()
  await enforcePlayLimits.run(games.ctx, {}, games.clock.now())
  await runJobs(games.ctx, [endPlay])
  return kick.mock.calls.map(([name]) => name).sort()
}

it.each([
  ['bets on', bet],
  ['launched a game', launch],
])(
  'ends the play of a player on a break or with a locked account who %s, of no other',
  async (_what, play) => {
    games.clock.advance(HOUR_MS)
    const [onBreak, locked, rested, absent, other] = [
      await playingPlayer(),
      await playingPlayer(),
      await playingPlayer(),
      await playingPlayer(),
      await playingPlayer(),
    ]
    const hourAgo = new Date(games.clock.now().getTime() - HOUR_MS)
    for (const [player, until] of [
      [onBreak, null],
      [absent, null],
      [rested, games.clock.now()],
    ] as const)
      await games.ctx.db
        .insertInto('play_breaks')
        .values({ player_id: player.playerId, kind: 'exclusion', since: hourAgo, until })
        .execute()
    await games.ctx.pool.query(`update players set status = 'locked' where player_id = $1`, [locked.playerId])
    for (const player of [onBreak, locked, rested, other]) await play(player)
    expect(await endedByMinuteJob()).toEqual([`gh${onBreak.playerId}`, `gh${locked.playerId}`].sort())
    games.clock.advance(LOOK_BACK_MS)
    expect(await endedByMinuteJob(), 'who does not play on').toEqual([])
  },
)

async function bet({ playerId }: TestPlayer) {
  await games.ctx.pool.query(
    `insert into bets (api_key, bet_id, version, player_id, gid, status, bet_minor, valid_bet_minor, win_minor, bet_at)
     values ($1, $2, 1, $3, 'fake-game', 'open', 1000, 1000, 0, $4)`,
    [PLATFORM, games.ctx.ids.uuid(), playerId, games.clock.now()],
  )
}

async function launch({ playerId }: TestPlayer) {
  const launched = { player_id: playerId, gid: 'fake-game', at: games.clock.now() }
  await games.ctx.db.insertInto('game_launches').values(launched).execute()
}
