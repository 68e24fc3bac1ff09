import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { InfiniteList } from '@gamehall/ui/infinite-list.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { itemsOf } from '../../../shared/api/use-call-list.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { useActivities } from '../api/use-activities.ts'
import { rewardsText } from '../rewards-text.ts'
import { ActivityCard, ActivitySkeleton } from './activity-card.tsx'

/** `/activity`: the offers (§2). */
export function ActivityPage() {
  const text = useText(rewardsText)
  const activities = useActivities()
  return (
    <PullToRefresh onRefresh={() => activities.refetch({ throwOnError: true })}>
      <Page hasGlow foot="tabs">
        <PageHeader title={text.offers} />
        <PageBody>
          <InfiniteList
            items={itemsOf(activities.data)}
            keyOf={({ id }) => id}
            render={(activity) => <ActivityCard activity={activity} />}
            hasMore={activities.hasNextPage}
            isLoadingMore={activities.isFetchingNextPage}
            isFailed={activities.isError}
            onLoadMore={() => (activities.data ? activities.fetchNextPage() : activities.refetch())}
            empty={<EmptyState art={<NoRecordsArt />} title={text.none} detail={text.noneHint} />}
            skeleton={<ActivitySkeleton />}
          />
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}
