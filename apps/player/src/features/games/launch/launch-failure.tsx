import type { Game } from '@gamehall/contract/games'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { LaunchScreen } from './launch-screen.tsx'
import { launchText } from './launch-text.ts'

type LaunchFailureProps = {
  readonly game: Game | undefined
  readonly message: string
  readonly onRetry: () => unknown
  readonly onLeave: () => void
}

/** The launch failed: the message, with retry and back. */
export function LaunchFailure({ game, message, onRetry, onLeave }: LaunchFailureProps) {
  const text = useText(launchText)
  return (
    <LaunchScreen game={game} progress={undefined} step="" onBack={onLeave}>
      <div role="alert">
        <ErrorState title={text.failed} detail={message} onRetry={onRetry} />
      </div>
      <Button variant="ghost" onClick={onLeave}>
        {text.back}
      </Button>
    </LaunchScreen>
  )
}
