import type { Game } from '@gamehall/contract/games'
import { Button } from '@gamehall/ui/button.tsx'
import { alert } from '@gamehall/ui/confirm.tsx'
import { Sheet } from '@gamehall/ui/sheet.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '../../../shared/api/send-call.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { useMoneyCall } from '../../../shared/money/use-money-call.ts'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { useRefreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { usePreEnter } from '../api/use-pre-enter.ts'
import { transferEnd } from '../api/use-transfer.ts'
import { GameStage } from '../stage/game-stage.tsx'
import { FastTransferForm, grouped } from './fast-transfer-form.tsx'
import { LaunchFailure } from './launch-failure.tsx'
import { LaunchScreen } from './launch-screen.tsx'
import { launchText } from './launch-text.ts'
import { isPlaying } from './play-memory.ts'
import { TransferWait } from './transfer-wait.tsx'
import { trialHref } from './visitor-choice.tsx'

type RealLaunchProps = { readonly gid: string; readonly game: Game | undefined; readonly onLeave: () => void }
type Entered = Answer<'enterGame'>

/** §4, §5: pre-enter, then enter at once or by fast transfer, then play. */
export function RealLaunch({ gid, game, onLeave }: RealLaunchProps) {
  const text = useText(launchText)
  const [entered, setEntered] = useState<Entered>()
  const [isWaiting, setWaiting] = useState(false)
  const refreshPlayer = useRefreshPlayerInfo()
  const before = usePreEnter(gid, { enabled: entered === undefined })
  const enter = useMoneyCall('enterGame', (answer) => {
    if (answer.transfer) void refreshPlayer()
    setWaiting(answer.transfer !== null && !transferEnd(answer.transfer.status))
    setEntered(answer)
  })
  const [isResuming] = useState(() => isPlaying(gid))
  const entry = before.data
  const hasPath = entry !== undefined && entry.GameUrl !== ''
  const goesByItself = hasPath && (entry.AutoEnter || isResuming)
  const enterWith = (amount: string) => enter.run({ gameId: gid, amount, loginDevice: 'wap' })

  const enterByItself = useEffectEvent(() => void enterWith('0'))
  useEffect(() => {
    if (goesByItself) enterByItself()
  }, [goesByItself])

  const tellNoPath = useEffectEvent(async () => {
    await alert({ title: text.noPath })
    onLeave()
  })
  const hasNoPath = entry !== undefined && !hasPath
  useEffect(() => {
    if (hasNoPath) void tellNoPath()
  }, [hasNoPath])

  if (entered?.GameUrl && !isWaiting)
    return (
      <GameStage
        gid={gid}
        game={game}
        url={entered.GameUrl}
        isTrial={false}
        transfer={entered.transfer ?? undefined}
        onReload={() => {
          setEntered(undefined)
          void enterWith('0')
        }}
        onLeft={onLeave}
      />
    )
  const failure =
    before.error?.message ??
    (entered && !entered.GameUrl ? text.noGameUrl : goesByItself ? enter.error?.message : undefined)
  if (failure)
    return (
      <LaunchFailure
        game={game}
        message={failure}
        onRetry={() => (before.error ? before.refetch() : enterWith('0'))}
        onLeave={onLeave}
      />
    )
  const isEntering = enter.state !== 'idle'
  return (
    <LaunchScreen
      game={game}
      progress={entry ? (isEntering ? 60 : 35) : 15}
      step={isEntering ? text.entering : text.preparing}
      onBack={onLeave}
    >
      <Sheet isOpen={hasPath && !goesByItself && !entered} onClose={onLeave} title={text.transferTitle}>
        {entry ? (
          <FastTransferForm
            entry={entry}
            call={enter}
            canBeZero
            labelOf={(amount) => (amount === '0' ? text.enter : text.transferAndEnter(grouped(amount)))}
            onSubmit={enterWith}
          />
        ) : null}
        {game?.is_trial === 1 ? (
          <Button block variant="plain" onClick={() => navigate(trialHref(gid), { replace: true })}>
            {text.tryIt}
          </Button>
        ) : null}
      </Sheet>
      {entered?.transfer ? (
        <TransferWait transfer={entered.transfer} isOpen={isWaiting} onPlay={() => setWaiting(false)} />
      ) : null}
    </LaunchScreen>
  )
}
