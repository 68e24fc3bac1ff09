import { useText } from '@gamehall/web-client/i18n/text.ts'
import { memo, useRef } from 'react'
import { writeText } from '../../../../web/shared/motion/write-text.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { tableOpeningText } from '../../../../web/shared/table/table-opening-text.ts'
import { formatMultiplier } from '../../rules.ts'
import { rocketText } from '../../text.ts'
import type { FlightMoment } from './flight-moment.ts'
import styles from './rocket-stage.module.css'
import { useFrames } from './use-frames.ts'

const SECOND_MS = 1_000

/** The multiplier in large figures, or the countdown; written frame by frame, without drawing the component again. */
export const FlightReadout = memo(function FlightReadout({
  readMoment,
}: {
  readonly readMoment: (now: number) => FlightMoment
}) {
  const { isPaused } = useGameKit()
  const text = useText(rocketText)
  const { opening } = useText(tableOpeningText)
  const boxRef = useRef<HTMLDivElement>(null)
  const figureRef = useRef<HTMLElement>(null)
  const labelRef = useRef<HTMLElement>(null)
  const barRef = useRef<HTMLElement>(null)
  useFrames(!isPaused, (now) => {
    const moment = readMoment(now)
    const { kind, multiplier, leftMs, leftShare } = moment
    const isCounting = kind === 'countdown' || kind === 'ready'
    const figure = isCounting
      ? text.seconds((leftMs / SECOND_MS).toFixed(1))
      : kind === 'waiting' || kind === 'opening' || kind === 'void'
        ? ''
        : `${formatMultiplier(multiplier)}×`
    writeText(figureRef.current, figure)
    writeText(labelRef.current, kind === 'opening' ? opening : labelOf(text, kind))
    if (boxRef.current !== null) boxRef.current.dataset.kind = kind
    if (barRef.current !== null) barRef.current.style.transform = `scaleX(${leftShare})`
  })
  return (
    <div ref={boxRef} className={styles.readout} data-kind="waiting" aria-hidden="true">
      <b ref={figureRef} className={`num ${styles.figure}`} />
      <span ref={labelRef} className={styles.label} />
      <span className={styles.bar}>
        <i ref={barRef} />
      </span>
    </div>
  )
})

function labelOf(text: (typeof rocketText)['en'], kind: Exclude<FlightMoment['kind'], 'opening'>): string {
  switch (kind) {
    case 'waiting':
      return text.waiting
    case 'countdown':
      return text.countdown
    case 'ready':
      return text.ready
    case 'flying':
      return text.flying
    case 'crashed':
      return text.crashed
    case 'landed':
      return text.wonTitle
    case 'void':
      return text.interrupted
  }
}
