import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { GameMenu } from '../menu/game-menu.tsx'
import { useGameController } from '../rounds/use-game-controller.ts'
import { GameHeader } from './game-header.tsx'
import { useGameKit } from './game-kit.ts'
import styles from './game-screen.module.css'
import { shellText } from './shell-text.ts'

/** The page of every game: header, stage, controls and menu; runs its rounds and replays. */
export function GameScreen() {
  const { page } = useGameKit()
  const text = useText(shellText)
  const game = useGameController(page)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { Backdrop, Stage, Controls, Overlay, Info } = page
  return (
    <main className={styles.screen}>
      {Backdrop === undefined ? null : <Backdrop game={game} />}
      <GameHeader onOpenMenu={() => setMenuOpen(true)} />
      <div className={styles.stage}>
        <Stage game={game} />
        {game.isReplay ? (
          <p className={styles.replay} role="status">
            {text.replaying}
          </p>
        ) : null}
      </div>
      <div className={styles.controls}>
        <Controls game={game} />
      </div>
      {Overlay === undefined ? null : <Overlay game={game} />}
      <GameMenu
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        info={<Info game={game} />}
        isRoundOpen={game.isBusy || game.round?.status === 'open'}
        onReplay={(round) => {
          setMenuOpen(false)
          game.replay(round)
        }}
      />
    </main>
  )
}
