import { useLanguage } from '@gamehall/web-client/i18n/text.ts'
import { type ReactNode, useCallback, useState } from 'react'
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
  const language = useLanguage()
  const { game, free, playFree, replayState, onReplayCommand, celebration, endCelebration } =
    useGameController(page)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const openMenu = useCallback(() => setMenuOpen(true), [])
  const isAutoplay = game.autoplay !== null
  // The last round may be a bet at a table: its end is recorded only.
  const isOpen = useSessionState(() => game.round !== null && state.isOpen(game.round))
  const isRoundOpen = game.isBusy || isOpen
  useWakeLock(isRoundOpen || isAutoplay)
  const { Backdrop, Stage, Controls, Overlay, Info, CelebrationArt } = page
  return (
    <Screen isBusy={game.isBusy} roundStatus={game.round?.status ?? 'none'}>
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
    </Screen>
  )
}

interface ScreenProps {
  readonly isBusy: boolean
  /** The status of the round that is shown, until one was recorded. */
  readonly roundStatus: string
  readonly children: ReactNode
}

/** Says what was recorded last. By itself: what is in it is not rendered again when a round is over. */
function Screen({ isBusy, roundStatus, children }: ScreenProps) {
  const { status, overCount } = useSessionState((state) => state.lastRound)
  return (
    <main
      className={styles.screen}
      data-busy={isBusy}
      data-round={status ?? roundStatus}
      data-over={overCount}
    >
      {children}
    </main>
  )
}
