import type { Game } from '@gamehall/contract/games'
import { GameTile } from '@gamehall/ui/lobby/game-tile.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type MouseEvent, Suspense } from 'react'
import { lazyWithRetry } from '../../../shared/loading/lazy-with-retry.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { enterGame, entryHref } from './enter-game.ts'
import { setFavourite, useFavourites } from './favourites.ts'
import { countLeft, useFreeRounds } from './free-rounds.ts'
import styles from './game-grid.module.css'
import { gameTileDetail, gameTileTags, maintenanceText } from './game-tile-text.ts'
import { gamesText } from './games-text.ts'
import { useIsIdle } from './live/use-is-idle.ts'

const LiveMarks = lazyWithRetry(async () => (await import('./live/live-marks.tsx')).LiveMarks)

/** A grid of game tiles in two columns. */
export function GameGrid({ games }: { readonly games: readonly Game[] }) {
  return (
    <ul className={styles.grid}>
      {games.map((game) => (
        <li key={game.gid} data-gid={game.gid}>
          <LobbyTile game={game} />
        </li>
      ))}
    </ul>
  )
}

function LobbyTile({ game }: { readonly game: Game }) {
  const text = useText(gamesText)
  const isLoggedIn = useIsLoggedIn()
  const isIdle = useIsIdle()
  const freeRounds = countLeft(useFreeRounds(game.gid, { isAsked: isIdle }))
  const mayBeLive = game.target === 'game' && game.category !== 'slots' && game.status === 1
  const isFavourite = useFavourites(({ gids }) => gids.includes(game.gid))
  const enter = (event: MouseEvent) => {
    event.preventDefault()
    enterGame(game, isLoggedIn, text)
  }
  return (
    <GameTile
      name={game.name}
      detail={gameTileDetail(game, text)}
      art={
        <>
          <img src={game.thumb} alt="" width={217} height={260} decoding="async" loading="lazy" />
          {isIdle && mayBeLive ? (
            <Suspense>
              <LiveMarks gid={game.gid} />
            </Suspense>
          ) : null}
        </>
      }
      tags={gameTileTags(game, text, freeRounds)}
      maintenance={maintenanceText(game, text)}
      hasResults={mayBeLive}
      favourite={
        game.target === 'list'
          ? undefined
          : { isChosen: isFavourite, onToggle: (isChosen) => setFavourite(game.gid, isChosen) }
      }
      href={entryHref(game)}
      onSelect={enter}
    />
  )
}
