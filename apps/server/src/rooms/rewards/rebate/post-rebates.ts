import type { Locale } from '@gamehall/contract/constants'
import { formatDisplayAmount, minor, sum } from '@gamehall/money'
import { sql } from 'kysely'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import { taiwanDayEnd } from '../daily-jobs/daily-runs.ts'
import { notifyReward } from '../notifications/notify-reward.ts'
import type { RewardsContext, RewardsTrx } from '../tables.ts'
import { rebateCalculationSql } from './rebate-calculation.ts'

interface PostedRow {
  player_id: bigint
  amount_minor: bigint
}

/**
 * §4, §9: posts the rebates for a Taiwan day's valid bets (00:00–23:59): one per player and game category, rounded down to the
 * cent. Idempotent per day. Late, corrected and sub-cent bets count in the next posting if they are not older than a week.
 */
export async function postRebates(ctx: RewardsContext, day: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    // Concurrent postings would count a late bet twice.
    await acquireAdvisoryLock(trx, 'post-rebates')
    const posted = await post(ctx, trx, day)
    const players = Map.groupBy(posted, (row) => row.player_id)
    for (const [playerId, rows] of players) {
      const total = formatDisplayAmount(sum(rows.map(({ amount_minor }) => minor(amount_minor))), 'TWD')
      await notifyReward(ctx, trx, playerId, {
        about: 'reward',
        title: (locale) => TITLE[locale](total),
        body: (locale) => BODY[locale](total),
        reqId: `rebate-${day}`,
        keys: ['rebate'],
      })
    }
    ctx.log.info({ day, players: players.size, rebates: posted.length }, 'rebates posted')
  })
}

const TITLE: Readonly<Record<Locale, (total: string) => string>> = {
  'zh-TW': (total) => `返水 ${total} 元可領取`,
  en: (total) => `Rebate of ${total} TWD ready to claim`,
}

const BODY: Readonly<Record<Locale, (total: string) => string>> = {
  'zh-TW': (total) => `返水 ${total} 元已結算，請至返水頁面領取`,
  en: (total) => `Your rebate of ${total} TWD is ready. Claim it on the rebate page`,
}

async function post(ctx: RewardsContext, trx: RewardsTrx, day: string): Promise<PostedRow[]> {
  const now = ctx.clock.now()
  const { expires_after_days } = await trx
    .selectFrom('rebate_settings')
    .select('expires_after_days')
    .executeTakeFirstOrThrow()
  const expiresAt = expires_after_days === null ? null : new Date(now.getTime() + expires_after_days * DAY_MS)
  const { rows } = await sql<PostedRow>`
    with ${rebateCalculationSql({ playerId: null, from: taiwanDayStart(day), to: taiwanDayEnd(day) })},
    posted as (
      insert into rebates (player_id, day, category, valid_bet_minor, basis_points, max_basis_points, vip_level,
          amount_minor, posted_at, expires_at)
        select player_id, ${day}::date, category, valid_bet_minor, basis_points, max_basis_points, vip_level,
          amount_minor, ${now}::timestamptz, ${expiresAt}::timestamptz
        from priced where amount_minor > 0 order by player_id, category
        on conflict do nothing
        returning rebate_id, player_id, category, amount_minor
    ),
    lines as (
      insert into rebate_bets (rebate_id, line_id, api_key, bet_id, gid, settled_at, valid_bet_minor, is_correction)
        select posted.rebate_id, due.api_key || ':' || due.bet_id, due.api_key, due.bet_id, due.gid, due.settled_at,
          due.valid_bet_minor, due.is_correction
        from due join posted using (player_id, category) where due.valid_bet_minor <> 0
    )
    select player_id, amount_minor from posted`.execute(trx)
  return rows
}
