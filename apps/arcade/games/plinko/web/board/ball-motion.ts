import { fallsRight } from '../../rules.ts'
import { type BoardLayout, placeX, rowY } from './board-layout.ts'

/** Where a falling ball is. `row` is the last peg that it has touched, -1 before the first. */
export interface BallPose {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly row: number
  readonly isLanded: boolean
  /** Falls from 1 to 0 once the ball has come to rest. */
  readonly opacity: number
}

const ENTRY_MS = 280
const SETTLE_MS = 260
const FADE_MS = 340
/** How high a ball hops off a peg: the upward speed in row heights per step. */
const HOP = 0.95

/** How long a ball takes from peg to peg; a bit faster on a long board. */
export const stepMs = (rows: number): number => 196 - 5 * (rows - 8)

/** When a ball comes to rest, from its release. */
export const landingMs = (rows: number): number => ENTRY_MS + rows * stepMs(rows)

const MAX_GAP_MS = 260
const MAX_RELEASE_MS = 5_200

/** How long after the one before each ball is released. */
export const releaseGapMs = (balls: number): number => Math.min(MAX_GAP_MS, MAX_RELEASE_MS / balls)

/** When nothing of a ball is left on the board. */
export const lifeMs = (rows: number): number => landingMs(rows) + SETTLE_MS + FADE_MS

/**
 * Returns where a ball is `ms` after its release. The path was drawn before: at each row the ball hops to the side that its bit
 * says, on a parabola from peg to peg, and ends in the slot of the path.
 */
export function ballPose(layout: BoardLayout, path: number, ms: number): BallPose {
  const { rows, spacing } = layout
  const each = stepMs(rows)
  const step = Math.floor((ms - ENTRY_MS) / each)
  if (ms < ENTRY_MS) return enter(layout, path, Math.max(0, ms / ENTRY_MS))
  if (step >= rows) return rest(layout, path, ms - landingMs(rows))
  const from = contact(layout, path, step)
  const to = step === rows - 1 ? slotEntry(layout, path) : contact(layout, path, step + 1)
  const u = (ms - ENTRY_MS - step * each) / each
  const x = from.x + (to.x - from.x) * u
  return {
    x,
    y: from.y + (to.y - from.y) * (-HOP * u + (1 + HOP) * u * u),
    angle: (x - layout.width / 2) / (spacing * 0.32),
    row: step,
    isLanded: false,
    opacity: 1,
  }
}

function rightsUntil(path: number, row: number): number {
  let rights = 0
  for (let before = 0; before < row; before += 1) if (fallsRight(path, before)) rights += 1
  return rights
}

/** Where the ball touches the peg of a row: a little on the side to which it will fall. */
function contact(layout: BoardLayout, path: number, row: number) {
  const side = fallsRight(path, row) ? 1 : -1
  const reach = layout.pegRadius + layout.ballRadius
  return {
    x: placeX(layout, row, rightsUntil(path, row)) + side * reach * 0.35,
    y: rowY(layout, row) - reach * 0.92,
  }
}

const slotEntry = (layout: BoardLayout, path: number) => ({
  x: placeX(layout, layout.rows, rightsUntil(path, layout.rows)),
  y: layout.floor,
})

function enter(layout: BoardLayout, path: number, u: number): BallPose {
  const to = contact(layout, path, 0)
  const x = layout.width / 2 + (to.x - layout.width / 2) * u
  return {
    x,
    y: -layout.ballRadius + (to.y + layout.ballRadius) * u * u,
    angle: 0,
    row: -1,
    isLanded: false,
    opacity: 1,
  }
}

function rest(layout: BoardLayout, path: number, ms: number): BallPose {
  const { x, y } = slotEntry(layout, path)
  const settle = Math.min(1, ms / SETTLE_MS)
  const bounce = Math.abs(Math.sin(settle * Math.PI * 2)) * (1 - settle) * layout.rowHeight * 0.22
  return {
    x,
    y: y - bounce,
    angle: (x - layout.width / 2) / (layout.spacing * 0.32),
    row: layout.rows - 1,
    isLanded: true,
    opacity: 1 - Math.min(1, Math.max(0, (ms - SETTLE_MS) / FADE_MS)),
  }
}
