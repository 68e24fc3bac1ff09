import { useLanguage } from '@gamehall/web-client/i18n/text.ts'
import { useCallback, useState } from 'react'
import { AutoplayNotice } from '../autoplay/autoplay-notice.tsx'
import { CelebrationOverlay } from '../celebration/celebration-overlay.tsx'
import { FreeRoundsBar, FreeRoundsOffer } from '../free-rounds/free-rounds-bar.tsx'
import { GameMenu } from '../menu/game-menu.tsx'
import { InfoPage } from '../menu/info-page.tsx'
import { ReplayBar } from '../replay/replay-bar.tsx'
import { useGameController } from '../rounds/use-game-controller.ts'
import { GameHeader } from './game-header.tsx'
import { useGameKit, useSessionState } from './game-kit.ts'
import styles from './game-screen.module.css'
import { useWakeLock } from './use-wake-lock.ts'

/** The page of every game: header, stage, controls and menu; runs its rounds and replays. */
export function GameScreen() {
  const { page, session, state } = useGameKit()
  const lastRound = useSessionState((state) => state.lastRound)
  const language = useLanguage()
  const { game, free, playFree, replayState, onReplayCommand, celebration, endCelebration } =
    useGameController(page)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const openMenu = useCallback(() => setMenuOpen(true), [])
  const isAutoplay = game.autoplay !== null
  // The last round may be a bet at a table: its end is recorded only.
  const isRoundOpen = game.isBusy || (game.round !== null && state.isOpen(game.round))
  useWakeLock(isRoundOpen || isAutoplay)
  const { Backdrop, Stage, Controls, Overlay, Info, CelebrationArt } = page
  return (
    <main
      className={styles.screen}
      data-busy={game.isBusy}
      data-round={lastRound.status ?? game.round?.status ?? 'none'}
      data-over={lastRound.overCount}
    >
      {Backdrop === undefined ? null : <Backdrop game={game} />}
      <GameHeader onOpenMenu={openMenu} />
      <div className={styles.stage}>
        <Stage game={game} />
        <AutoplayNotice end={game.autoplayEnd} />
      </div>
      <div className={styles.controls}>
        {replayState !== null ? (
          <ReplayBar state={replayState} onCommand={onReplayCommand} />
        ) : free.isOn && free.grant !== null ? (
          <FreeRoundsBar game={game} free={free} grant={free.grant} onPlay={() => void playFree()} />
        ) : (
          <>
            {free.grant === null || (game.isBusy && !isAutoplay) ? null : (
              <FreeRoundsOffer free={free} grant={free.grant} isAutoplay={isAutoplay} />
            )}
            <Controls game={game} />
          </>
        )}
      </div>
      {Overlay === undefined ? null : <Overlay game={game} />}
      {celebration === null ? null : (
        <CelebrationOverlay
          celebration={celebration}
          art={CelebrationArt === undefined ? null : <CelebrationArt />}
          onContinue={endCelebration}
        />
      )}
      <GameMenu
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        info={
          isMenuOpen ? (
            <InfoPage facts={page.facts(game, session, language)} keys={page.keys} session={session}>
              <Info game={game} />
            </InfoPage>
          ) : null
        }
        isRoundOpen={isRoundOpen}
        onReplay={(round) => {
          setMenuOpen(false)
          game.replay(round)
        }}
      />
    </main>
  )
}
