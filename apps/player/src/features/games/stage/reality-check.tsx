import { Button } from '@gamehall/ui/buttons/button.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent } from 'react'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { playLimitsText } from '../limits/play-limits-text.ts'
import { useContinuePlaySession, usePlaySession } from './api.ts'
import { playSessionState, refetchDelayMs } from './play-session-state.ts'
import { playSessionText } from './play-session-text.ts'
import styles from './reality-check.module.css'

type RealityCheckProps = {
  /** False before the game is shown and while the player is leaving. */
  readonly isActive: boolean
  /** Called when the sheet starts or stops covering the game. */
  readonly onCover: (isCovered: boolean) => void
  readonly onLeave: () => void
}

/** The reality check over a game: time and result, a warning before the time limit ends, and its end. */
export function RealityCheck({ isActive, onCover, onLeave }: RealityCheckProps) {
  const text = useText(playSessionText)
  const sitting = usePlaySession({ enabled: isActive, refetchDelayMs })
  const continueSession = useContinuePlaySession()
  const state = sitting.data && isActive ? playSessionState(sitting.data, serverNow()) : 'calm'
  const isOpen = state === 'over' || state === 'check'
  const notifyCover = useEffectEvent(onCover)
  useEffect(() => {
    if (!isOpen) return
    notifyCover(true)
    void playSound('message')
    return () => notifyCover(false)
  }, [isOpen])
  const endsSoon = text.endsSoon(Math.ceil((sitting.data?.time_left_s ?? 0) / 60))
  const isEndingSoon = state === 'ends_soon'
  const onEndingSoon = useEffectEvent(() => {
    // A game in full screen covers the line beside it; a toast lies above both.
    if (document.fullscreenElement !== null) showToast(endsSoon, { kind: 'notice' })
  })
  useEffect(() => {
    if (isEndingSoon) onEndingSoon()
  }, [isEndingSoon])
  if (!sitting.data) return null
  return (
    <>
      {isEndingSoon ? (
        <p className={styles.soon} role="status">
          {endsSoon}
        </p>
      ) : null}
      <Sheet
        isOpen={isOpen}
        isLocked
        onClose={() => undefined}
        title={state === 'over' ? text.overTitle : text.checkTitle}
      >
        <p className={styles.lead}>{state === 'over' ? text.overLead : text.checkLead}</p>
        <SittingFacts sitting={sitting.data} />
        <div className={styles.choices}>
          {state === 'over' ? null : (
            <Button
              block
              variant="ghost"
              loading={continueSession.isPending}
              onClick={() => continueSession.mutate({})}
            >
              {text.goOn}
            </Button>
          )}
          <Button block data-autofocus onClick={onLeave}>
            {text.leave}
          </Button>
        </div>
      </Sheet>
    </>
  )
}

type Sitting = NonNullable<ReturnType<typeof usePlaySession>['data']>

function SittingFacts({ sitting }: { readonly sitting: Sitting }) {
  const text = useText(playSessionText)
  const { length } = useText(playLimitsText)
  return (
    <>
      <DescriptionList>
        <DescriptionRow label={text.played} align="end">
          {length(Math.floor(sitting.played_s / 60))}
        </DescriptionRow>
        <DescriptionRow label={text.net} align="end">
          <Money amount={sitting.win_loss} signed />
        </DescriptionRow>
        <DescriptionRow label={text.since} align="end">
          {formatTaiwanDateTime(sitting.started_at)}
        </DescriptionRow>
      </DescriptionList>
      {sitting.counted_until ? (
        <p className={styles.note}>{text.countedUntil(formatTaiwanDateTime(sitting.counted_until))}</p>
      ) : null}
    </>
  )
}
