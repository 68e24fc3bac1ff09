import type { Activity } from '@gamehall/contract/rewards'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { bannerImageUrl } from '../../../../shared/art/banner-image.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { activitiesText } from '../activities-text.ts'
import { activityPeriod } from '../activity-period.ts'
import { offerHref } from '../offer-href.ts'
import styles from './activity.module.css'

/** An offer in the list: picture, title, bonus and period. */
export function ActivityCard({ activity }: { readonly activity: Activity }) {
  const language = useLanguage()
  const text = useText(activitiesText)
  const { bonus, my_state: state } = activity
  return (
    <AppLink to={offerHref(activity)} className={styles.card}>
      <span className={styles.picture}>
        <img src={bannerImageUrl(activity.art)} alt="" className={styles.art} />
        {bonus ? (
          <span className={styles.tag}>
            {bonus.is_most ? <small>{text.upTo}</small> : null}
            {bonus.free_rounds === null ? (
              <Money amount={bonus.amount} />
            ) : (
              text.freeCount(bonus.free_rounds.rounds)
            )}
          </span>
        ) : null}
      </span>
      <span className={styles.words}>
        <b className={styles.title}>{activity.title}</b>
        <span className={styles.summary}>{activity.summary}</span>
        <span className={styles.line}>
          <span className={styles.period}>{activityPeriod(activity, language)}</span>
          {state === null ? null : (
            <StatusPill tone={state === 'received' ? 'win' : 'wait'}>
              {state === 'received' ? text.received : text.underReview}
            </StatusPill>
          )}
        </span>
      </span>
    </AppLink>
  )
}

/** Placeholder while offers load. */
export function ActivitySkeleton() {
  return (
    <div className={styles.bones} aria-hidden>
      <Skeleton shape="block" height="232px" />
      <Skeleton shape="block" height="232px" />
    </div>
  )
}
