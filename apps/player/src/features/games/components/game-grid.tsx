import type { Game } from '@gamehall/contract/games'
import { GameTile, type GameTileTag } from '@gamehall/ui/game-tile.tsx'
import type { MouseEvent } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { taiwanTime } from '../../../shared/records/taiwan-day.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { enterGame, entryHref } from '../enter-game.ts'
import { gamesText } from '../games-text.ts'
import { setFavourite, useFavourites } from '../state/favourites.ts'
import styles from './game-grid.module.css'

/** Tiles whose pictures are asked for at once; the rest wait until they come near the screen. */
const EAGER_TILES = 4

/** Games two abreast, each opened by a tap. */
export function GameGrid({ games }: { readonly games: readonly Game[] }) {
  return (
    <ul className={styles.grid}>
      {games.map((game, index) => (
        <li key={game.gid}>
          <HallTile game={game} isEager={index < EAGER_TILES} />
        </li>
      ))}
    </ul>
  )
}

function HallTile({ game, isEager }: { readonly game: Game; readonly isEager: boolean }) {
  const text = useText(gamesText)
  const isLoggedIn = useIsLoggedIn()
  const isFavourite = useFavourites(({ gids }) => gids.includes(game.gid))
  const until = game.maintenance_until
  const enter = (event: MouseEvent) => {
    event.preventDefault()
    enterGame(game, isLoggedIn, text)
  }
  return (
    <GameTile
      name={game.name}
      detail={game.rtp ? text.rtp(shortPercent(game.rtp)) : game.platform_name}
      art={
        <img
          src={game.thumb}
          alt=""
          width={217}
          height={260}
          decoding="async"
          loading={isEager ? 'eager' : 'lazy'}
        />
      }
      tags={tagsOf(game, text)}
      maintenance={
        game.status === 2 ? (until ? text.maintenanceUntil(taiwanTime(until)) : text.maintenance) : undefined
      }
      favourite={{ isChosen: isFavourite, onToggle: (isChosen) => setFavourite(game.gid, isChosen) }}
      href={entryHref(game)}
      onSelect={enter}
    />
  )
}

/** `96.50` is said as 96.5, `99.00` as 99. */
function shortPercent(percent: string): string {
  return String(Number(percent))
}

type Words = ReturnType<typeof useText<(typeof gamesText)['zh-TW']>>

function tagsOf(game: Game, text: Words): readonly GameTileTag[] {
  return [
    ...(game.tags.includes('hot') ? [{ label: text.tagHot, tone: 'hot' } as const] : []),
    ...(game.tags.includes('new') ? [{ label: text.tagNew, tone: 'gold' } as const] : []),
    ...(game.is_trial === 1 ? [{ label: text.tagTrial, tone: 'info' } as const] : []),
  ].slice(0, 2)
}
