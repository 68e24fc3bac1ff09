import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { localizeText } from '../../../../platform/text/localize-text.ts'
import { notifyReward } from '../../notifications/notify-reward.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { findApplication, lockApplicationUnderReview, updateApplication } from '../application-queries.ts'
import { releaseApplicationImages } from '../release-application-images.ts'
import { applicationSubject } from './application-target.ts'

/** Rejects an application and notifies the player with the reason; the player may apply again. 404 unknown, 20010 already decided. */
export const rejectApplication = implementAction(operatorCalls.rejectApplication, {
  subject: applicationSubject,
  async run(ctx: RewardsContext, trx: RewardsTrx, { application_id: applicationId, message }, _by, reason) {
    const application = await findApplication(trx, applicationId)
    if (application === undefined) return refuse(404)
    if ((await lockApplicationUnderReview(trx, applicationId)) === undefined) return refuse(20010)
    const now = ctx.clock.now()
    const shown = message ?? reason
    await updateApplication(trx, applicationId, { state: 'rejected', reject_reason: shown, decided_at: now })
    await releaseApplicationImages(trx, applicationId, now)
    await notifyReward(ctx, trx, application.player_id, {
      about: 'activity',
      title: (locale) =>
        locale === 'zh-TW'
          ? `「${localizeText(application.title, locale)}」申請未通過`
          : `${localizeText(application.title, locale)}: not approved`,
      body: (locale) =>
        locale === 'zh-TW'
          ? `「${localizeText(application.title, locale)}」申請未通過：${shown}`
          : `Your application for “${localizeText(application.title, locale)}” was not approved: ${shown}`,
      reqId: applicationId.toString(),
      keys: ['activities'],
    })
    return succeed({ application_id: applicationId.toString() })
  },
})
