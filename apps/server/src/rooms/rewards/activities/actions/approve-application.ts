import { operatorCalls } from '@gamehall/contract/operator'
import { formatDisplayAmount, type Minor, parseMoney } from '@gamehall/money'
import { type Outcome, refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { localizeText } from '../../../../platform/text/localize-text.ts'
import { formatWalletOrderNo } from '../../../wallet/index.ts'
import { creditBonus } from '../../bonus/credit-bonus.ts'
import { notifyReward } from '../../notifications/notify-reward.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { isAmountAllowed } from '../activity-bonus.ts'
import {
  type FullApplication,
  findApplication,
  lockApplicationUnderReview,
  updateApplication,
} from '../application-queries.ts'
import { type ApplicationTerms, readApplicationTerms } from '../application-terms.ts'
import { applicationSubject } from './application-target.ts'

/**
 * Approves an application and credits the bonus to the main wallet with its turnover requirement. 404 unknown application,
 * 20010 already decided, 400 `amount` not allowed by the rule, or missing where the reviewer decides it.
 */
export const approveApplication = implementAction(operatorCalls.approveApplication, {
  subject: applicationSubject,
  // An amount that the operator leaves out is calculated from the rule and the player's activity.
  async version(trx: RewardsTrx, { application_id: applicationId }, ctx: RewardsContext) {
    const application = await findApplication(trx, applicationId)
    const terms = application && (await readApplicationTerms(ctx, trx, application))
    return terms?.ok ? { bonus: terms.data.bonus, amount: terms.data.bonusMinor } : null
  },
  async run(ctx: RewardsContext, trx: RewardsTrx, { application_id: applicationId, amount }) {
    const application = await findApplication(trx, applicationId)
    if (application === undefined) return refuse(404)
    if ((await lockApplicationUnderReview(trx, applicationId)) === undefined) return refuse(20010)
    const terms = await readApplicationTerms(ctx, trx, application)
    if (!terms.ok) return terms
    const decided = decideAmount(terms.data, amount)
    return decided.ok ? pay(ctx, trx, application, terms.data, decided.data) : decided
  },
})

function decideAmount(
  { bonus, bonusMinor }: ApplicationTerms,
  amount: string | undefined,
): Outcome<Minor, 400> {
  if (amount === undefined)
    return bonusMinor === null || bonusMinor === 0n ? refuseField('amount', 'required') : succeed(bonusMinor)
  const parsed = parseMoney(amount, 'TWD')
  if (!parsed.ok || !isAmountAllowed(bonus, parsed.minor, bonusMinor)) return refuseField('amount', 'invalid')
  return succeed(parsed.minor)
}

async function pay(
  ctx: RewardsContext,
  trx: RewardsTrx,
  application: FullApplication,
  { activity }: ApplicationTerms,
  amountMinor: Minor,
) {
  const { application_id: applicationId, player_id: playerId } = application
  const now = ctx.clock.now()
  const orderNo = formatWalletOrderNo('B', now, ctx.ids)
  const turnoverMinor = await creditBonus(ctx, trx, {
    playerId,
    orderNo,
    subType: activity.sub_type,
    amountMinor,
    turnoverPercent: activity.wash_percent,
    reason: activity.title,
  })
  await updateApplication(trx, applicationId, {
    state: 'received',
    bonus_minor: amountMinor,
    wash_minor: turnoverMinor,
    order_no: orderNo,
    decided_at: now,
  })
  const shown = formatDisplayAmount(amountMinor, 'TWD')
  await notifyReward(ctx, trx, playerId, {
    about: 'activity',
    title: (locale) =>
      locale === 'zh-TW' ? `活動獎勵 ${shown} 元已入帳` : `Reward of ${shown} TWD received`,
    body: (locale) =>
      locale === 'zh-TW'
        ? `「${localizeText(activity.title, locale)}」申請已通過，${shown} 元已入帳`
        : `Your application for “${localizeText(activity.title, locale)}” was approved. ${shown} TWD is in your wallet`,
    reqId: applicationId.toString(),
    keys: ['activities'],
  })
  return succeed({ application_id: applicationId.toString(), order_no: orderNo })
}
