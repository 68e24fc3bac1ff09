import { alert } from '@gamehall/ui/overlays/confirm.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { useRefreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { transferEnd } from '../transfers/api.ts'
import { isActiveGame } from './active-game.ts'
import { usePreEnter } from './api.ts'
import type { LaunchProblem } from './launch-failure.tsx'
import { launchText } from './launch-text.ts'
import { prefetchFiles } from './prefetch-files.ts'

type Entered = CallResponse<'enterGame'>

/** The state of a launch with real money (§4): pre-enter, entering automatically or by the form, and the result. */
export function useRealLaunch(gid: string, onLeave: () => void) {
  const text = useText(launchText)
  const [entered, setEntered] = useState<Entered>()
  const [isWaiting, setWaiting] = useState(false)
  const { query } = usePage()
  const [isResuming] = useState(() => isActiveGame(gid) || query.get('resume') === '1')
  const refreshPlayer = useRefreshPlayerInfo()
  const before = usePreEnter(gid, { enabled: entered === undefined })
  const enter = useMoneyCall('enterGame', (answer) => {
    if (answer.transfer) void refreshPlayer()
    setWaiting(answer.transfer !== null && !transferEnd(answer.transfer.status))
    setEntered(answer)
  })
  const entry = before.data
  const hasPath = entry !== undefined && entry.GameUrl !== ''
  const hasNoPath = entry !== undefined && !hasPath
  const entersAutomatically = hasPath && (entry.AutoEnter || isResuming)
  const enterWith = (amount: string) => enter.run({ gameId: gid, amount, loginDevice: 'wap' })

  const enterAutomatically = useEffectEvent(() => void enterWith('0'))
  useEffect(() => {
    if (entersAutomatically) enterAutomatically()
  }, [entersAutomatically])

  // After the effect that enters: its call comes first.
  useEffect(() => {
    if (entry !== undefined) prefetchFiles(entry.Prefetch)
  }, [entry])

  const showNoPath = useEffectEvent(async () => {
    await alert({ title: text.noPath })
    onLeave()
  })
  useEffect(() => {
    if (hasNoPath) void showNoPath()
  }, [hasNoPath])

  const failure: LaunchProblem | undefined =
    before.error ??
    (entered?.GameUrl === '' ? { message: text.noGameUrl } : entersAutomatically ? enter.error : undefined)
  return {
    entry,
    entered,
    enter,
    enterWith,
    isWaiting,
    stopWaiting: () => setWaiting(false),
    /** Entered without the transfer form. */
    isDirect: entersAutomatically,
    isAsking: hasPath && !entersAutomatically && !entered,
    failure,
    retry: () => (before.error ? before.refetch() : enterWith('0')),
    enterAgain: () => {
      setEntered(undefined)
      void enterWith('0')
    },
  }
}
