import type { Game } from '@gamehall/contract/games'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import styles from './launch-screen.module.css'
import { LaunchScreen } from './launch-screen.tsx'
import { launchText } from './launch-text.ts'

/** The codes of a break or a limit that the player has set (§8): trying again does not help. */
const OWN_LIMITS: ReadonlySet<number> = new Set([10300, 10302, 10303, 10304])

/** The game’s platform is in maintenance (§8). */
const MAINTENANCE = 30000

export type LaunchProblem = { readonly message: string; readonly code?: number | undefined }

type LaunchFailureProps = {
  readonly game: Game | undefined
  readonly problem: LaunchProblem
  /** A trial has nothing that maintenance could take. */
  readonly isTrial?: boolean
  readonly onRetry: () => unknown
  readonly onLeave: () => void
}

/** The launch failed: the reason, and the way on: another try, or the player's own limits where those are the reason. */
export function LaunchFailure({ game, problem, isTrial = false, onRetry, onLeave }: LaunchFailureProps) {
  const text = useText(launchText)
  const isOwnLimit = problem.code !== undefined && OWN_LIMITS.has(problem.code)
  return (
    <LaunchScreen game={game} progress={undefined} step="" onBack={onLeave} hasHint={false}>
      <div role="alert" className={styles.failure}>
        <p className={styles.failed}>{text.failed}</p>
        <p className={styles.hint}>{problem.message}</p>
        {problem.code === MAINTENANCE && !isTrial ? (
          <p className={styles.hint}>{text.maintenanceKept}</p>
        ) : null}
      </div>
      <div className={styles.ways}>
        {isOwnLimit ? (
          <AppLink to={href('playLimits')} className={buttonClass({ block: true })}>
            {text.seeLimits}
          </AppLink>
        ) : (
          <Button block onClick={onRetry}>
            {text.retry}
          </Button>
        )}
        <Button block variant="ghost" onClick={onLeave}>
          {text.back}
        </Button>
      </div>
    </LaunchScreen>
  )
}
