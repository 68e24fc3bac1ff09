import type { PlayLimit } from '@gamehall/contract/games'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { readCredited } from '../../wallet/index.ts'
import { readPlay } from '../bets/play-by-day.ts'
import { readPlayedMs } from '../sittings/play-time.ts'
import { periodStart } from './limit-period.ts'

const MINUTE_MS = 60_000

/**
 * How much of a limit is used, in TWD cents: deposits credited, stakes settled, or losses less wins (never below
 * nothing). Of time, in whole minutes.
 */
export async function readUse(
  db: Kysely<Database>,
  playerId: bigint,
  { subject, period }: Pick<PlayLimit, 'subject' | 'period'>,
  now: Date,
): Promise<bigint> {
  if (subject === 'time') {
    const playedMs = await readPlayedMs(db, playerId, { from: periodStart(period, now), to: now })
    return BigInt(Math.floor(playedMs / MINUTE_MS))
  }
  const range = { from: periodStart(period, now), to: new Date(now.getTime() + 1) }
  if (subject === 'deposit') return readCredited(db, playerId, 'recharge', range)
  const played = await readPlay(db, playerId, range)
  const staked = played.reduce((sum, row) => sum + row.bet_minor, 0n)
  if (subject === 'stake') return staked
  const lost = staked - played.reduce((sum, row) => sum + row.win_minor, 0n)
  return lost > 0n ? lost : 0n
}
