import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Card } from '@gamehall/ui/card.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { sceneImage } from '../../../shared/art/scene-image.ts'
import { useLanguage, useText } from '../../../shared/i18n/text.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { outwardLink } from '../../../shared/navigation/outward-link.ts'
import { usePageParams } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { activityPeriod } from '../activity-period.ts'
import { useActivity } from '../api/use-activity.ts'
import { rewardsText } from '../rewards-text.ts'
import styles from './activity.module.css'

/** `/activityDetail/{id}`: one offer (§2). */
export function ActivityDetailPage() {
  const text = useText(rewardsText)
  const { id } = usePageParams('activityDetail')
  const activity = useActivity(id)
  return (
    <Page>
      <PageHeader title={text.offer} onBack={() => goBack(href('activity'))} />
      <PageBody>
        {activity.data ? <Offer activity={activity.data} /> : null}
        {activity.isPending ? <Skeleton shape="block" height="420px" /> : null}
        {activity.isError && !activity.data ? (
          <ErrorState detail={activity.error.message} onRetry={() => activity.refetch()} />
        ) : null}
      </PageBody>
    </Page>
  )
}

function Offer({ activity }: { readonly activity: NonNullable<ReturnType<typeof useActivity>['data']> }) {
  const text = useText(rewardsText)
  const language = useLanguage()
  const link = outwardLink(activity.href)
  return (
    <>
      <div className={styles.hero}>
        <img src={sceneImage(activity.art)} alt="" className={styles.art} />
      </div>
      <Card title={activity.title}>
        <p className={styles.period}>{activityPeriod(activity, language)}</p>
        <p className={styles.content}>{activity.content}</p>
      </Card>
      {link ? (
        <a href={link} className={buttonClass({ block: true })}>
          {text.go}
        </a>
      ) : null}
    </>
  )
}
