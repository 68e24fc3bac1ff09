import type { Game } from '@gamehall/contract/games'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { flame, history, search, star } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { SectionHeader } from '@gamehall/ui/layout/section-header.tsx'
import { SideRail } from '@gamehall/ui/navigation/side-rail.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { Suspense, useState } from 'react'
import { lazyWithRetry } from '../../../shared/loading/lazy-with-retry.ts'
import { categoryShapes } from '../category-shapes.ts'
import { useLobby } from './api.ts'
import { gamesText } from './games-text.ts'
import { HeroGames } from './hero-games.tsx'
import styles from './lobby.module.css'
import { LobbyGames } from './lobby-games.tsx'
import { LobbySkeleton } from './lobby-skeleton.tsx'
import type { LobbyView } from './lobby-view.ts'
import { putFirst, useOwnOrder } from './own-order.ts'
import { SeeAllLink } from './see-all-link.tsx'

const GameSearch = lazyWithRetry(async () => (await import('./search/game-search.tsx')).GameSearch)
const ErrorState = lazyWithRetry(
  async () => (await import('@gamehall/ui/feedback/error-state.tsx')).ErrorState,
)

/** Up to this many games, the lobby shows large cards without categories and search. */
const MAX_HERO_GAMES = 4
const isFew = (games: readonly Game[]) =>
  games.length > 0 && games.length <= MAX_HERO_GAMES && games.every(({ target }) => target === 'game')

/** The lobby on the home page: the views on the left, the games on the right. */
export function Lobby() {
  const text = useText(gamesText)
  const hall = useLobby()
  const order = useOwnOrder()
  const [{ view, platform }, choose] = useState<{ view: LobbyView; platform?: string | undefined }>({
    view: 'hot',
  })
  const [isSearching, setSearching] = useState(false)
  if (hall.isError && !hall.data)
    return (
      <Suspense fallback={<LobbySkeleton />}>
        <ErrorState detail={hall.error.message} onRetry={() => hall.refetch()} />
      </Suspense>
    )
  if (!hall.data) return <LobbySkeleton />
  if (isSearching)
    return (
      <Suspense fallback={<LobbySkeleton />}>
        <GameSearch onClose={() => setSearching(false)} />
      </Suspense>
    )

  if (isFew(hall.data.list))
    return (
      <section>
        <SectionHeader title={text.hotGames} />
        <HeroGames games={putFirst(hall.data.list, order)} />
      </section>
    )

  const views = viewsOf(hall.data, text)
  return (
    <section className={styles.hall}>
      <SideRail
        label={text.categories}
        items={views}
        value={view}
        onChange={(chosen) => choose({ view: chosen })}
      />
      <div className={styles.games}>
        <SectionHeader
          title={views.find(({ value }) => value === view)?.title}
          trailing={
            <>
              <SeeAllLink {...{ view, platform, hall: hall.data }} />
              <IconButton
                shape={search}
                label={text.search}
                className={styles.find}
                onClick={() => setSearching(true)}
              />
            </>
          }
        />
        <LobbyGames
          key={view}
          {...{ view, platform, order, hall: hall.data }}
          onPlatform={(chosen) => choose({ view, platform: chosen })}
        />
      </div>
    </section>
  )
}

type View = {
  readonly value: LobbyView
  readonly label: string
  readonly title: string
  readonly shape: IconShape
}

const viewsOf = (
  { categories }: CallResponse<'getGameHallList'>,
  text: (typeof gamesText)['zh-TW'],
): readonly View[] => [
  { value: 'hot', label: text.hot, title: text.hotGames, shape: flame },
  ...categories.map(({ key, name }) => ({
    value: key,
    label: name,
    title: name,
    shape: categoryShapes[key],
  })),
  { value: 'recent', label: text.recent, title: text.recentGames, shape: history },
  { value: 'favourites', label: text.favourites, title: text.favouriteGames, shape: star },
]
