import type { Game, GameCategory } from '@gamehall/contract/games'
import { IconButton } from '@gamehall/ui/icon-button.tsx'
import { cards, crash, flame, history, search, slots, star } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { Rail } from '@gamehall/ui/rail.tsx'
import { SectionHead } from '@gamehall/ui/section-head.tsx'
import { Suspense, useState } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { late } from '../../../shared/loading/late.ts'
import { useGameHall } from '../api/use-game-hall.ts'
import { gamesText } from '../games-text.ts'
import type { HallView } from '../hall-view.ts'
import styles from './game-hall.module.css'
import { HallGames } from './hall-games.tsx'
import { HallSkeleton } from './hall-skeleton.tsx'
import { HeroGames } from './hero-games.tsx'

const GameSearch = late(async () => (await import('./game-search.tsx')).GameSearch)
const ErrorState = late(async () => (await import('@gamehall/ui/error-state.tsx')).ErrorState)

const categoryShapes: Readonly<Record<GameCategory, IconShape>> = { slots, tables: cards, instant: crash }

/** Up to this many games, the lobby shows large cards without categories and search. */
const MAX_HERO_GAMES = 4
const isFew = (games: readonly Game[]) =>
  games.length > 0 && games.length <= MAX_HERO_GAMES && games.every(({ target }) => target === 'game')

/** The lobby on the home page: the views on the left, the games on the right. */
export function GameHall() {
  const text = useText(gamesText)
  const hall = useGameHall()
  const [view, setView] = useState<HallView>('hot')
  const [isSearching, setSearching] = useState(false)
  if (hall.isError && !hall.data)
    return (
      <Suspense fallback={<HallSkeleton />}>
        <ErrorState detail={hall.error.message} onRetry={() => hall.refetch()} />
      </Suspense>
    )
  if (!hall.data) return <HallSkeleton />
  if (isSearching)
    return (
      <Suspense fallback={<HallSkeleton />}>
        <GameSearch onClose={() => setSearching(false)} />
      </Suspense>
    )

  if (isFew(hall.data.list))
    return (
      <section>
        <SectionHead title={text.hotGames} />
        <HeroGames games={hall.data.list} />
      </section>
    )

  const categories = hall.data.categories.map(({ key, name }) => ({
    value: key,
    label: name,
    shape: categoryShapes[key],
  }))
  const items: readonly { value: HallView; label: string; shape: IconShape }[] = [
    { value: 'hot', label: text.hot, shape: flame },
    ...categories,
    { value: 'recent', label: text.recent, shape: history },
    { value: 'favourites', label: text.favourites, shape: star },
  ]
  const titles: Partial<Record<HallView, string>> = {
    hot: text.hotGames,
    recent: text.recentGames,
    favourites: text.favouriteGames,
  }
  return (
    <section className={styles.hall}>
      <Rail label={text.categories} items={items} value={view} onChange={setView} />
      <div className={styles.games}>
        <SectionHead
          title={titles[view] ?? items.find(({ value }) => value === view)?.label}
          trailing={
            <IconButton
              shape={search}
              label={text.search}
              className={styles.find}
              onClick={() => setSearching(true)}
            />
          }
        />
        <HallGames key={view} view={view} hall={hall.data} />
      </div>
    </section>
  )
}
