import type { Game } from '@gamehall/contract/games'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { chevronLeft } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { ReactNode } from 'react'
import styles from './launch-screen.module.css'
import { launchText } from './launch-text.ts'

type LaunchScreenProps = {
  readonly game: Game | undefined
  /** The launch progress, 0 to 100; undefined while it waits for the player. */
  readonly progress: number | undefined
  readonly step: string
  readonly onBack: () => void
  /** Whether to say what to do if the game does not open. */
  readonly hasHint?: boolean
  readonly children?: ReactNode
}

/** The screen until the game can be played: the game, the progress, and a way back (§2 game-loading popup). */
export function LaunchScreen({ game, progress, step, onBack, hasHint = true, children }: LaunchScreenProps) {
  const text = useText(launchText)
  return (
    <main className={styles.screen}>
      {game ? <img src={game.thumb} alt="" className={styles.backdrop} /> : null}
      <div className={styles.top}>
        <IconButton shape={chevronLeft} label={text.back} look="round" onClick={onBack} />
      </div>
      <div className={styles.middle}>
        {game ? <img src={game.thumb} alt="" width={174} height={208} className={styles.art} /> : null}
        <h1 className={styles.name}>{game?.name ?? text.game}</h1>
        {game?.tips ? <p className={styles.hint}>{game.tips}</p> : null}
        {progress === undefined ? null : (
          <>
            <div
              className={styles.track}
              role="progressbar"
              aria-label={text.opening}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={progress}
            >
              <span className={styles.bar} style={{ inlineSize: `${progress}%` }} />
            </div>
            <p role="status" className={styles.step}>
              {step}
            </p>
          </>
        )}
        {children}
      </div>
      {hasHint ? <p className={styles.hint}>{text.hint}</p> : null}
    </main>
  )
}
