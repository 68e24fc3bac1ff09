import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { InfiniteList } from '@gamehall/ui/data-display/infinite-list.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { history } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { Tabs } from '@gamehall/ui/navigation/tabs.tsx'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useState } from 'react'
import { playBreakText } from '../../../../shared/breaks/play-break-text.ts'
import { useBreakLine } from '../../../../shared/breaks/use-break-line.ts'
import { AppIconLink, AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { type ActiveBreak, usePlayBreak } from '../../../../shared/player/use-play-break.ts'
import { GameLeaderboardsEntry } from '../../leaderboards/components/game-leaderboards-entry.tsx'
import { activitiesText } from '../activities-text.ts'
import { useActivities, useActivityTypes } from '../api.ts'
import { ActivityCard, ActivitySkeleton } from './activity-card.tsx'

const ALL = 'all'
/** The type of an offer that is a leaderboard. */
const LEADERBOARDS = 'leaderboards'

/** `/activity`: the offers, by type (§2); on a break only until when it lasts. */
export function ActivityPage() {
  const text = useText(activitiesText)
  const found = usePlayBreak()
  const [type, setType] = useState(ALL)
  const types = useActivityTypes()
  const known = types.data?.list ?? []
  // A category without current offers has no tab.
  const chosen = known.some(({ type_id }) => type_id === type) ? type : ALL
  const activities = useActivities(chosen === ALL ? undefined : chosen)
  usePush(['user_change'], () => activities.refetch())
  const refresh = () => Promise.all([types.refetch(), activities.refetch({ throwOnError: true })])
  const offers = (
    <InfiniteList
      items={flattenPages(activities.data)}
      keyOf={({ id }) => id}
      render={(activity) => <ActivityCard activity={activity} />}
      hasMore={activities.hasNextPage}
      isLoadingMore={activities.isFetchingNextPage}
      isFailed={activities.isError}
      onLoadMore={() => (activities.data ? activities.fetchNextPage() : activities.refetch())}
      empty={<EmptyState art={<NoRecordsArt />} title={text.none} detail={text.noneHint} />}
      skeleton={<ActivitySkeleton />}
    />
  )
  const list = (
    <>
      {chosen === ALL || chosen === LEADERBOARDS ? <GameLeaderboardsEntry /> : null}
      {offers}
    </>
  )
  return (
    <PullToRefresh onRefresh={refresh}>
      <Page hasGlow foot="tabs">
        <PageHeader
          title={text.offers}
          trailing={<AppIconLink shape={history} label={text.myApplications} to={href('activityRecord')} />}
        />
        <PageBody>
          {found ? (
            <NoOffersOnBreak of={found} />
          ) : known.length > 1 ? (
            <Tabs
              label={text.types}
              tabs={[
                { value: ALL, label: text.all },
                ...known.map(({ type_id, name }) => ({ value: type_id, label: name })),
              ]}
              value={chosen}
              onChange={setType}
            >
              {list}
            </Tabs>
          ) : (
            list
          )}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

function NoOffersOnBreak({ of }: { readonly of: ActiveBreak }) {
  const text = useText(activitiesText)
  const ofBreak = useText(playBreakText)
  return (
    <EmptyState
      art={<NoRecordsArt />}
      title={useBreakLine(of)}
      detail={text.onBreak}
      action={
        <AppLink to={href('playLimits')} className={buttonClass({ size: 'm', variant: 'ghost' })}>
          {ofBreak.limits}
        </AppLink>
      }
    />
  )
}
