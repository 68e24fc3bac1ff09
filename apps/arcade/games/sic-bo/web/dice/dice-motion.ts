import type { Dice } from '../../rules.ts'

/** When the dice lie, in milliseconds after the start of the roll. */
export const ROLL_MS = 3_200
const SHAKE_MS = 1_500
const SHAKE_STEPS = 10
/** When each hop of the roll ends, and how high it was, of the size of a die. */
const HOPS = [
  [2_050, 1.15],
  [2_550, 0.55],
  [2_920, 0.22],
  [ROLL_MS, 0.05],
] as const

/** How a die must be turned so that a face looks up, in degrees. */
const UP: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [-90, 0],
  [0, -90],
  [0, 90],
  [90, 0],
  [0, 180],
]
/** The rest position of each die: offset from the middle of the plate in sizes of a die, and rotation in degrees. */
const LIES = [
  { x: -0.98, y: 0.2, turn: -14 },
  { x: 0, y: -0.34, turn: 8 },
  { x: 1.0, y: 0.22, turn: 19 },
] as const
/** The plate is seen a little from the front. */
const TILT = -20

interface Pose {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly spinX: number
  readonly spinY: number
}

const write = ({ x, y, turn, spinX, spinY }: Pose): string =>
  `translate3d(calc(${x.toFixed(3)} * var(--die)), calc(${y.toFixed(3)} * var(--die)), 0) ` +
  `rotateX(${TILT}deg) rotateZ(${turn.toFixed(1)}deg) rotateX(${spinX.toFixed(1)}deg) rotateY(${spinY.toFixed(1)}deg)`

function restOf(index: number, face: number): Pose {
  const { x, y, turn } = LIES[index] ?? LIES[0]
  const [spinX, spinY] = UP[face - 1] ?? [0, 0]
  return { x, y, turn, spinX, spinY }
}

/** The transform of a resting die with a face up. */
export const restTransform = (index: number, face: number): string => write(restOf(index, face))

/** Numbers that look random and are the same each time: the way of the dice, never where they end. */
function scatter(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) >>> 0
    return state / 2 ** 32
  }
}

/**
 * The frames of a die through a roll: it rattles, hops and lies with the face up that was drawn. `seed` only chooses the way there.
 */
export function rollFrames(index: number, dice: Dice, seed: number): Keyframe[] {
  const rest = restOf(index, dice[index] ?? 1)
  const next = scatter(seed * 3 + index + 1)
  const around = (size: number) => (next() - 0.5) * 2 * size
  const at = (ms: number, pose: Pose, easing = 'ease-out'): Keyframe => ({
    offset: ms / ROLL_MS,
    transform: write(pose),
    easing,
  })
  const turnsX = 360 * (3 + Math.floor(next() * 2))
  const turnsY = 360 * (2 + Math.floor(next() * 2))
  const left = (share: number) => ({ spinX: rest.spinX - turnsX * share, spinY: rest.spinY - turnsY * share })
  const frames: Keyframe[] = []
  for (let step = 0; step <= SHAKE_STEPS; step += 1) {
    const share = 1 - (step / SHAKE_STEPS) * 0.45
    const pose = { x: around(1.15), y: around(0.5) - next() * 0.5, turn: around(70), ...left(share) }
    frames.push(at((step / SHAKE_STEPS) * SHAKE_MS, pose))
  }
  let from = SHAKE_MS
  for (const [hop, [until, height]] of HOPS.entries()) {
    const share = [0.24, 0.09, 0.03, 0][hop] ?? 0
    const drift = share * 2.2
    const x = rest.x + around(drift)
    const y = rest.y + around(drift * 0.5)
    const turn = rest.turn + around(share * 160)
    const middle = (from + until) / 2
    frames.push(at(middle, { x, y: y - height, turn, ...left(share * 1.6) }, 'ease-in'))
    frames.push(at(until, hop === HOPS.length - 1 ? rest : { x, y, turn, ...left(share) }))
    from = until
  }
  return frames
}
