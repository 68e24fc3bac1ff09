import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Lobby } from '../../features/games/index.ts'
import { NoticeStrip } from '../../features/inbox/index.ts'
import { useOfferBanners } from '../../features/rewards/index.ts'
import { HomeBanners } from '../../features/site/index.ts'
import { usePlayBreak } from '../../shared/player/use-play-break.ts'
import { HomeHeader } from './home-header.tsx'
import { HomePlayer, HomePlayerRounds } from './home-player.tsx'
import { HomeShortcuts } from './home-shortcuts.tsx'

/** `/`: the home page (§2). */
export function HomePage() {
  const queryClient = useQueryClient()
  const offers = useOfferBanners()
  const isOnBreak = usePlayBreak() !== undefined
  return (
    <PullToRefresh onRefresh={() => queryClient.refetchQueries({ type: 'active' }, { throwOnError: true })}>
      <Page hasGlow foot="tabs">
        <HomeHeader />
        <PageBody>
          {isOnBreak ? null : <HomeBanners offers={offers} />}
          <NoticeStrip />
          <HomeShortcuts />
          <HomePlayer />
          <Lobby />
          <HomePlayerRounds />
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}
