import { mixColors, type Rgb } from './scene/picture.ts'
import { type Draws, drawFrom, ease } from './seeded-draws.ts'

export type FaceAction = 'turn_left' | 'turn_right' | 'open_mouth' | 'smile'
export type ShownColor = 'red' | 'green' | 'blue'

export interface PlannedFrame {
  /** How far the action has come, 0 to 1. */
  readonly done: number
  /** What was drawn for the moment, null while it changes. */
  readonly color: ShownColor | null
  /** What the screen really sends then (linear light, 1 at the most). */
  readonly screen: Rgb
  /** How far the eyes are shut. */
  readonly blink: number
}

export interface PlannedAction {
  readonly action: FaceAction
  readonly amount: number
  readonly frames: readonly PlannedFrame[]
}

/** One set of drawn actions and colours, as a server would ask for them. */
export type FilmPlan = readonly PlannedAction[]

const COLORS: readonly [ShownColor, ShownColor, ShownColor] = ['red', 'green', 'blue']

/** A screen of that colour with a little white text on it. */
function screenLight(color: ShownColor): Rgb {
  return [color === 'red' ? 1 : 0.14, color === 'green' ? 1 : 0.14, color === 'blue' ? 1 : 0.14]
}

function drawColors(count: number, draws: Draws): Pick<PlannedFrame, 'color' | 'screen'>[] {
  const first = draws.pick(COLORS)
  const order: ShownColor[] = [first]
  while (order.length < 6) {
    const last = order.at(-1) ?? first
    order.push(draws.pick(COLORS.filter((color) => color !== last) as [ShownColor, ...ShownColor[]]))
  }
  const frames: Pick<PlannedFrame, 'color' | 'screen'>[] = []
  for (const [index, color] of order.entries()) {
    const kept = draws.pick([2, 3, 3])
    for (let step = 0; step < kept; step += 1) frames.push({ color, screen: screenLight(color) })
    const next = order[index + 1]
    if (next === undefined || draws.chance(0.4)) continue
    const share = draws.between(0.1, 0.9)
    frames.push({ color: null, screen: mixColors(screenLight(color), screenLight(next), share) })
  }
  return frames.slice(0, count)
}

export function drawPlan(seed: string): FilmPlan {
  const draws = drawFrom(`${seed} plan`)
  const actions: FaceAction[] = ['turn_left', 'turn_right', 'open_mouth', 'smile']
  for (let index = 3; index > 0; index -= 1) {
    const other = Math.floor(draws.next() * (index + 1))
    ;[actions[index], actions[other]] = [actions[other] as FaceAction, actions[index] as FaceAction]
  }
  return actions.map((action) => {
    const count = draws.pick([8, 8, 9, 9])
    const amount = action.startsWith('turn') ? draws.pick([0.9, 1, 1, 1.15, 1.3]) : 1
    const blinkAt = draws.chance(0.5) ? Math.floor(draws.between(2, count - 2)) : -1
    const [start, end] = [draws.between(0.1, 0.22), draws.between(0.78, 0.92)]
    const frames = drawColors(count, draws).map((shown, index) => ({
      ...shown,
      done: ease(index / (count - 1), start, end),
      blink: index === blinkAt ? draws.between(0.6, 1) : 0,
    }))
    return { action, amount, frames }
  })
}
