import type { completeActivity as call } from '@gamehall/contract/rewards'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { formatWalletOrderNo } from '../../wallet/index.ts'
import { creditBonus } from '../bonus/credit-bonus.ts'
import type { RewardsContext, RewardsTrx } from '../tables.ts'
import { ALREADY_CLAIMED_CODES } from './activity-period.ts'
import { findApplicationByKey, updateApplication, viewApplication } from './application-queries.ts'
import { createApplication } from './create-application.ts'
import { evaluateActivity } from './evaluate-activity.ts'

type Codes = Extract<Awaited<ReturnType<UseCase<typeof call>>>, { ok: false }>['code']

/**
 * §7 /activity/complete: claims an offer's bonus into the main wallet with its turnover requirement. Concurrent claims pay once.
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
  const judged = await evaluateActivity(ctx, trx, playerId, activityId)
  if (!judged.ok) return judged
  const { activity, period, bonusMinor, refusal } = judged.data
  if (activity.mode !== 'claim' || bonusMinor === null) return refuse(20010)
  if (refusal !== null) return refuse(refusal)
  const applicationId = await createApplication(ctx, trx, judged.data, { playerId, key, postscript: '' })
  if (applicationId === null) return refuse(ALREADY_CLAIMED_CODES[activity.frequency])
  const now = ctx.clock.now()
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
  ctx.log.info(
    { activity_id: activityId.toString(), period: period.name, order_no: orderNo },
    'bonus claimed',
  )
  return succeed(applicationId)
}
