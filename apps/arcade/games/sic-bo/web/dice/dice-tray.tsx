import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { memo, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import type { Dice } from '../../rules.ts'
import { DomeBack, DomeGlass } from '../art/dome.tsx'
import { ROLL_MS, restTransform, rollFrames } from './dice-motion.ts'
import styles from './dice-tray.module.css'
import { Pips } from './die-face.tsx'

/** How each side of a die is turned out of its middle. */
const SIDES = [
  [1, ''],
  [2, 'rotateX(90deg)'],
  [3, 'rotateY(90deg)'],
  [4, 'rotateY(-90deg)'],
  [5, 'rotateX(-90deg)'],
  [6, 'rotateY(180deg)'],
] as const
/** Two planes inside hide the gaps between rounded sides. */
const CORES = ['', 'rotateX(90deg)', 'rotateY(90deg)']
const NO_DICE: Dice = [1, 3, 5]
const SHAKE_FRAMES: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(-1.6%, 1%) rotate(-1.2deg)', offset: 0.25 },
  { transform: 'translate(1.6%, -1%) rotate(1.2deg)', offset: 0.75 },
  { transform: 'none' },
]
const SHAKE = { duration: 190, iterations: 8 }

interface DiceTrayProps {
  readonly dice: Dice | null
  /** The roll that is shown, by a number of its own; null while the dice lie. */
  readonly roll: number | null
  /** Milliseconds since the roll began. */
  readonly elapsedMs: number
  /** Milliseconds from the start of the roll until the dice lie. */
  readonly rollMs: number
}

/** Three dice under a glass dome. They roll to the faces that are given, whatever their way. */
export function DiceTray({ dice, roll, elapsedMs, rollMs }: DiceTrayProps) {
  const shaker = useRef<HTMLDivElement>(null)
  const plate = useRef<HTMLDivElement>(null)
  const shown = dice ?? NO_DICE
  const start = useRef({ shown, elapsedMs, rollMs })
  start.current = { shown, elapsedMs, rollMs }
  useEffect(() => {
    if (roll === null || prefersReducedMotion()) return
    const { shown: faces, elapsedMs: late, rollMs: lasts } = start.current
    if (late >= lasts) return
    const run = (element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions) => {
      if (typeof element?.animate !== 'function') return null
      const animation = element.animate(frames, options)
      animation.playbackRate = ROLL_MS / lasts
      animation.currentTime = late * animation.playbackRate
      animation.finished.catch(() => {})
      return animation
    }
    const dice = [...(plate.current?.children ?? [])]
    const animations = [
      run(shaker.current, SHAKE_FRAMES, SHAKE),
      ...dice.map((die, index) => run(die, rollFrames(index, faces, roll), { duration: ROLL_MS })),
    ]
    return () => {
      for (const animation of animations) animation?.cancel()
    }
  }, [roll])
  return (
    <div className={classNames(styles.tray)} data-house="true" aria-hidden="true">
      <DomeBack className={styles.back} />
      <div ref={shaker} className={styles.shaker}>
        <div ref={plate} className={styles.plate}>
          {shown.map((face, index) => (
            <Die key={`die-${index.toString()}`} transform={restTransform(index, face)} />
          ))}
        </div>
      </div>
      <DomeGlass className={styles.glass} />
    </div>
  )
}

const Die = memo(function Die({ transform }: { readonly transform: string }) {
  return (
    <span className={styles.die} style={{ transform }}>
      {CORES.map((turn) => (
        <i key={turn} className={styles.core} style={{ transform: turn }} />
      ))}
      {SIDES.map(([face, turn]) => (
        <span
          key={face}
          className={styles.side}
          style={{ transform: `${turn} translateZ(calc(var(--die) / 2))` }}
        >
          <svg viewBox="0 0 60 60" aria-hidden="true">
            <Pips face={face} />
          </svg>
        </span>
      ))}
    </span>
  )
})
