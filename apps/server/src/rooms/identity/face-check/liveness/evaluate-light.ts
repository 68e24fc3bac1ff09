import type { FaceAction } from '@gamehall/contract/identity'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import { type BodyEvidence, measureBody } from './measure-body.ts'
import { type CosineEvidence, measureCosine } from './measure-cosine.ts'
import { type EyeEvidence, measureEyes } from './measure-eyes.ts'
import {
  type ColorResponse,
  type LitFrame,
  measureBackdrop,
  measureColors,
  measureShading,
} from './measure-light.ts'
import { measureNeck, type NeckEvidence } from './measure-neck.ts'
import { measureNose, type NoseEvidence } from './measure-nose.ts'
import { measureReflection, type ReflectionEvidence } from './measure-reflection.ts'

export interface LightVerdict {
  /** Unevenness of the change of light, of a turn; null of other actions. */
  readonly shading: number | null
  readonly color: ColorResponse | null
  readonly reflection: ReflectionEvidence | null
  readonly cosine: CosineEvidence | null
  readonly neck: NeckEvidence | null
  readonly nose: NoseEvidence | null
  readonly eyes: EyeEvidence | null
  readonly body: BodyEvidence | null
  /** The screen's colours appear on the skin: `null` when they can neither be seen nor contradicted. */
  readonly isLit: boolean | null
}

/** What light does to the face while it moves and the screen changes its colour. */
export function evaluateLight(action: FaceAction, frames: readonly LitFrame[]): LightVerdict {
  const color = measureColors(frames)
  const isTurn = action === 'turn_left' || action === 'turn_right'
  return {
    shading: isTurn ? measureShading(frames.map(({ face }) => face)) : null,
    color,
    reflection: measureReflection(frames, !isTurn),
    cosine: measureCosine(frames),
    neck: measureNeck(frames),
    nose: measureNose(frames),
    eyes: measureEyes(frames),
    body: measureBody(frames),
    isLit: color === null ? null : isLitBy(color, measureBackdrop(frames)),
  }
}

function isLitBy(color: ColorResponse, backdrop: ColorResponse | null): boolean | null {
  const { colorSeen, colorAgrees, colorContradicts, backdropShare } = LIVENESS_LIMITS
  if (color.strength <= -colorSeen && color.agreement <= -colorContradicts) return false
  if (color.strength < colorSeen || color.agreement < colorAgrees) return null
  // A film that is tinted as a whole: the light of a phone's screen hardly reaches the wall.
  return backdrop !== null && backdrop.strength > color.strength * backdropShare ? null : true
}
