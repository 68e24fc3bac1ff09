import type { FaceAction } from '@gamehall/contract/identity'
import type { FaceReading } from '../../../../providers/face/index.ts'
import { type ActionVerdict, evaluateAction } from '../liveness/index.ts'
import { drawFace, measuresOf, SYNTHETIC_FACE, type SyntheticFace } from './synthetic-face.ts'

let frames = 0

/** Begins the noise of the frames anew: a test sees the same films whatever ran before it in its process. */
export const restartNoise = (): void => {
  frames = 0
}

export function mixed(index: number, noise: number): number {
  const sum = Math.imul(index, 374_761_393) + Math.imul(noise, 668_265_263)
  return Math.imul(sum ^ (sum >>> 13), 1_274_126_177) >>> 16
}

/** A synthetic neutral face that fills half of the picture, except for the given values. */
export function look(does: Partial<SyntheticFace> = {}, given: Partial<FaceReading> = {}): FaceReading {
  frames += 1
  const noise = frames
  const face = { ...SYNTHETIC_FACE, frame: noise, ...does }
  return {
    box: { x: 0.25, y: 0.25, width: 0.4, height: 0.5 },
    score: 0.95,
    measures: measuresOf(face),
    embedding: Float32Array.of(1, 0.2),
    realness: 0.8,
    liveness: 0.9,
    patch: Uint8Array.from({ length: 48 * 48 }, (_, index) => 120 + (mixed(index, noise) % 17)),
    ...drawFace(face),
    ...given,
  }
}

export const stranger = { embedding: Float32Array.of(0.2, 1) }
export const me = [Float32Array.of(1, 0.1)]
export type Seen = readonly (readonly FaceReading[])[]

/** What the screen shows in turn; each colour lights up the channel of its place. */
export const FILM_COLORS = ['red', 'green', 'blue'] as const
/** A colour of the screen for each frame, two frames each. */
export const colorOf = (index: number) => FILM_COLORS[Math.floor(index / 2) % FILM_COLORS.length] ?? null

interface Given {
  readonly known?: readonly Float32Array[]
  readonly amount?: number
  readonly scores?: Parameters<typeof evaluateAction>[1]['scores']
  readonly pictures?: readonly Uint8Array[]
}

export function evaluate(action: FaceAction, seen: Seen, given: Given = {}): ActionVerdict {
  const { known = me, amount = 1, scores = [], pictures } = given
  const film = seen.map((faces, index) => ({
    faces,
    picture: pictures?.[index] ?? Uint8Array.of(index),
    color: colorOf(index),
  }))
  return evaluateAction({ action, amount, frames: film }, { known, scores })
}

export function outcomeOf(action: FaceAction, seen: Seen, given: Given = {}) {
  const verdict = evaluate(action, seen, given)
  return verdict.ok ? 'shown' : (verdict.why ?? verdict.rule)
}

export const WAY = [0, 0, 0.3, 0.45, 0.6, 0.75, 0.9, 1] as const
/** A film of a movement: so far at its end. `always` holds in every frame. */
export const film = (
  to: Partial<SyntheticFace>,
  always: Partial<SyntheticFace> = {},
  way: readonly number[] = WAY,
) =>
  way.map((share, index) => {
    const at = (key: 'yaw' | 'mouthOpen' | 'smile' | 'mouthWidth') =>
      SYNTHETIC_FACE[key] + ((to[key] ?? SYNTHETIC_FACE[key]) - SYNTHETIC_FACE[key]) * share
    return [
      look({
        yaw: at('yaw'),
        mouthOpen: at('mouthOpen'),
        smile: at('smile'),
        mouthWidth: at('mouthWidth'),
        screen: colorOf(index),
        ...always,
      }),
    ]
  })
export const LEFT = { yaw: 30 }
export const unlit = { screen: null }
