import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import { createFrameLoop } from './frame-loop.ts'
import { LAND_MS, landingPose, pocketAngle, turningPose, type WheelPose } from './wheel-motion.ts'

export interface Landing {
  isFast(): boolean
  onRoll(loudness: number): void
  /** The ball hops over a pocket. */
  onHop(): void
}

export interface WheelRunner {
  turn(onRoll: (loudness: number) => void): void
  land(number: number, landing: Landing): Promise<void>
  rest(number: number | null): void
  stop(): void
}

/** Where the ball rolls and where it lies, as a share of half of the wheel's size. */
const RIM = 0.845
const POCKET = 0.555
const FAST = 7
/** The ball is heard this often on its way around, in degrees. */
const ROLL_EVERY = 45
/** Nearer to the pockets than this the ball touches them. */
const TOUCHES = 0.08

/** Turns the rotor and moves the ball, frame by frame, only while they move. */
export function createWheelRunner(rotor: HTMLElement, ball: HTMLElement): WheelRunner {
  const loop = createFrameLoop()
  let pose: WheelPose = { wheel: 0, ball: 0, radius: 0 }
  let finish: (() => void) | null = null

  function draw(next: WheelPose): void {
    pose = next
    const reach = (POCKET + (RIM - POCKET) * next.radius) * 50
    rotor.style.transform = `rotate(${next.wheel.toFixed(3)}deg)`
    ball.style.transform = `rotate(${next.ball.toFixed(3)}deg) translateY(${(-reach).toFixed(3)}%)`
  }
  const place = (number: number) =>
    draw({ wheel: pose.wheel, ball: pose.wheel + pocketAngle(number), radius: 0 })
  const show = (isShown: boolean) => {
    ball.style.visibility = isShown ? 'visible' : 'hidden'
  }
  const canMove = () => !prefersReducedMotion() && typeof requestAnimationFrame === 'function'

  function land(number: number, { isFast, onRoll, onHop }: Landing, done: () => void): void {
    const from = { ...pose, radius: 1 }
    let ms = 0
    loop.run((passed) => {
      ms += passed * (isFast() ? FAST : 1)
      const next = landingPose(from, number, ms)
      if (next.radius === 1 && hasRolled(pose, next)) onRoll(1 - ms / LAND_MS)
      if (next.radius < TOUCHES && pose.radius >= TOUCHES) onHop()
      draw(next)
      if (ms < LAND_MS) return true
      done()
      return false
    })
  }

  return {
    turn(onRoll) {
      show(true)
      if (!canMove()) return
      const from = { ...pose, radius: 1 }
      let ms = 0
      loop.run((passed) => {
        ms += passed
        const next = turningPose(from, ms)
        if (hasRolled(pose, next)) onRoll(1)
        draw(next)
        return true
      })
    },
    land(number, landing) {
      show(true)
      if (canMove())
        return new Promise((resolve) => {
          finish = resolve
          land(number, landing, resolve)
        })
      place(number)
      return Promise.resolve()
    },
    rest(number) {
      loop.stop()
      show(number !== null)
      if (number !== null) place(number)
    },
    stop() {
      loop.stop()
      finish?.()
    },
  }
}

const hasRolled = (before: WheelPose, next: WheelPose): boolean =>
  Math.floor(before.ball / ROLL_EVERY) !== Math.floor(next.ball / ROLL_EVERY)
