import { TABLES, type Table } from './draw-table.ts'
import type { SeededNumbers } from './seeded-numbers.ts'

/** How a side lies before the camera and what the light and the camera do to it. Angles are degrees. */
export interface Pose {
  readonly table: Table
  readonly turn: number
  readonly tiltX: number
  readonly tiltY: number
  /** Share of the photo that the document spans. */
  readonly span: number
  /** Quarter turns of the finished photo, clockwise. */
  readonly quarters: 0 | 1 | 2 | 3
  readonly glare: number
  readonly shadow: number
  /** Standard deviations: of the blur in pixels, of the noise in levels. */
  readonly blur: number
  readonly noise: number
}

const QUARTERS = [0, 1, 2, 3] as const
const tableOf = (index: number): Table => TABLES[index % TABLES.length] ?? 'cloth'

/** Held well on one of the tables; every fifth document lies in another orientation. */
export function chooseCleanPose(index: number, numbers: SeededNumbers): Pose {
  return {
    table: tableOf(index),
    turn: numbers.between(-4, 4),
    tiltX: numbers.between(-4, 4),
    tiltY: numbers.between(-4, 4),
    span: numbers.between(0.84, 0.92),
    quarters: index % 5 === 3 ? (QUARTERS[1 + (Math.floor(index / 5) % 3)] ?? 1) : 0,
    glare: 0,
    shadow: 0,
    blur: 0,
    noise: 0,
  }
}

const HARMS = [
  { tilt: 15, turn: 4, glare: 0, shadow: 0.5, blur: 0, noise: 4 },
  { tilt: 12, turn: 6, glare: 0.6, shadow: 0, blur: 0.5, noise: 0 },
  { tilt: 6, turn: 5, glare: 0, shadow: 0.2, blur: 1.4, noise: 6 },
  { tilt: 9, turn: 12, glare: 0.45, shadow: 0.4, blur: 0, noise: 3 },
  { tilt: 10, turn: 8, glare: 0.3, shadow: 0.35, blur: 1, noise: 5 },
] as const

/** Tilted up to 15°, and harmed in one of five ways; every third document lies in another orientation. */
export function chooseHarmedPose(index: number, numbers: SeededNumbers): Pose {
  const harm = HARMS[index % HARMS.length] ?? HARMS[0]
  const sign = () => (numbers.next() < 0.5 ? -1 : 1)
  const share = numbers.between(0.25, 0.75)
  return {
    ...harm,
    table: tableOf(index + 2),
    turn: harm.turn * sign() * numbers.between(0.5, 1),
    tiltX: harm.tilt * sign() * Math.sqrt(share),
    tiltY: harm.tilt * sign() * Math.sqrt(1 - share),
    span: numbers.between(0.8, 0.88),
    quarters: index % 3 === 1 ? (QUARTERS[1 + (Math.floor(index / 3) % 3)] ?? 2) : 0,
  }
}
