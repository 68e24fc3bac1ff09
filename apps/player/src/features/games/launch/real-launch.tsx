import type { Game } from '@gamehall/contract/games'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { Suspense } from 'react'
import { lazyWithRetry } from '../../../shared/loading/lazy-with-retry.ts'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { trialHref } from '../lobby/enter-game.ts'
import { GameStage } from '../stage/game-stage.tsx'
import { BalanceInOtherGames } from './balance-in-other-games.tsx'
import { EntryNotices } from './entry-notices.tsx'
import { FastTransferForm, grouped } from './fast-transfer-form.tsx'
import { FreeRoundsNotice } from './free-rounds-notice.tsx'
import { GameLeaderboards } from './game-leaderboards.tsx'
import { LaunchFailure } from './launch-failure.tsx'
import { LaunchScreen } from './launch-screen.tsx'
import { launchText } from './launch-text.ts'
import { TransferWait } from './transfer-wait.tsx'
import { useRealLaunch } from './use-real-launch.ts'

const OpenRoundNotice = lazyWithRetry(
  async () => (await import('../open-rounds/open-round-notice.tsx')).OpenRoundNotice,
)

type RealLaunchProps = { readonly gid: string; readonly game: Game | undefined; readonly onLeave: () => void }

/** The launch with real money (§4, §5): pre-enter, then enter directly or by fast transfer, then play. */
export function RealLaunch({ gid, game, onLeave }: RealLaunchProps) {
  const text = useText(launchText)
  const launch = useRealLaunch(gid, onLeave)
  const { entry, entered, enter } = launch
  if (entered?.GameUrl && !launch.isWaiting)
    return (
      <GameStage
        gid={gid}
        game={game}
        url={entered.GameUrl}
        isTrial={false}
        launchedAt={entered.launched_at}
        transfer={entered.transfer ?? undefined}
        notices={launch.isDirect ? <EntryNotices gid={gid} /> : undefined}
        onReload={launch.enterAgain}
        onLeft={onLeave}
      />
    )
  if (launch.failure)
    return <LaunchFailure game={game} problem={launch.failure} onRetry={launch.retry} onLeave={onLeave} />
  const isEntering = enter.state !== 'idle'
  return (
    <LaunchScreen
      game={game}
      progress={entry ? (isEntering ? 60 : 35) : 15}
      step={isEntering ? text.entering : text.preparing}
      onBack={onLeave}
    >
      <Sheet isOpen={launch.isAsking} onClose={onLeave} title={text.transferTitle}>
        {entry ? (
          <FastTransferForm
            notice={
              <>
                <FreeRoundsNotice gid={gid} />
                {entry.OpenRound ? (
                  <Suspense>
                    <OpenRoundNotice gid={gid} round={entry.OpenRound} />
                  </Suspense>
                ) : null}
              </>
            }
            otherSource={<BalanceInOtherGames apiKey={game?.api_key} />}
            entry={entry}
            call={enter}
            canBeZero
            labelOf={(amount) => (amount === '0' ? text.enter : text.transferAndEnter(grouped(amount)))}
            onSubmit={launch.enterWith}
          />
        ) : null}
        <GameLeaderboards gid={gid} />
        {game?.is_trial === 1 ? (
          <Button block variant="plain" onClick={() => navigate(trialHref(gid), { replace: true })}>
            {text.tryIt}
          </Button>
        ) : null}
      </Sheet>
      {entered?.transfer ? (
        <TransferWait transfer={entered.transfer} isOpen={launch.isWaiting} onPlay={launch.stopWaiting} />
      ) : null}
    </LaunchScreen>
  )
}
