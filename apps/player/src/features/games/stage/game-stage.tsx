import type { Game, PlatformTransfer } from '@gamehall/contract/games'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import { useActiveGame, useMarkGameActive } from '../../../shared/stores/active-game-store.ts'
import { LaunchScreen } from '../launch/launch-screen.tsx'
import { launchText } from '../launch/launch-text.ts'
import { ExitBar } from './exit-bar.tsx'
import { ExitSheet } from './exit-sheet.tsx'
import { type GameMessage, originOf } from './game-messages.ts'
import { initialGameMessages } from './initial-game-messages.ts'
import { MoneySheets } from './money-sheets.tsx'
import styles from './stage.module.css'
import { useFrameFocus } from './use-frame-focus.ts'
import { useGameBack } from './use-game-back.ts'
import { useGameExit } from './use-game-exit.ts'
import { useGameFrame } from './use-game-frame.ts'
import { useGameRefresh } from './use-game-refresh.ts'
import { useLoadingPhase } from './use-loading-phase.ts'
import { useOfflineGameDetail } from './use-offline-game-detail.ts'
import { usePlayedGame } from './use-played-game.ts'

type GameStageProps = {
  readonly gid: string
  readonly game: Game | undefined
  readonly url: string
  readonly isTrial: boolean
  /** Names the launch of a game with real money. */
  readonly launchedAt?: string
  /** The transfer made on entering; its result is reported if it was still open. */
  readonly transfer: PlatformTransfer | undefined
  /** What is told once the game is shown. */
  readonly notices?: ReactNode
  /** Hears each message of the game. */
  readonly onMessage?: (message: GameMessage) => void
  /** Requests a new launch address. */
  readonly onReload: () => void
  readonly onLeft: () => void
}

/** The sandbox of a game on another origin. On our own origin a sandbox with these rights would be ineffective. */
const GAME_SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-orientation-lock'
/** The game’s word that the player opened a game on another page: this one was stopped, and its balance stays with that one. */
const REPLACED = 'SESSION_REPLACED'
const isForeign = (url: string) => originOf(url, location.href) !== location.origin

/** The game in its frame, its messages, and the exits (§2 in-game view). */
export function GameStage({ gid, game, url, isTrial, transfer, notices, onMessage, ...on }: GameStageProps) {
  const text = useText(launchText)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [hasOwnExit, setOwnExit] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const [isToppingUp, setToppingUp] = useState(false)
  const [isUnderMoneySheet, setUnderMoneySheet] = useState(false)
  const lateness = useLoadingPhase(isReady)
  const isShown = isReady || (isLoaded && lateness !== 'early')
  const forgetGame = usePlayedGame({ gid, game, isTrial })
  const exit = useGameExit(on.onLeft)
  const isCovered = isUnderMoneySheet || exit.request !== undefined
  const isMainWallet = useSiteConfig().data?.game_wallets === 'seamless'

  const tell = useGameFrame(frame, url, (message) => {
    onMessage?.(message)
    if (message.type === 'ready') {
      setReady(true)
      exit.setStopped(false)
      setOwnExit(message.hasExit)
      setOverlayOpen(false)
      for (const word of initialGameMessages()) tell(word)
      if (isCovered) tell({ type: 'pause' })
    } else if (message.type === 'sound') useActiveGame.setState({ hasSound: message.on })
    else if (message.type === 'overlay') setOverlayOpen(message.isOpen)
    else if (message.type === 'close') exit.leave()
    else if (message.type === 'error' && message.code === REPLACED) exit.setStopped(true)
    else if (message.type === 'need_balance' && !isTrial) setToppingUp(true)
  })
  const refresh = useGameRefresh(transfer, isCovered, tell)
  useMarkGameActive()
  useOfflineGameDetail()
  const setOverlayOpen = useGameBack(tell, exit.ask)

  return (
    <div className={styles.stage}>
      <GameFrame
        key={url}
        ref={frame}
        {...{ url, isShown, title: game?.name ?? text.game }}
        onLoad={() => setLoaded(true)}
      />
      {isShown ? notices : null}
      {isShown && !hasOwnExit ? <ExitBar onExit={exit.ask} /> : null}
      {isShown ? null : (
        <StageCover
          {...{ game, isLoaded, isLate: lateness === 'late', onReload: on.onReload }}
          onBack={exit.ask}
        />
      )}
      {isTrial ? null : (
        <MoneySheets
          {...{ gid, game, isMainWallet, isToppingUp }}
          isActive={isShown && exit.request === undefined}
          onCover={setUnderMoneySheet}
          onCredit={refresh}
          onToppedUp={() => setToppingUp(false)}
          onLeave={exit.leave}
          onLeaveFor={exit.askFor}
        />
      )}
      <StageExit {...{ exit, isTrial, isMainWallet, forgetGame, apiKey: game?.api_key, ...on }} />
    </div>
  )
}

type StageExitProps = Pick<GameStageProps, 'isTrial' | 'launchedAt'> & {
  readonly exit: ReturnType<typeof useGameExit>
  readonly isMainWallet: boolean
  readonly apiKey: string | undefined
  readonly forgetGame: () => void
}

function StageExit({ exit, isTrial, isMainWallet, apiKey, launchedAt, forgetGame }: StageExitProps) {
  return (
    <ExitSheet
      request={exit.request}
      holds={isTrial ? 'trial' : isMainWallet || exit.isStopped ? 'nothing' : 'balance'}
      {...{ apiKey, launchedAt }}
      onStay={exit.stay}
      onLeave={() => {
        forgetGame()
        exit.follow()
      }}
    />
  )
}

type GameFrameProps = {
  readonly ref: RefObject<HTMLIFrameElement | null>
  readonly url: string
  readonly title: string
  readonly isShown: boolean
  readonly onLoad: () => void
}

function GameFrame({ ref, url, title, isShown, onLoad }: GameFrameProps) {
  useFrameFocus(ref, isShown)
  return (
    <iframe
      ref={ref}
      src={url}
      title={title}
      className={styles.frame}
      allow="autoplay; fullscreen; screen-wake-lock"
      sandbox={isForeign(url) ? GAME_SANDBOX : undefined}
      // Before its session is open, the game knows from the referrer to whom it may report a failure.
      referrerPolicy="origin"
      onLoad={onLoad}
      inert={!isShown}
    />
  )
}

type StageCoverProps = {
  readonly game: Game | undefined
  readonly isLoaded: boolean
  readonly isLate: boolean
  readonly onReload: () => void
  readonly onBack: () => void
}

/** Covers the frame until the game can be played. */
function StageCover({ game, isLoaded, isLate, onReload, onBack }: StageCoverProps) {
  const text = useText(launchText)
  return (
    <div className={styles.cover}>
      <LaunchScreen
        game={game}
        progress={isLoaded ? 90 : 75}
        step={isLate ? text.slow : text.loadingGame}
        onBack={onBack}
      >
        {isLate ? (
          <Button variant="ghost" onClick={onReload}>
            {text.reload}
          </Button>
        ) : null}
      </LaunchScreen>
    </div>
  )
}
