import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { GameHall } from '../../features/games/index.ts'
import { NoticeStrip } from '../../features/inbox/index.ts'
import { HomeBanners } from '../../features/site/index.ts'
import { HomeHeader } from './home-header.tsx'
import { HomeShortcuts } from './home-shortcuts.tsx'

/** `/`: the hall's front (§2). */
export function HomePage() {
  return (
    <Page hasGlow foot="tabs">
      <HomeHeader />
      <PageBody>
        <HomeBanners />
        <NoticeStrip />
        <HomeShortcuts />
        <GameHall />
      </PageBody>
    </Page>
  )
}
