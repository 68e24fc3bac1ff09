import type { Game } from '@gamehall/contract/games'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { GameStage } from '../stage/game-stage.tsx'
import { useTrialUrl } from './api.ts'
import { LaunchFailure } from './launch-failure.tsx'
import { LaunchScreen } from './launch-screen.tsx'
import { launchText } from './launch-text.ts'

type TrialLaunchProps = {
  readonly gid: string
  readonly game: Game | undefined
  readonly onLeave: () => void
}

/** The launch of a trial game (§4). */
export function TrialLaunch({ gid, game, onLeave }: TrialLaunchProps) {
  const text = useText(launchText)
  const trial = useTrialUrl(gid)
  const url = trial.data?.GameUrl
  if (trial.isPending || trial.isFetching)
    return <LaunchScreen game={game} progress={35} step={text.preparing} onBack={onLeave} />
  if (!url)
    return (
      <LaunchFailure
        game={game}
        problem={trial.error ?? { message: text.noPath }}
        onRetry={() => trial.refetch()}
        onLeave={onLeave}
      />
    )
  return (
    <GameStage
      gid={gid}
      game={game}
      url={url}
      isTrial
      transfer={undefined}
      onReload={() => trial.refetch()}
      onLeft={onLeave}
    />
  )
}
