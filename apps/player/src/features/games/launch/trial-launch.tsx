import type { Game } from '@gamehall/contract/games'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { GameStage } from '../stage/game-stage.tsx'
import { LaunchFailure } from './launch-failure.tsx'
import { LaunchScreen } from './launch-screen.tsx'
import { launchText } from './launch-text.ts'
import { forgetTrial } from './trial-storage.ts'
import { useTrial } from './use-trial.ts'

type TrialLaunchProps = {
  readonly gid: string
  readonly game: Game | undefined
  readonly onLeave: () => void
}

/** The launch of a trial game (§4). */
export function TrialLaunch({ gid, game, onLeave }: TrialLaunchProps) {
  const text = useText(launchText)
  const { url, trial, followGame } = useTrial(gid)
  if (trial.isPending || (trial.isError && trial.isFetching))
    return <LaunchScreen game={game} progress={35} step={text.preparing} onBack={onLeave} />
  if (!url || trial.isError)
    return (
      <LaunchFailure
        game={game}
        isTrial
        problem={trial.error ?? { message: text.noPath }}
        onRetry={() => trial.refetch()}
        onLeave={onLeave}
      />
    )
  return (
    <GameStage
      key={url}
      gid={gid}
      game={game}
      url={url}
      isTrial
      transfer={undefined}
      onMessage={followGame}
      onReload={() => trial.refetch()}
      onLeft={() => {
        forgetTrial()
        onLeave()
      }}
    />
  )
}
