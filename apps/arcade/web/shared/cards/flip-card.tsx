import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { PlayingCard } from '../../../src/games/playing-cards.ts'
import { animate } from '../motion/animate.ts'
import { batchLayoutReads } from '../motion/batch-layout-reads.ts'
import { CardFace } from './card-face.tsx'
import styles from './flip-card.module.css'

interface FlipCardProps {
  /** Null while it lies face down. */
  readonly card: PlayingCard | null
  readonly back: ReactNode
  /** What a screen reader calls it. */
  readonly label: string
  /** The element from which it is dealt; null for a card that lies there already. */
  readonly dealtFrom: Element | null
  /** By how many degrees its place is rotated. */
  readonly placeAngle?: number
  /** For how it moves; its size is that of its place. */
  readonly className?: string | undefined
}

const DEAL_MS = 300

/** A playing card that flies in when it is dealt and turns over when its face becomes known. It fills the width of its place. */
export function FlipCard({ card, back, label, dealtFrom, placeAngle = 0, className }: FlipCardProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const from = useRef({ element: dealtFrom, angle: placeAngle })
  const hasLainDown = useRef(false)
  hasLainDown.current ||= card === null
  useLayoutEffect(() => {
    const place = ref.current
    const { element: origin, angle } = from.current
    if (place === null || origin === null) return
    batchLayoutReads({
      measure: () => [origin.getBoundingClientRect(), place.getBoundingClientRect()] as const,
      move([start, rest]) {
        const x = start.x + start.width / 2 - rest.x - rest.width / 2
        const y = start.y + start.height / 2 - rest.y - rest.height / 2
        // The same way as seen from its place, which may be rotated.
        const turn = (angle * Math.PI) / 180
        const along = x * Math.cos(turn) + y * Math.sin(turn)
        const across = y * Math.cos(turn) - x * Math.sin(turn)
        const frames = [
          { transform: `translate(${along}px, ${across}px) rotate(38deg) scale(.72)`, opacity: 0.4 },
          { opacity: 1, offset: 0.3 },
          { transform: 'none', opacity: 1 },
        ]
        void animate(place, frames, { duration: DEAL_MS, easing: 'cubic-bezier(.2,.8,.3,1)' })
      },
    })
  }, [])
  return (
    <span
      ref={ref}
      role="img"
      aria-label={label}
      className={classNames(
        styles.card,
        card === null ? styles.down : styles.up,
        card !== null && hasLainDown.current && styles.turned,
        className,
      )}
    >
      <span className={styles.back}>{card === null || hasLainDown.current ? back : null}</span>
      <span className={styles.front}>
        {card === null ? null : <CardFace card={card} className={styles.art} />}
      </span>
    </span>
  )
}
