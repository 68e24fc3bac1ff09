import type { Game } from '@gamehall/contract/games'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect } from 'react'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { trialHref } from '../lobby/enter-game.ts'
import styles from './fast-transfer.module.css'
import { LaunchScreen } from './launch-screen.tsx'
import { launchText } from './launch-text.ts'

type VisitorChoiceProps = {
  readonly gid: string
  readonly game: Game | undefined
  readonly isKnown: boolean
  readonly onLeave: () => void
}

/** The choice of a visitor (§4): trial or login; without a trial, a redirect to the login with the game as target. */
export function VisitorChoice({ gid, game, isKnown, onLeave }: VisitorChoiceProps) {
  const text = useText(launchText)
  const hasTrial = game?.is_trial === 1
  const mustLogIn = isKnown && !hasTrial
  const logIn = () =>
    navigate(href('login', undefined, { to: href('startGame', undefined, { gid }) }), { replace: true })
  useEffect(() => {
    if (mustLogIn)
      navigate(href('login', undefined, { to: href('startGame', undefined, { gid }) }), { replace: true })
  }, [mustLogIn, gid])
  return (
    <LaunchScreen
      game={game}
      progress={hasTrial ? undefined : 10}
      step={hasTrial ? '' : text.preparing}
      onBack={onLeave}
    >
      <Sheet isOpen={hasTrial} onClose={onLeave} title={text.chooseTitle}>
        <p className={styles.detail}>{text.chooseHint}</p>
        <div className={styles.choices}>
          <Button block data-autofocus onClick={() => navigate(trialHref(gid), { replace: true })}>
            {text.tryIt}
          </Button>
          <Button block variant="ghost" onClick={logIn}>
            {text.playForReal}
          </Button>
        </div>
      </Sheet>
    </LaunchScreen>
  )
}
