import {
  FACE_FILM_LIMITS,
  type FaceAction,
  SCREEN_COLORS,
  SCREEN_LIGHT,
  type ScreenColor,
  screenColorAt,
} from '@gamehall/contract/identity'
import type { Rgb } from './scene/picture.ts'
import { type Draws, drawFrom, ease } from './seeded-draws.ts'

export interface PlannedFrame {
  /** When it is taken, in ms since the action was first asked for. */
  readonly atMs: number
  /** How far the action has come, 0 to 1. */
  readonly done: number
  /** What was drawn for the moment; null for a photo of another day. */
  readonly color: ScreenColor | null
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

const { leastMs, mostMs, leastGapMs, mostGapMs, colorMs, settledMs, leastColors } = FACE_FILM_LIMITS

/** Light of the little white text on the screen. */
const TEXT = 0.14

/** A screen of that colour with a little white text on it. */
export function screenLight(color: ScreenColor): Rgb {
  const [red, green, blue] = SCREEN_LIGHT[color]
  return [Math.max(TEXT, red), Math.max(TEXT, green), Math.max(TEXT, blue)]
}

export function shuffle<Item>(items: readonly Item[], draws: Draws): Item[] {
  const shuffled = [...items]
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = Math.floor(draws.next() * (index + 1))
    ;[shuffled[index], shuffled[other]] = [shuffled[other] as Item, shuffled[index] as Item]
  }
  return shuffled
}

/** Whether the contract lets frames of these moments be one film. */
function isFilm(times: readonly number[], colors: readonly ScreenColor[]): boolean {
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  if (last - first < leastMs || last - first > mostMs) return false
  if (new Set(times.map((atMs) => screenColorAt(colors, atMs))).size < leastColors) return false
  return times.every((atMs, index) => {
    const gap = atMs - (times[index - 1] ?? atMs - leastGapMs)
    const turns = Math.floor(atMs / colorMs) - Math.floor((times[index - 1] ?? atMs) / colorMs)
    return gap >= leastGapMs && gap <= mostGapMs && turns <= 1 && screenColorAt(colors, atMs) !== null
  })
}

/** Evenly spaced as a page would take them, each put off until the colour counts. */
function drawTimes(colors: readonly ScreenColor[], draws: Draws): number[] {
  for (;;) {
    const count = draws.pick([8, 9, 10, 10, 11, 12])
    const step = draws.between(1300, 5400) / (count - 1)
    const start = draws.between(settledMs, settledMs + 3 * colorMs)
    const times = Array.from({ length: count }, (_, index) => {
      const atMs = start + step * (index + draws.between(-0.2, 0.2))
      const early = settledMs - (atMs % colorMs)
      return Math.round(early > 0 ? atMs + early + draws.between(2, 45) : atMs)
    })
    if (isFilm(times, colors)) return times
  }
}

/**
 * How far an action has come at a share of its film: at rest, then the movement, then held. Half of the people stop short and go on
 * when the guide asks for a little more.
 */
function drawMovement(draws: Draws): (share: number) => number {
  const [start, end] = [draws.between(0.08, 0.24), draws.between(0.66, 0.9)]
  if (draws.chance(0.5)) return (share) => ease(share, start, end)
  const reached = draws.between(0.55, 0.85)
  const pause = start + (end - start) * draws.between(0.4, 0.6)
  const more = pause + (end - pause) * draws.between(0.1, 0.5)
  return (share) => reached * ease(share, start, pause) + (1 - reached) * ease(share, more, end)
}

/** How far an action is asked to go. */
export const drawAmount = (action: FaceAction, draws: Draws): number =>
  action.startsWith('turn') ? draws.pick([0.9, 1, 1, 1.15, 1.3]) : 1

/** The colours that the screen shows in turn. */
export const drawColors = (draws: Draws): ScreenColor[] => shuffle(SCREEN_COLORS, draws).slice(0, leastColors)

function planAction(action: FaceAction, draws: Draws): PlannedAction {
  const amount = drawAmount(action, draws)
  const colors = drawColors(draws)
  const times = drawTimes(colors, draws)
  const blinkAt = draws.chance(0.5) ? Math.floor(draws.between(2, times.length - 2)) : -1
  const movement = drawMovement(draws)
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const frames = times.map((atMs, index) => {
    const color = screenColorAt(colors, atMs)
    return {
      atMs,
      done: movement((atMs - first) / (last - first)),
      color,
      screen: color === null ? ([0, 0, 0] as const) : screenLight(color),
      blink: index === blinkAt ? draws.between(0.6, 1) : 0,
    }
  })
  return { action, amount, frames }
}

export function drawPlan(seed: string): FilmPlan {
  const draws = drawFrom(`${seed} plan`)
  const actions = shuffle<FaceAction>(['turn_left', 'turn_right', 'open_mouth', 'smile'], draws)
  return actions.map((action) => planAction(action, draws))
}
