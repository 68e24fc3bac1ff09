import type { ResponseOf } from '@gamehall/contract'
import type { getPlaySession } from '@gamehall/contract/games'
import { formatWireAmount, minor } from '@gamehall/money'
import { MINUTE_MS } from '../../../platform/time/durations.ts'
import { readDailyPlay } from '../bets/read-daily-play.ts'
import { periodStart } from '../limits/limit-period.ts'
import { readLimits } from '../limits/limit-queries.ts'
import { readRealityCheck } from '../limits/read-reality-check.ts'
import type { GamesContext } from '../tables.ts'
import { readPlayTimeMs } from './read-play-time.ts'

/** The player’s current play session; an empty one from now when there is none. */
export async function readPlaySessionView(
  ctx: GamesContext,
  playerId: bigint,
): Promise<ResponseOf<typeof getPlaySession>> {
  const now = ctx.clock.now()
  const row = await ctx.db
    .selectFrom('play_sittings')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  const range = { from: row?.started_at ?? now, to: now }
  const [playedMs, played, countedUntil, { everyMinutes }, timeLeft] = await Promise.all([
    readPlayTimeMs(ctx.db, playerId, range),
    readDailyPlay(ctx.db, playerId, range),
    readCountedUntil(ctx, playerId, range.from),
    readRealityCheck(ctx.db, playerId),
    readTimeLeft(ctx, playerId, now),
  ])
  const net = played.reduce((sum, game) => sum + game.win_minor - game.bet_minor, 0n)
  const checkedAt = (row?.checked_at ?? now).getTime()
  return {
    started_at: range.from.toISOString(),
    played_s: Math.floor(playedMs / 1000),
    win_loss: formatWireAmount(minor(net), 'TWD'),
    counted_until: countedUntil?.toISOString() ?? null,
    check:
      everyMinutes === null
        ? null
        : {
            every_minutes: everyMinutes,
            due_at: new Date(checkedAt + everyMinutes * MINUTE_MS).toISOString(),
          },
    time_left_s: timeLeft,
  }
}

/** The instant up to which the bets of all platforms in the session are pulled. */
async function readCountedUntil(ctx: GamesContext, playerId: bigint, from: Date): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('game_launches as launch')
    .innerJoin('games as game', 'game.gid', 'launch.gid')
    .innerJoin('bet_pulls as pull', 'pull.api_key', 'game.api_key')
    .where('launch.player_id', '=', playerId)
    .where('launch.at', '>=', from)
    .select((select) => select.fn.min<Date | null>('pull.pulled_until').as('until'))
    .executeTakeFirst()
  return row?.until ?? null
}

async function readTimeLeft(ctx: GamesContext, playerId: bigint, now: Date): Promise<number | null> {
  const limit = (await readLimits(ctx.db, playerId)).find(({ subject }) => subject === 'time')
  if (limit === undefined) return null
  const playedMs = await readPlayTimeMs(ctx.db, playerId, { from: periodStart('day', now), to: now })
  return Math.max(0, Math.ceil((Number(limit.most) * MINUTE_MS - playedMs) / 1000))
}
