import type { Game } from '@gamehall/contract/games'
import { Chip } from '@gamehall/ui/controls/chip.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { Suspense } from 'react'
import { lazyWithRetry } from '../../../shared/loading/lazy-with-retry.ts'
import { recentPlays, usePlayHistory } from '../../../shared/stores/play-history.ts'
import { useGames, useGamesByIds } from './api.ts'
import { useFavourites } from './favourites.ts'
import { GameGrid } from './game-grid.tsx'
import { gamesText } from './games-text.ts'
import styles from './lobby.module.css'
import { TilesSkeleton } from './lobby-skeleton.tsx'
import { categoryOf, type LobbyView, pickGames } from './lobby-view.ts'
import { putFirst } from './own-order.ts'

const NoGames = lazyWithRetry(async () => (await import('./no-games.tsx')).NoGames)
const ErrorState = lazyWithRetry(
  async () => (await import('@gamehall/ui/feedback/error-state.tsx')).ErrorState,
)

type HallGamesProps = {
  readonly view: LobbyView
  readonly hall: CallResponse<'getGameHallList'>
  /** The platform that the player has chosen; undefined for all. */
  readonly platform: string | undefined
  /** The player's own games, which come first. */
  readonly order: readonly string[]
  readonly onPlatform: (apiKey: string | undefined) => void
}

/** The games of one view, with a platform filter where it has more than one platform. */
export function LobbyGames({ view, hall, platform, order, onPlatform }: HallGamesProps) {
  const text = useText(gamesText)
  const { games, isLoading, failure, retry } = useViewGames(view, hall.list, order)
  const platforms = hall.platforms.filter(({ api_key }) => games.some((game) => game.api_key === api_key))
  const shown = platform === undefined ? games : games.filter(({ api_key }) => api_key === platform)
  if (games.length === 0 && isLoading) return <TilesSkeleton />
  if (games.length === 0)
    return (
      <Suspense>
        {failure === undefined ? <NoGames view={view} /> : <ErrorState detail={failure} onRetry={retry} />}
      </Suspense>
    )
  return (
    <>
      {platforms.length > 1 ? (
        <fieldset aria-label={text.platforms} className={styles.platforms}>
          <Chip isChosen={platform === undefined} onClick={() => onPlatform(undefined)}>
            {text.all}
          </Chip>
          {platforms.map(({ api_key, name }) => (
            <Chip key={api_key} isChosen={platform === api_key} onClick={() => onPlatform(api_key)}>
              {name}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <GameGrid games={shown} />
    </>
  )
}

type ViewGames = {
  readonly games: readonly Game[]
  /** Whether games are still loading. */
  readonly isLoading: boolean
  readonly failure: string | undefined
  retry(): Promise<unknown>
}

function useViewGames(view: LobbyView, featured: readonly Game[], order: readonly string[]): ViewGames {
  const favourites = useFavourites(({ gids }) => gids)
  const isKnown = useFavourites((own) => own.isKnown)
  const plays = usePlayHistory(({ history }) => history)
  const recent = recentPlays(plays).map(({ gid }) => gid)
  const chosenGids = view === 'favourites' ? favourites : view === 'recent' ? recent : undefined
  const category = categoryOf(view)
  const games = useGames(category, { known: featured, enabled: category !== undefined })
  const chosen = useGamesByIds(chosenGids ?? [], { known: featured, enabled: chosenGids !== undefined })
  const asked = chosenGids ? chosen : games
  const list = asked.data?.list ?? []
  return {
    games: chosenGids ? pickGames(list, chosenGids) : putFirst(view === 'hot' ? featured : list, order),
    isLoading:
      chosenGids?.length === 0 ? !isKnown : asked.isFetching && (asked.isPending || asked.isPlaceholderData),
    failure: asked.error?.message,
    retry: asked.refetch,
  }
}
