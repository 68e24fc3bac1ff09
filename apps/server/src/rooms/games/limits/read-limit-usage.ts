import type { PlayLimit } from '@gamehall/contract/games'
import { sql } from 'kysely'
import { MINUTE_MS } from '../../../platform/time/durations.ts'
import { readCreditedTotal } from '../../wallet/index.ts'
import { type DailyGamePlay, readDailyPlay } from '../bets/read-daily-play.ts'
import { readPlayTimeMs } from '../play-sessions/read-play-time.ts'
import type { GamesDb } from '../tables.ts'
import { periodStart } from './limit-period.ts'

/**
 * The usage of a limit in its current period: credited deposits, settled stakes, or losses minus wins (at least zero), in
 * TWD cents; for time, whole minutes.
 */
export async function readLimitUsage(
  db: GamesDb,
  playerId: bigint,
  { subject, period }: Pick<PlayLimit, 'subject' | 'period'>,
  now: Date,
): Promise<bigint> {
  if (subject === 'time') {
    const playedMs = await readPlayTimeMs(db, playerId, { from: periodStart(period, now), to: now })
    return BigInt(Math.floor(playedMs / MINUTE_MS))
  }
  const range = { from: periodStart(period, now), to: new Date(now.getTime() + 1) }
  if (subject === 'deposit') return readCreditedTotal(db, playerId, 'recharge', range)
  const played = await readDailyPlay(db, playerId, range)
  const staked = played.reduce((sum, row) => sum + row.bet_minor, 0n)
  if (subject === 'stake') return staked
  return clampToZero(netLossOf(played))
}

/**
 * The maximum possible loss of a period, in TWD cents: the net loss so far plus the balances at the platforms, transfers in
 * progress included. Unreported bets are covered too: when the net amount transferred to the platforms in the period is
 * higher, that is the result.
 */
export async function readMaxPossibleLoss(
  db: GamesDb,
  playerId: bigint,
  period: PlayLimit['period'],
  now: Date,
): Promise<bigint> {
  const from = periodStart(period, now)
  const played = await readDailyPlay(db, playerId, { from, to: new Date(now.getTime() + 1) })
  const knownExposure = netLossOf(played) + (await readEstimatedBalances(db, playerId))
  const netTransferred = await readNetTransferred(db, playerId, from)
  if (netTransferred > knownExposure) return clampToZero(netTransferred)
  return clampToZero(knownExposure)
}

/** The net amount transferred to the platforms since `from`, transfers in progress included, in TWD cents. */
async function readNetTransferred(db: GamesDb, playerId: bigint, from: Date): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(case direction when 'in' then amount_minor else -amount_minor end), 0)::bigint as total
      from platform_transfers where player_id = ${playerId} and created_at >= ${from}
        and case direction when 'in' then state not in ('FAILED', 'RELEASED') else state = 'SUCCESS' end`.execute(
    db,
  )
  return rows[0]?.total ?? 0n
}

/** The estimated balances at the platforms, in TWD cents: per platform, transfers and settled results since the last full withdrawal. */
async function readEstimatedBalances(db: GamesDb, playerId: bigint): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    with emptied as (
      select api_key, max(updated_at) as at from platform_transfers
        where player_id = ${playerId} and direction = 'out' and state = 'SUCCESS' and took_all group by api_key
    ), moved as (
      select t.api_key, sum(case t.direction when 'in' then t.amount_minor else -t.amount_minor end) as brought
        from platform_transfers t left join emptied on emptied.api_key = t.api_key
        where t.player_id = ${playerId} and t.created_at >= coalesce(emptied.at, '-infinity')
          and case t.direction when 'in' then t.state not in ('FAILED', 'RELEASED')
            else t.state = 'SUCCESS' and not t.took_all end
        group by t.api_key
    )
    select coalesce(sum(greatest(moved.brought + coalesce(won.won, 0), 0)), 0)::bigint as total
      from moved left join emptied on emptied.api_key = moved.api_key
        left join lateral (select sum(b.win_minor - b.bet_minor) as won from bets b
          where b.player_id = ${playerId} and b.api_key = moved.api_key and b.status = 'settled'
            and b.free_grant_id is null and b.bet_at >= coalesce(emptied.at, '-infinity')) won on true`.execute(
    db,
  )
  return rows[0]?.total ?? 0n
}

const netLossOf = (played: readonly DailyGamePlay[]): bigint =>
  played.reduce((sum, { bet_minor, win_minor }) => sum + bet_minor - win_minor, 0n)

const clampToZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n)
