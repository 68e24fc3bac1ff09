import { cubicBezier } from '../../../../web/shared/canvas/easing.ts'

/** A side of a tile while it turns: how far it is turned away, in radians. Null when it is not seen. */
type Turn = number | null

/** What lies on an opened tile, or flies from it. */
export interface Pose {
  readonly scale: number
  readonly angle: number
  readonly alpha: number
}

const SIDE_MS = 170
const AWAY = Math.PI / 2
const REST: Pose = { scale: 1, angle: 0, alpha: 1 }
/** Nothing of an opened tile moves afterwards. */
export const OPENING_MS = 820

const ease = cubicBezier(0.25, 0.1, 0.25, 1)
const easeIn = cubicBezier(0.42, 0, 1, 1)
const easeOut = cubicBezier(0, 0, 0.58, 1)
const easeInOut = cubicBezier(0.42, 0, 0.58, 1)
const easeTurn = cubicBezier(0.2, 0.8, 0.4, 1.2)
const easePop = cubicBezier(0.2, 1.7, 0.4, 1)

const degrees = (angle: number) => (angle * Math.PI) / 180
const between = (from: number, to: number, share: number) => from + (to - from) * share
/** How much of a motion has passed, from 0 to 1. */
const shareOf = (ms: number, delayMs: number, durationMs: number) =>
  Math.min(1, Math.max(0, (ms - delayMs) / durationMs))

/** The sides of a tile that opens, the time since then given: its front edge-on before its back is seen. */
export function turnOf(ms: number): { readonly front: Turn; readonly back: Turn } {
  if (ms < SIDE_MS) return { front: AWAY * easeIn(ms / SIDE_MS), back: null }
  return { front: null, back: AWAY * (easeTurn(shareOf(ms, SIDE_MS, SIDE_MS)) - 1) }
}

/** What was found pops up. */
export function popOf(ms: number): Pose {
  const share = shareOf(ms, 100, 420)
  if (share === 1) return REST
  const eased = easePop(share)
  return {
    scale: between(0.2, 1, eased),
    angle: degrees(between(-25, 0, eased)),
    alpha: Math.min(1, Math.max(0, eased)),
  }
}

/** The ring around a gem that was found; null when it is not seen. */
export function ringOf(ms: number): Pose | null {
  const share = shareOf(ms, 120, 550)
  if (share === 0 || share === 1) return null
  const eased = easeOut(share)
  return { scale: between(0.4, 1.5, eased), angle: 0, alpha: between(0.9, 0, eased) }
}

/** The blast of a mine; null when it is not seen. */
export function blastOf(ms: number): Pose | null {
  const share = shareOf(ms, 120, 700)
  if (share === 0 || share === 1) return null
  const eased = ease(share < 0.25 ? share / 0.25 : (share - 0.25) / 0.75)
  // Its size grows from the start to the end; that it is seen at a quarter divides the way of its light alone.
  const grown = ease(share)
  return {
    scale: between(0.1, 1.1, grown),
    angle: degrees(14 * grown),
    alpha: share < 0.25 ? eased : 1 - eased,
  }
}

/** A tile that waits for the answer. */
export function wobbleOf(ms: number): Pose {
  const turn = (ms % 1_000) / 500
  const eased = easeInOut(turn < 1 ? turn : 2 - turn)
  return { scale: between(0.97, 1.01, eased), angle: degrees(between(-2, 2, eased)), alpha: 1 }
}

/** A pressed tile does not move afterwards. */
export const PRESS_MS = 100
const PRESSED = 0.93

/** How large a tile is under the finger. */
export const pressedScaleOf = (ms: number): number => between(1, PRESSED, easeOut(Math.min(1, ms / PRESS_MS)))
