import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
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

/** Turns the rotor and moves the ball, frame by frame, only while they move. */
export function createWheelRunner(rotor: HTMLElement, ball: HTMLElement): WheelRunner {
  let pose: WheelPose = { wheel: 0, ball: 0, radius: 0 }
  let frame = 0
  let finish: (() => void) | null = null

  function draw(next: WheelPose): void {
    const rolled = next.ball - pose.ball
    pose = next
    rotor.style.transform = `rotate(${next.wheel.toFixed(3)}deg)`
    const reach = (POCKET + (RIM - POCKET) * next.radius) * 50
    ball.style.transform = `rotate(${next.ball.toFixed(3)}deg) translateY(${(-reach).toFixed(3)}%)`
    ball.style.setProperty('--blur', `${Math.min(1, Math.abs(rolled) / 12)}`)
  }

  function run(step: (ms: number) => boolean): void {
    cancelAnimationFrame(frame)
    let before = 0
    const tick = (now: number) => {
      const passed = before === 0 ? 16 : Math.min(50, now - before)
      before = now
      frame = step(passed) ? requestAnimationFrame(tick) : 0
    }
    frame = requestAnimationFrame(tick)
  }

  const canMove = () => !prefersReducedMotion() && typeof requestAnimationFrame === 'function'
  const place = (number: number) =>
    draw({ wheel: pose.wheel, ball: pose.wheel + pocketAngle(number), radius: 0 })

  return {
    turn(onRoll) {
      ball.style.visibility = 'visible'
      if (!canMove()) return
      const from = { ...pose, radius: 1 }
      let ms = 0
      run((passed) => {
        ms += passed
        const next = turningPose(from, ms)
        tickRoll(pose, next, () => onRoll(1))
        draw(next)
        return true
      })
    },
    land(number, { isFast, onRoll, onHop }) {
      ball.style.visibility = 'visible'
      if (!canMove()) {
        place(number)
        return Promise.resolve()
      }
      const from = { ...pose, radius: 1 }
      let ms = 0
      let wasDown = false
      return new Promise((resolve) => {
        finish = resolve
        run((passed) => {
          ms += passed * (isFast() ? FAST : 1)
          const next = landingPose(from, number, ms)
          if (next.radius === 1) tickRoll(pose, next, () => onRoll(1 - ms / LAND_MS))
          const isDown = next.radius < 0.08
          if (isDown && !wasDown) onHop()
          wasDown = isDown
          draw(next)
          if (ms < LAND_MS) return true
          finish = null
          resolve()
          return false
        })
      })
    },
    rest(number) {
      cancelAnimationFrame(frame)
      ball.style.visibility = number === null ? 'hidden' : 'visible'
      if (number !== null) place(number)
    },
    stop() {
      cancelAnimationFrame(frame)
      finish?.()
      finish = null
    },
  }
}

function tickRoll(before: WheelPose, next: WheelPose, sound: () => void): void {
  if (Math.floor(before.ball / ROLL_EVERY) !== Math.floor(next.ball / ROLL_EVERY)) sound()
}
