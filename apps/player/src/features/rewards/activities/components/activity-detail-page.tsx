import { Countdown } from '@gamehall/ui/date-time/countdown.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { bannerImageUrl } from '../../../../shared/art/banner-image.ts'
import { goBack } from '../../../../shared/navigation/navigator.ts'
import { usePageParams } from '../../../../shared/navigation/page-context.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { activitiesText } from '../activities-text.ts'
import { activityPeriod } from '../activity-period.ts'
import { useActivity, useActivityStatus } from '../api.ts'
import styles from './activity.module.css'
import { ActivityAction } from './activity-action.tsx'
import { ActivityConditions } from './activity-conditions.tsx'
import { ActivityNotFound } from './activity-not-found.tsx'
import { BonusPanel } from './bonus-panel.tsx'

/** `/activityDetail/{id}`: one offer, its conditions and the player's status (§2). */
export function ActivityDetailPage() {
  const text = useText(activitiesText)
  const { id } = usePageParams('activityDetail')
  const activity = useActivity(id)
  const mode = activity.data?.mode ?? 'info'
  const isToHave = mode !== 'info' && mode !== 'leaderboard'
  const status = useActivityStatus(id, isToHave)
  const refresh = () =>
    Promise.all([activity.refetch({ throwOnError: true }), isToHave ? status.refetch() : undefined])
  usePush(['user_change', 'gold_change'], refresh)
  return (
    <PullToRefresh onRefresh={refresh}>
      <Page foot="bar">
        <PageHeader title={text.offer} onBack={() => goBack(href('activity'))} />
        <PageBody>
          {activity.data ? <Offer activity={activity.data} onEnd={refresh} /> : null}
          {activity.data ? <ActivityAction activity={activity.data} status={status.data} /> : null}
          {activity.isPending ? <Skeleton shape="block" height="420px" /> : null}
          {activity.isError && !activity.data ? (
            activity.error.code === 404 ? (
              <ActivityNotFound />
            ) : (
              <ErrorState detail={activity.error.message} onRetry={() => activity.refetch()} />
            )
          ) : null}
          {status.isError && !status.data ? (
            <ErrorState detail={status.error.message} onRetry={() => status.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

type OfferProps = { readonly activity: CallResponse<'getActivity'>; readonly onEnd: () => void }

function Offer({ activity, onEnd }: OfferProps) {
  const text = useText(activitiesText)
  const language = useLanguage()
  return (
    <>
      <div className={styles.hero}>
        <img src={bannerImageUrl(activity.art)} alt="" className={styles.art} />
      </div>
      <Card title={activity.title}>
        <p className={styles.summary}>{activity.summary}</p>
        <p className={styles.period}>{activityPeriod(activity, language)}</p>
        {activity.is_over ? <Callout tone="warn">{text.over}</Callout> : null}
        {activity.end_time !== null && !activity.is_over ? (
          <p className={styles.countdown}>
            <span>{text.endsIn}</span>
            <Countdown untilMs={Date.parse(activity.end_time)} now={serverNow} onEnd={onEnd} />
          </p>
        ) : null}
        <BonusPanel activity={activity} />
      </Card>
      <ActivityConditions conditions={activity.conditions} />
      <Card title={text.details}>
        <p className={styles.content}>{activity.content}</p>
      </Card>
    </>
  )
}
