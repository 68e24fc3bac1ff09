import type { Locale } from '@gamehall/contract/constants'
import { formatDisplayAmount, minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { isPlayerLocked } from '../../account/index.ts'
import { isOnBreak } from '../../games/index.ts'
import { creditBonus } from '../bonus/credit-bonus.ts'
import { notifyReward } from '../notifications/notify-reward.ts'
import type { RewardsContext, RewardsTrx } from '../tables.ts'
import { findRun } from './run-queries.ts'
import type { LeaderboardTables, PrizeState } from './tables.ts'

export type PrizeRow = Selectable<LeaderboardTables['leaderboard_prizes']>

/** Locks a prize in one of these states until the transaction ends; undefined when it is in another. */
export const lockPrize = (
  trx: RewardsTrx,
  runId: bigint,
  place: number,
  states: readonly PrizeState[],
): Promise<PrizeRow | undefined> =>
  trx
    .selectFrom('leaderboard_prizes')
    .selectAll()
    .where('run_id', '=', runId)
    .where('place', '=', place)
    .where('state', 'in', states)
    .forUpdate()
    .executeTakeFirst()

/**
 * Pays a prize that is due, once. It waits while its player is on a break, as any offer does; a locked account's prize is held
 * for an operator.
 */
export async function payDuePrize(
  ctx: RewardsContext,
  { run_id, place, player_id }: PrizeRow,
): Promise<void> {
  const isLocked = await isPlayerLocked(ctx, player_id)
  await ctx.db.transaction().execute(async (trx) => {
    const prize = await lockPrize(trx, run_id, place, ['due', 'waiting'])
    if (prize === undefined) return
    if (isLocked) await updatePrize(trx, prize, { state: 'held', signal: 'locked' })
    else if (await isOnBreak(trx, player_id, ctx.clock.now()))
      await updatePrize(trx, prize, { state: 'waiting' })
    else await payPrize(ctx, trx, prize)
  })
}

export async function updatePrize(
  trx: RewardsTrx,
  { run_id, place }: PrizeRow,
  change: Partial<Pick<PrizeRow, 'state' | 'signal' | 'decided_at'>>,
): Promise<void> {
  await trx
    .updateTable('leaderboard_prizes')
    .set(change)
    .where('run_id', '=', run_id)
    .where('place', '=', place)
    .execute()
}

/** Credits a locked prize as a bonus with its turnover requirement, and notifies the player. */
export async function payPrize(ctx: RewardsContext, trx: RewardsTrx, prize: PrizeRow): Promise<void> {
  const run = await findRun(trx, prize.run_id)
  if (run === undefined) throw new Error(`no run ${prize.run_id}`)
  const { player_id: playerId, place, order_no: orderNo } = prize
  const amountMinor = minor(prize.amount_minor)
  await creditBonus(ctx, trx, {
    playerId,
    orderNo,
    subType: 'bonus_activity',
    amountMinor,
    turnoverPercent: run.wash_percent,
    reason: run.title,
  })
  await updatePrize(trx, prize, { state: 'paid', decided_at: ctx.clock.now() })
  const amount = formatDisplayAmount(amountMinor, 'TWD')
  const news = { title: run.title, place, amount, times: run.wash_percent / 100 }
  await notifyReward(ctx, trx, playerId, {
    about: 'reward',
    title: (locale) => TITLE[locale](news),
    body: (locale) => BODY[locale](news),
    reqId: orderNo,
    keys: ['leaderboards'],
  })
}

interface PrizeNews {
  readonly title: Readonly<Record<string, string>>
  readonly place: number
  readonly amount: string
  readonly times: number
}

const TITLE: Readonly<Record<Locale, (news: PrizeNews) => string>> = {
  'zh-TW': ({ place, amount }) => `排行榜第 ${place} 名，獎金 ${amount} 元`,
  en: ({ place, amount }) => `You placed ${ordinal(place)}: ${amount} TWD`,
}

const BODY: Readonly<Record<Locale, (news: PrizeNews) => string>> = {
  'zh-TW': ({ title, place, amount, times }) =>
    `您在「${localizeText(title, 'zh-TW')}」獲得第 ${place} 名，獎金 ${amount} 元已存入您的錢包。${
      times === 0 ? '這筆獎金沒有流水要求。' : `提款前須完成 ${times} 倍流水。`
    }`,
  en: ({ title, place, amount, times }) =>
    `You placed ${ordinal(place)} in “${localizeText(title, 'en')}”. ${amount} TWD is in your wallet${
      times === 0
        ? ', with no turnover requirement.'
        : `, with a turnover requirement of ${times}× before you can withdraw it.`
    }`,
}

const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const RULES = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (place: number) => `${place}${SUFFIX[RULES.select(place)] ?? 'th'}`
