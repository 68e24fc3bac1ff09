import type { completeActivity as call } from '@gamehall/contract/rewards'
import type { Minor } from '@gamehall/money'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { grantFreeRounds } from '../../games/index.ts'
import { formatWalletOrderNo } from '../../wallet/index.ts'
import { creditBonus } from '../bonus/credit-bonus.ts'
import type { RewardsContext, RewardsTrx } from '../tables.ts'
import { parseRuleAmount } from './activity-bonus.ts'
import { ALREADY_CLAIMED_CODES } from './activity-period.ts'
import { findApplicationByKey, updateApplication, viewApplication } from './application-queries.ts'
import { createApplication } from './create-application.ts'
import { type ActivityEvaluation, evaluateActivity } from './evaluate-activity.ts'

type Codes = Extract<Awaited<ReturnType<UseCase<typeof call>>>, { ok: false }>['code']

/**
 * §7 /activity/complete: claims an offer's bonus into the main wallet with its turnover requirement, or its free rounds.
 * Concurrent claims pay once.
 * 404 unknown offer, 20010 the offer takes applications instead; else the refusal of `evaluateActivity`.
 */
export const completeActivity: UseCase<typeof call, RewardsContext> = async (ctx, { id }, caller) => {
  const { playerId } = caller.session
  const claimed = await transact(ctx.db, (trx) =>
    claim(ctx, trx, playerId, BigInt(id), caller.idempotencyKey),
  )
  return claimed.ok ? succeed(await viewApplication(ctx, ctx.db, claimed.data, caller.locale)) : claimed
}

async function claim(
  ctx: RewardsContext,
  trx: RewardsTrx,
  playerId: bigint,
  activityId: bigint,
  key: string,
): Promise<Outcome<bigint, Codes>> {
  const before = await findApplicationByKey(trx, playerId, key)
  if (before !== undefined) return succeed(before.application_id)
  const evaluated = await evaluateActivity(ctx, trx, playerId, activityId)
  if (!evaluated.ok) return evaluated
  const { activity, period, bonusMinor, refusal } = evaluated.data
  if (activity.mode !== 'claim' || bonusMinor === null) return refuse(20010)
  if (refusal !== null) return refuse(refusal)
  const applicationId = await createApplication(ctx, trx, evaluated.data, { playerId, key, postscript: '' })
  if (applicationId === null) return refuse(ALREADY_CLAIMED_CODES[activity.frequency])
  await givePrize(ctx, trx, evaluated.data, { playerId, applicationId, bonusMinor })
  ctx.log.info(
    { activity_id: activityId.toString(), period: period.name, application_id: applicationId.toString() },
    'bonus claimed',
  )
  return succeed(applicationId)
}

interface Prize {
  readonly playerId: bigint
  readonly applicationId: bigint
  /** TWD cents; of free rounds, none. */
  readonly bonusMinor: Minor
}

/** Credits a claimed bonus, or gives its free rounds, and records it in the application. */
async function givePrize(
  ctx: RewardsContext,
  trx: RewardsTrx,
  { activity, bonus }: ActivityEvaluation,
  { playerId, applicationId, bonusMinor }: Prize,
): Promise<void> {
  const now = ctx.clock.now()
  if (bonus.kind === 'free_rounds') {
    const given = await grantFreeRounds(ctx, trx, {
      playerId,
      gid: bonus.gid,
      rounds: bonus.rounds,
      stakeMinor: parseRuleAmount(bonus.stake),
      days: bonus.days,
      washPercent: activity.wash_percent,
      source: `activity:${applicationId}`,
      title: activity.title,
    })
    if (!given.ok)
      throw new Error(`the free rounds of application ${applicationId} were refused: ${given.code}`)
    const change = { state: 'received', free_rounds: bonus.rounds, decided_at: now } as const
    return updateApplication(trx, applicationId, change)
  }
  const orderNo = formatWalletOrderNo('B', now, ctx.ids)
  const requiredMinor = await creditBonus(ctx, trx, {
    playerId,
    orderNo,
    subType: activity.sub_type,
    amountMinor: bonusMinor,
    turnoverPercent: activity.wash_percent,
    reason: activity.title,
  })
  await updateApplication(trx, applicationId, {
    state: 'received',
    bonus_minor: bonusMinor,
    wash_minor: requiredMinor,
    order_no: orderNo,
    decided_at: now,
  })
}
