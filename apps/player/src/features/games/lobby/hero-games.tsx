import type { Game } from '@gamehall/contract/games'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chevronRight } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { MouseEvent } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { enterGame, entryHref, trialHref } from './enter-game.ts'
import { gameTileDetail, gameTileTags, maintenanceText } from './game-tile-text.ts'
import { gamesText } from './games-text.ts'
import styles from './hero-games.module.css'

/** The lobby of few games: one full-width card per game. */
export function HeroGames({ games }: { readonly games: readonly Game[] }) {
  return (
    <ul className={styles.heroes}>
      {games.map((game) => (
        <li key={game.gid} className={styles.hero} data-gid={game.gid} data-category={game.category}>
          <HeroGame game={game} />
        </li>
      ))}
    </ul>
  )
}

/** The trial link precedes the game link in the document, because the game link covers the whole card and must stay last. */
function HeroGame({ game }: { readonly game: Game }) {
  const text = useText(gamesText)
  const isLoggedIn = useIsLoggedIn()
  const maintenance = maintenanceText(game, text)
  const enter = (event: MouseEvent) => {
    event.preventDefault()
    enterGame(game, isLoggedIn, text)
  }
  return (
    <>
      <img
        src={game.thumb}
        alt=""
        width={112}
        height={134}
        decoding="async"
        loading="lazy"
        className={styles.art}
      />
      {game.is_trial === 1 && maintenance === undefined && !isLoggedIn ? (
        <AppLink to={trialHref(game.gid)} className={styles.trial} aria-label={text.tryGame(game.name)}>
          {text.try}
        </AppLink>
      ) : null}
      <a href={entryHref(game)} className={styles.open} onClick={enter}>
        <span className={styles.tags}>
          {gameTileTags(game, text)
            .filter(({ tone }) => tone !== 'info')
            .map(({ label, tone }) => (
              <span key={label} className={styles[tone]}>
                {label}
              </span>
            ))}
        </span>
        <b className={styles.name}>{game.name}</b>
        <span className={`num ${styles.detail}`}>{gameTileDetail(game, text)}</span>
        <span className={maintenance === undefined ? styles.play : styles.closed}>
          {maintenance ?? text.play}
          {maintenance === undefined ? <Icon shape={chevronRight} size="s" /> : null}
        </span>
      </a>
    </>
  )
}
