import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { Bowl } from './bowl.tsx'
import { Rotor } from './rotor.tsx'
import styles from './wheel.module.css'
import { createWheelRunner, type Landing, type WheelRunner } from './wheel-runner.ts'

/** What events do with the wheel. */
export interface WheelHandle {
  /** Spins the ball; the wheel turns until `land` is called. */
  turn(onRoll: (loudness: number) => void): void
  /** Lands the ball in the pocket of a number. Resolves when it is at rest. */
  land(number: number, landing: Landing): Promise<void>
  /** Puts the ball into a pocket at once; null takes it off the wheel. */
  rest(number: number | null): void
}

interface WheelProps {
  readonly ref: Ref<WheelHandle>
  /** The number in whose pocket the ball lies when the page opens. */
  readonly first: number | null
}

/** The wheel: a fixed bowl, a rotor that turns in it, and the ball. */
export function Wheel({ ref, first }: WheelProps) {
  const rotor = useRef<HTMLDivElement>(null)
  const ball = useRef<HTMLSpanElement>(null)
  const runner = useRef<WheelRunner>(null)
  const firstNumber = useRef(first)
  useEffect(() => {
    if (rotor.current === null || ball.current === null) return
    runner.current = createWheelRunner(rotor.current, ball.current)
    runner.current.rest(firstNumber.current)
    return () => runner.current?.stop()
  }, [])
  useImperativeHandle(
    ref,
    () => ({
      turn: (onRoll) => runner.current?.turn(onRoll),
      land: (number, landing) => runner.current?.land(number, landing) ?? Promise.resolve(),
      rest: (number) => runner.current?.rest(number),
    }),
    [],
  )
  return (
    <div className={styles.wheel} aria-hidden="true">
      <Bowl className={styles.layer} />
      <div ref={rotor} className={styles.layer}>
        <Rotor className={styles.layer} />
      </div>
      <span ref={ball} className={styles.orbit}>
        <span className={styles.ball} />
      </span>
    </div>
  )
}
