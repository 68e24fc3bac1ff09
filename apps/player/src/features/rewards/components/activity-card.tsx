import type { Activity } from '@gamehall/contract/rewards'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { sceneImage } from '../../../shared/art/scene-image.ts'
import { useLanguage } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { activityPeriod } from '../activity-period.ts'
import styles from './activity.module.css'

/** An offer in the list: its picture, what it is, and how long it holds. */
export function ActivityCard({ activity }: { readonly activity: Activity }) {
  const language = useLanguage()
  return (
    <AppLink to={href('activityDetail', { id: activity.id })} className={styles.card}>
      <img src={sceneImage(activity.art)} alt="" className={styles.art} />
      <span className={styles.words}>
        <b className={styles.title}>{activity.title}</b>
        <span className={styles.summary}>{activity.summary}</span>
        <span className={styles.period}>{activityPeriod(activity, language)}</span>
      </span>
    </AppLink>
  )
}

/** Two offers still on their way. */
export function ActivitySkeleton() {
  return (
    <div className={styles.bones} aria-hidden>
      <Skeleton shape="block" height="232px" />
      <Skeleton shape="block" height="232px" />
    </div>
  )
}
