import { POCKETS, WHEEL } from '../../wheel.ts'

/** Angles are degrees clockwise from the top; `ball` is on the table, not on the wheel. `radius`: 1 on the rim, 0 in a pocket. */
export interface WheelPose {
  readonly wheel: number
  readonly ball: number
  readonly radius: number
}

/** Degrees a second: the wheel turns clockwise, the ball against it. */
const WHEEL_SPEED = 62
const BALL_SPEED = 400
/** How long wheel and ball take to come to rest. */
export const LAND_MS = 4_600
/** The share of that time after which the ball leaves the rim. */
const DROP_FROM = 0.5
const DROP_UNTIL = 0.86
/** How the ball slows down: 2 would be steadily. */
const EASE = 2.1

/** The middle of a number's pocket on the wheel. */
export const pocketAngle = (number: number): number => (WHEEL.indexOf(number) * 360) / POCKETS

/** Where wheel and ball are `ms` after the throw, while nothing is decided on screen yet. */
export const turningPose = (from: WheelPose, ms: number): WheelPose => ({
  wheel: from.wheel + (WHEEL_SPEED * ms) / 1000,
  ball: from.ball - (BALL_SPEED * ms) / 1000,
  radius: 1,
})

/**
 * Returns where wheel and ball are `ms` after they began to slow down from `from`. The ball comes to rest in the pocket of
 * `number`, which was drawn before: the way there is computed backwards from it, without a jump in speed.
 */
export function landingPose(from: WheelPose, number: number, ms: number): WheelPose {
  const u = Math.min(1, ms / LAND_MS)
  const seconds = LAND_MS / 1000
  const wheel = from.wheel + WHEEL_SPEED * seconds * (u - (u * u) / 2)
  const start = from.ball - from.wheel
  const natural = ((BALL_SPEED + WHEEL_SPEED) * seconds) / EASE
  const offset = modulo(start - pocketAngle(number), 360)
  const distance = offset + 360 * Math.round((natural - offset) / 360)
  const ease = ((BALL_SPEED + WHEEL_SPEED) * seconds) / distance
  const onWheel = start - distance * (1 - (1 - u) ** ease)
  return { wheel, ball: wheel + onWheel, radius: radiusAt(u) }
}

/** The ball leaves the rim, falls towards the pockets and hops until it stays. */
function radiusAt(u: number): number {
  if (u <= DROP_FROM) return 1
  if (u >= 1) return 0
  const fall = Math.min(1, (u - DROP_FROM) / (DROP_UNTIL - DROP_FROM))
  const hops = Math.abs(Math.cos(fall * Math.PI * 2.5)) * (1 - fall) ** 1.1
  return u < DROP_UNTIL ? Math.max(hops, 0) : 0
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by

/** The number at whose pocket the ball is, for tests and the resting wheel. */
export function numberAt({ wheel, ball }: WheelPose): number {
  const index = Math.round(modulo(ball - wheel, 360) / (360 / POCKETS)) % POCKETS
  return WHEEL[index] ?? 0
}
