import type { ResponseOf } from '@gamehall/contract'
import type { getSitting } from '@gamehall/contract/games'
import { formatWire, minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import { readPlay } from '../bets/play-by-day.ts'
import { periodStart } from '../limits/limit-period.ts'
import { readLimits } from '../limits/limit-queries.ts'
import { readPlayedMs } from './play-time.ts'
import { readRealityCheck } from './reality-check.ts'

const MINUTE_MS = 60_000

/** The player’s current play session; an empty one from now when there is none. */
export async function viewSitting(hall: Hall, playerId: bigint): Promise<ResponseOf<typeof getSitting>> {
  const now = hall.clock.now()
  const row = await hall.db
    .selectFrom('play_sittings')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  const range = { from: row?.started_at ?? now, to: now }
  const [playedMs, played, countedUntil, { everyMinutes }, timeLeft] = await Promise.all([
    readPlayedMs(hall.db, playerId, range),
    readPlay(hall.db, playerId, range),
    readCountedUntil(hall, playerId, range.from),
    readRealityCheck(hall.db, playerId),
    readTimeLeft(hall, playerId, now),
  ])
  const net = played.reduce((sum, game) => sum + game.win_minor - game.bet_minor, 0n)
  const checkedAt = (row?.checked_at ?? now).getTime()
  return {
    started_at: range.from.toISOString(),
    played_s: Math.floor(playedMs / 1000),
    win_loss: formatWire(minor(net), 'TWD'),
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
async function readCountedUntil(hall: Hall, playerId: bigint, from: Date): Promise<Date | null> {
  const row = await hall.db
    .selectFrom('game_launches as launch')
    .innerJoin('games as game', 'game.gid', 'launch.gid')
    .innerJoin('bet_pulls as pull', 'pull.api_key', 'game.api_key')
    .where('launch.player_id', '=', playerId)
    .where('launch.at', '>=', from)
    .select((select) => select.fn.min<Date | null>('pull.pulled_until').as('until'))
    .executeTakeFirst()
  return row?.until ?? null
}

async function readTimeLeft(hall: Hall, playerId: bigint, now: Date): Promise<number | null> {
  const limit = (await readLimits(hall.db, playerId)).find(({ subject }) => subject === 'time')
  if (limit === undefined) return null
  const playedMs = await readPlayedMs(hall.db, playerId, { from: periodStart('day', now), to: now })
  return Math.max(0, Math.ceil((Number(limit.most) * MINUTE_MS - playedMs) / 1000))
}
