import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { clock, refresh, warning } from '@gamehall/ui/icons/icon-set.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { isAttemptGone } from '../steps/refusal-tip.tsx'
import { stepsText } from '../steps/steps-text.ts'
import styles from './face.module.css'
import { faceText } from './face-text.ts'
import type { EndedState } from './use-face-check.ts'

type CheckEndedProps = {
  readonly state: EndedState
  /** Whether the network was too slow for the check when it ended. */
  readonly isNetworkSlow: boolean
  readonly onRestart: () => Promise<void>
}

/** The face check timed out or was refused: the reason and the next step. */
export function CheckEnded({ state, isNetworkSlow, onRestart }: CheckEndedProps) {
  const text = useText(faceText)
  const steps = useText(stepsText)
  const refusal = state.stage === 'refused' ? state.error : undefined
  const timedOut = state.stage === 'over' && !isNetworkSlow ? text.overHint(state.seconds) : text.network
  const canRestart = refusal === undefined || refusal.isTemporary || !refusal.isConclusive
  return (
    <>
      <Card>
        <div role="alert" className={styles.end}>
          <Icon shape={refusal === undefined ? clock : warning} size="l" />
          <h2 className={styles.heading}>{refusal === undefined ? text.over : text.refused}</h2>
          <p className={styles.note}>
            {refusal === undefined ? timedOut : isAttemptGone(refusal) ? steps.gone : refusal.message}
          </p>
          {refusal === undefined && isNetworkSlow ? <p className={styles.note}>{text.elsewhere}</p> : null}
        </div>
      </Card>
      <BottomBar>
        <AppLink to={href('service')} className={buttonClass({ variant: 'ghost' })}>
          {text.contact}
        </AppLink>
        <AppLink
          to={href('authentication')}
          className={buttonClass({ variant: canRestart ? 'ghost' : 'gold' })}
        >
          {text.back}
        </AppLink>
        {canRestart ? (
          <Button icon={refresh} onClick={onRestart}>
            {text.restart}
          </Button>
        ) : null}
      </BottomBar>
    </>
  )
}
