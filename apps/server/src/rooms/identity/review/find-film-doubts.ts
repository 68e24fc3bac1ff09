import { isLitAlike, isMouthShallow, isTintedAlike } from '../face-check/liveness/evaluate-reflection.ts'
import { LIVENESS_LIMITS } from '../face-check/liveness/liveness-limits.ts'
import { type BodyEvidence, poolBody } from '../face-check/liveness/measure-body.ts'
import { areEyesLit } from '../face-check/liveness/measure-eyes.ts'
import { poolColors } from '../face-check/liveness/measure-light.ts'
import { type NeckEvidence, poolNeck } from '../face-check/liveness/measure-neck.ts'
import { isNoseFlat } from '../face-check/liveness/measure-nose.ts'
import { poolUnlikeSides } from '../face-check/liveness/measure-sides.ts'
import type { ShownScores } from '../tables.ts'

/**
 * Why a person should look at the films of a face check: `screen_color` the screen's colours were not seen on the skin
 * often enough, or not in every frame, as in a bright room and in films from elsewhere; `no_noise` frames as no camera takes them;
 * `room_light` the room's light hardly changed on the head while it turned both ways, as in very even light and on a
 * picture that is lit by the screen's colours; `turned_light` the skin returns as much of the screen's light however it turns;
 * `sides_light` the side that the room lights takes on as much of it as the other;
 * `still_contour` ears and hair stayed with the room while the face turned both
 * ways, as on a face that is turned before a photo; `neck_light` the neck is not seen or returns little of the screen's
 * colours; `neck_color` it has another colour than the face, as under the face of somebody else; `nose_light` the sides of the nose return as much of them as its ridge, as
 * where light is laid over a picture by a smooth mask; `eye_light` the dark of the eyes returns as much of them as the skin, as where light is added to a picture
 * as to skin; `body_light` the shoulders are not seen or return little of them, as where only a face and a neck are lit by computation; `mouth_inside` it is not dark between the lips of the opened mouth, as where
 * those of a photo are pulled apart; `still_cheeks` neither cheeks nor eyes are clearly seen to move as the mouth smiles; `unlike_sides` the skin of
 * both sides differs by more than the room's light, as on a photo that was taken beside a lamp; `wide_turn` a face got a little wider as it turned, as a picture that is bent may; `too_far` an action went much further than it was asked
 * to go, as a movement does that was prepared for all amounts; `virtual_camera` a program stands in for the camera; `unnamed_camera` the
 * camera has no name, as one that a program gives to the page may; `late_frames` the server was sent the hashes of an action's frames so late
 * that they may have been chosen once it was over, as over a very slow network; `replay` a film resembles one that was used before.
 */
export function findFilmDoubts(shown: readonly ShownScores[]): string[] {
  const isUnlit = shown.filter(({ isLit }) => isLit === true).length < LIVENESS_LIMITS.actionsLit
  const pooled = poolColors(shown.flatMap(({ evidence }) => evidence ?? []))
  const reflections = shown.flatMap(({ reflection }) => reflection ?? [])
  const isUnlike =
    (shown.some(({ evidence }) => evidence) && pooled.agreement < LIVENESS_LIMITS.colorsAgree) ||
    shown.some(({ colorFarthest }) => (colorFarthest ?? 0) > LIVENESS_LIMITS.colorFarthest)
  return [
    ...(isUnlit || isUnlike ? ['screen_color'] : []),
    ...(hasEvenLight(shown) ? ['room_light'] : []),
    // Where the screen is not seen on the skin, nothing is said of how its light falls.
    ...(!isUnlit && isLitAlike(shown) ? ['turned_light'] : []),
    ...(!isUnlit && isTintedAlike(reflections, pooled.change) ? ['sides_light'] : []),
    ...(hasStillContour(shown) ? ['still_contour'] : []),
    ...findNeckDoubts(
      shown.flatMap(({ neck }) => neck ?? []),
      isUnlit,
    ),
    ...(!isUnlit &&
    fails(
      shown.map(({ nose }) => nose),
      isNoseFlat,
    )
      ? ['nose_light']
      : []),
    ...(!isUnlit &&
    fails(
      shown.map(({ eyes }) => eyes),
      areEyesLit,
    )
      ? ['eye_light']
      : []),
    ...(!isUnlit &&
    fails(
      shown.map(({ body }) => body),
      isBodyDark,
    )
      ? ['body_light']
      : []),
    ...(shown.some(isMouthShallow) ? ['mouth_inside'] : []),
    ...(shown.some(({ smile }) => (smile ?? LIVENESS_LIMITS.smile) < LIVENESS_LIMITS.smile)
      ? ['still_cheeks']
      : []),
    ...(!isUnlit && poolUnlikeSides(reflections) > LIVENESS_LIMITS.unlikeSides ? ['unlike_sides'] : []),
    ...(shown.some(({ isWide }) => isWide === true) ? ['wide_turn'] : []),
    ...(shown.some(({ isTooFar }) => isTooFar === true) ? ['too_far'] : []),
    ...(shown.some(({ isNoiseless }) => isNoiseless) ? ['no_noise'] : []),
    ...(shown.some(({ isVirtual }) => isVirtual) ? ['virtual_camera'] : []),
    ...(shown.some(({ isUnnamed }) => isUnnamed === true) ? ['unnamed_camera'] : []),
    ...(shown.some(({ isLate }) => isLate === true) ? ['late_frames'] : []),
    ...(shown.some(({ isReplay }) => isReplay === true) ? ['replay'] : []),
  ]
}

function hasEvenLight(shown: readonly ShownScores[]): boolean {
  const turns = shown.flatMap(({ shading }) => shading ?? [])
  return turns.length > 0 && turns.reduce((sum, shading) => sum + shading, 0) < LIVENESS_LIMITS.bothShadings
}

function hasStillContour(shown: readonly ShownScores[]): boolean {
  const turns = shown.flatMap(({ contour }) => contour ?? [])
  return turns.length > 1 && Math.min(...turns) > LIVENESS_LIMITS.contour
}

const isBodyDark = (known: readonly BodyEvidence[]): boolean =>
  (poolBody(known)?.share ?? 0) < LIVENESS_LIMITS.bodyLit

/** Whether the steps that were measured fail a rule: those from before it was there say nothing. */
function fails<Evidence extends object>(
  steps: readonly (Evidence | null | undefined)[],
  isFailed: (known: readonly Evidence[]) => boolean,
): boolean {
  const measured = steps.filter((step) => step !== undefined)
  return measured.length > 0 && isFailed(measured.filter((step) => step !== null))
}

/** Where the screen is not seen on the face, nothing is said of its light on the neck. */
function findNeckDoubts(all: readonly NeckEvidence[], isUnlit: boolean): string[] {
  if (all.length === 0) return []
  const { below, unlike } = poolNeck(all)
  const { neckLit, neckHue, neckBrighter, neckDarker } = LIVENESS_LIMITS
  const isOther =
    unlike !== null && (unlike.hue > neckHue || unlike.bright > neckBrighter || unlike.bright < -neckDarker)
  return [
    ...(!isUnlit && (below === null || below < neckLit) ? ['neck_light'] : []),
    ...(isOther ? ['neck_color'] : []),
  ]
}
