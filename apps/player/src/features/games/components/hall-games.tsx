import type { Game } from '@gamehall/contract/games'
import { Chip } from '@gamehall/ui/chip.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Answer } from '../../../shared/api/send-call.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { recentPlays, usePlayHistory } from '../../../shared/stores/play-history.ts'
import { useGames } from '../api/use-games.ts'
import { gamesText } from '../games-text.ts'
import { categoryOf, type HallView, pickGames } from '../hall-view.ts'
import { useFavourites } from '../state/favourites.ts'
import { GameGrid } from './game-grid.tsx'
import styles from './game-hall.module.css'

const NoGames = lazy(async () => ({ default: (await import('./no-games.tsx')).NoGames }))

type HallGamesProps = { readonly view: HallView; readonly hall: Answer<'getGameHallList'> }

/** The games of one view, by platform where it has more than one. */
export function HallGames({ view, hall }: HallGamesProps) {
  const text = useText(gamesText)
  const [platform, setPlatform] = useState<string>()
  const games = useViewGames(view, hall.list)
  const platforms = hall.platforms.filter(({ api_key }) => games.some((game) => game.api_key === api_key))
  const shown = platform === undefined ? games : games.filter(({ api_key }) => api_key === platform)
  if (games.length === 0)
    return (
      <Suspense>
        <NoGames view={view} />
      </Suspense>
    )
  return (
    <>
      {platforms.length > 1 ? (
        <fieldset aria-label={text.platforms} className={styles.platforms}>
          <Chip isChosen={platform === undefined} onClick={() => setPlatform(undefined)}>
            {text.all}
          </Chip>
          {platforms.map(({ api_key, name }) => (
            <Chip key={api_key} isChosen={platform === api_key} onClick={() => setPlatform(api_key)}>
              {name}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <GameGrid games={shown} />
    </>
  )
}

function useViewGames(view: HallView, featured: readonly Game[]): readonly Game[] {
  const favourites = useFavourites(({ gids }) => gids)
  const plays = usePlayHistory(({ history }) => history)
  const games = useGames(categoryOf(view), { known: featured, enabled: view !== 'hot' })
  const list = games.data?.list ?? []
  if (view === 'hot') return featured
  if (view === 'favourites') return pickGames(list, favourites)
  if (view === 'recent')
    return pickGames(
      list,
      recentPlays(plays).map(({ gid }) => gid),
    )
  return list
}
