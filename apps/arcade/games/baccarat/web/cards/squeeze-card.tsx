import { type PointerEvent, type ReactNode, useRef } from 'react'
import type { PlayingCard } from '../../../../src/games/playing-cards.ts'
import { CardFace } from '../../../../web/shared/cards/card-face.tsx'
import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import styles from './squeeze-card.module.css'

interface SqueezeCardProps {
  readonly card: PlayingCard
  readonly back: ReactNode
  /** The accessible name of the button; it must not reveal the card. */
  readonly label: string
  readonly onTurn: () => void
}

/** Lifted this far of its height, a card is turned over. */
const TURN_AT = 0.92
const SETTLE_MS = 180

/**
 * A card that lies face down and is squeezed: dragging lifts its lower edge and shows the strip beneath, so that the pips come into
 * sight before the rank does. A press or the keyboard turns it at once; so does any touch where motion is reduced.
 */
export function SqueezeCard({ card, back, label, onTurn }: SqueezeCardProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const drag = useRef({ from: 0, lifted: 0, isDragged: false })
  const lift = (share: number) => ref.current?.style.setProperty('--lift', `${share}`)

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (prefersReducedMotion()) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: event.clientY, lifted: 0, isDragged: false }
    event.currentTarget.dataset.held = 'true'
  }
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    if (!button.hasPointerCapture(event.pointerId)) return
    const moved = drag.current.from - event.clientY
    const lifted = Math.min(1, Math.max(0, moved / (button.clientHeight * 1.15)))
    drag.current = { ...drag.current, lifted, isDragged: drag.current.isDragged || Math.abs(moved) > 6 }
    lift(lifted)
  }
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    delete event.currentTarget.dataset.held
    const { lifted, isDragged } = drag.current
    if (isDragged && lifted >= TURN_AT) return onTurn()
    window.setTimeout(() => lift(0), isDragged ? 0 : SETTLE_MS)
  }
  return (
    <button
      ref={ref}
      type="button"
      className={styles.card}
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={() => {
        if (!drag.current.isDragged) onTurn()
        drag.current.isDragged = false
      }}
    >
      <span className={styles.back}>{back}</span>
      <span className={styles.flap} aria-hidden="true">
        <span className={styles.under}>
          <CardFace card={card} className={styles.art} />
        </span>
        <span className={styles.fold} />
      </span>
    </button>
  )
}
