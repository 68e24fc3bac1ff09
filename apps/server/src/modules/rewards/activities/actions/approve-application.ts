import { formatScreen, type Minor, parseMoney } from '@gamehall/money'
import { z } from 'zod'
import type { Hall } from '../../../../core/hall.ts'
import { localized } from '../../../../core/localized.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../../../core/outcome.ts'
import type { Trx } from '../../../../core/transact.ts'
import { defineAction } from '../../../../operator/action.ts'
import { formatWalletOrderNo } from '../../../wallet/index.ts'
import { giveBonus } from '../../give-bonus.ts'
import { tellReward } from '../../tell-reward.ts'
import { isWithinRule } from '../activity-bonus.ts'
import {
  changeApplication,
  type FullApplication,
  findApplication,
  lockUnderReview,
} from '../application-queries.ts'
import { type ApplicationTerms, readApplicationTerms } from '../application-terms.ts'
import { applicationSubject, applicationTarget } from './application-target.ts'

const input = applicationTarget.extend({
  /** In TWD; defaults to the amount the bonus rule gives. */
  amount: z.coerce.string().max(20).optional(),
})

/**
 * Approves an application and credits the bonus to the main wallet with its turnover requirement. 404 unknown application,
 * 20010 already decided, 400 `amount` not allowed by the rule, or missing where the reviewer decides it.
 */
export const approveApplication = defineAction({
  name: 'approve-application',
  permission: 'activities.review',
  summary: 'Approve an offer application; the bonus is paid at once',
  input,
  fourEyes: {
    rule: 'always',
    // An amount that the operator leaves out is calculated from the rule and the player's activity.
    async version(trx, { application_id: applicationId }, hall) {
      const application = await findApplication(trx, applicationId)
      const terms = application && (await readApplicationTerms(hall, trx, application))
      return terms?.ok ? { bonus: terms.data.bonus, amount: terms.data.bonusMinor } : null
    },
  },
  subject: applicationSubject,
  async run(hall, trx, { application_id: applicationId, amount }) {
    const application = await findApplication(trx, applicationId)
    if (application === undefined) return refuse(404)
    if ((await lockUnderReview(trx, applicationId)) === undefined) return refuse(20010)
    const terms = await readApplicationTerms(hall, trx, application)
    if (!terms.ok) return terms
    const decided = decideAmount(terms.data, amount)
    return decided.ok ? pay(hall, trx, application, terms.data, decided.data) : decided
  },
})

function decideAmount(
  { bonus, bonusMinor }: ApplicationTerms,
  amount: string | undefined,
): Outcome<Minor, 400> {
  if (amount === undefined)
    return bonusMinor === null || bonusMinor === 0n ? refuseField('amount', 'required') : succeed(bonusMinor)
  const parsed = parseMoney(amount, 'TWD')
  if (!parsed.ok || !isWithinRule(bonus, parsed.minor, bonusMinor)) return refuseField('amount', 'invalid')
  return succeed(parsed.minor)
}

async function pay(
  hall: Hall,
  trx: Trx,
  application: FullApplication,
  { activity }: ApplicationTerms,
  amountMinor: Minor,
) {
  const { application_id: applicationId, player_id: playerId } = application
  const now = hall.clock.now()
  const orderNo = formatWalletOrderNo('B', now, hall.ids)
  const turnoverMinor = await giveBonus(hall, trx, {
    playerId,
    orderNo,
    subType: activity.sub_type,
    amountMinor,
    washPercent: activity.wash_percent,
    reason: activity.title,
  })
  await changeApplication(trx, applicationId, {
    state: 'received',
    bonus_minor: amountMinor,
    wash_minor: turnoverMinor,
    order_no: orderNo,
    decided_at: now,
  })
  const shown = formatScreen(amountMinor, 'TWD')
  await tellReward(hall, trx, playerId, {
    about: 'activity',
    title: (locale) =>
      locale === 'zh-TW' ? `活動獎勵 ${shown} 元已入帳` : `Reward of ${shown} TWD received`,
    say: (locale) =>
      locale === 'zh-TW'
        ? `「${localized(activity.title, locale)}」申請已通過，${shown} 元已入帳`
        : `Your application for “${localized(activity.title, locale)}” was approved. ${shown} TWD is in your wallet`,
    reqId: applicationId.toString(),
    keys: ['activities'],
  })
  return succeed({ application_id: applicationId.toString(), order_no: orderNo })
}
