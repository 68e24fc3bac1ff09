import { z } from 'zod'
import { localized } from '../../../../core/localized.ts'
import { refuse, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { tellReward } from '../../tell-reward.ts'
import { changeApplication, findApplication, lockUnderReview } from '../application-queries.ts'
import { releaseImages } from '../release-images.ts'
import { applicationSubject, applicationTarget } from './application-target.ts'

/** Rejects an application and notifies the player with the reason; the player may apply again. 404 unknown, 20010 already decided. */
export const rejectApplication = defineAction({
  name: 'reject-application',
  permission: 'activities.review',
  summary: 'Reject an offer application; the player sees the message',
  input: applicationTarget.extend({ message: z.string().trim().min(1).max(200).optional() }),
  fourEyes: oneOperator('a rejection pays nothing'),
  subject: applicationSubject,
  async run(hall, trx, { application_id: applicationId, message }, _by, reason) {
    const application = await findApplication(trx, applicationId)
    if (application === undefined) return refuse(404)
    if ((await lockUnderReview(trx, applicationId)) === undefined) return refuse(20010)
    const now = hall.clock.now()
    const shown = message ?? reason
    await changeApplication(trx, applicationId, { state: 'rejected', reject_reason: shown, decided_at: now })
    await releaseImages(trx, applicationId, now)
    await tellReward(hall, trx, application.player_id, {
      about: 'activity',
      title: (locale) =>
        locale === 'zh-TW'
          ? `「${localized(application.title, locale)}」申請未通過`
          : `${localized(application.title, locale)}: not approved`,
      say: (locale) =>
        locale === 'zh-TW'
          ? `「${localized(application.title, locale)}」申請未通過：${shown}`
          : `Your application for “${localized(application.title, locale)}” was not approved: ${shown}`,
      reqId: applicationId.toString(),
      keys: ['activities'],
    })
    return succeed({ application_id: applicationId.toString() })
  },
})
