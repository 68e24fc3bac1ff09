import type { LightVerdict } from './evaluate-light.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import { type Body, poolBody } from './measure-body.ts'
import { poolCosine } from './measure-cosine.ts'
import { areEyesLit } from './measure-eyes.ts'
import { type ColorEvidence, poolColors } from './measure-light.ts'
import { MOUTH_UNSEEN } from './measure-mouth.ts'
import { type NeckEvidence, poolNeck } from './measure-neck.ts'
import { isNoseFlat, poolNose } from './measure-nose.ts'
import { agreementBehind, poolReflections, type ReflectionEvidence } from './measure-reflection.ts'
import { poolUnlikeSides } from './measure-sides.ts'

/** What earlier actions of a check showed of the light. */
export interface EarlierScores {
  readonly shading: LightVerdict['shading']
  readonly isLit: LightVerdict['isLit']
  readonly evidence?: ColorEvidence | null
  readonly reflection?: LightVerdict['reflection']
  readonly cosine?: LightVerdict['cosine']
  readonly neck?: LightVerdict['neck']
  readonly nose?: LightVerdict['nose']
  readonly eyes?: LightVerdict['eyes']
  readonly body?: LightVerdict['body']
  readonly mouth?: number | null
}

/**
 * Returns the rule that the light on the face violates, or null. The room's light changes the shading of a head that turns,
 * the screen's colours change its tint. Colours that contradict the drawn ones come from an earlier film. A bright room hides
 * the screen's colours and even light hides the shading: a film is refused only when neither shows.
 */
export function evaluateDarkness(light: LightVerdict, earlier: readonly EarlierScores[]): string | null {
  if (light.isLit === false) return 'other_colors'
  const all = [...earlier, { evidence: light.color?.evidence }].flatMap(({ evidence }) => evidence ?? [])
  if (showsOtherColors(all)) return 'other_colors'
  if (light.shading === null || light.isLit === true || earlier.some(({ isLit }) => isLit === true))
    return null
  const before = earlier.flatMap(({ shading }) => shading ?? [])
  const { shading, bothShadings } = LIVENESS_LIMITS
  if (light.shading < shading) return 'same_light'
  return before.length > 0 && light.shading + Math.max(...before) < bothShadings ? 'same_light' : null
}

/**
 * The skin changes its colour as under a screen, but not when and to what was drawn: one film agrees by chance with one
 * action's colours, not with those of several.
 */
function showsOtherColors(all: readonly ColorEvidence[]): boolean {
  const { change, agreement } = poolColors(all)
  const { colorSeen, colorsPooled, colorsUnlike } = LIVENESS_LIMITS
  return all.length >= colorsPooled && change >= colorSeen && agreement < colorsUnlike
}

/**
 * Returns what stands in a head's place when the screen's colours are seen but do not come back as from a head, or null:
 * `glass` before all that is seen, another film behind it, a picture that is `tinted` alike on both sides, a flat one, which neither
 * the room's light nor the screen's shades, one that is as bright however its face turns (`cosine`), one that is tinted
 * about its face (`neck`), one whose nose has no relief and whose lips have nothing dark between them (`no_depth`), or one to which light is added
 * by computation (`sides`, `body`), or may be, and the shoulders that
 * would tell are not seen (`no_shoulders`).
 */
export function evaluateReflection(
  light: LightVerdict & Pick<EarlierScores, 'mouth'>,
  earlier: readonly EarlierScores[],
): string | null {
  const all = [...earlier, light].flatMap(({ reflection }) => reflection ?? [])
  const limits = LIVENESS_LIMITS
  if (all.length < limits.reflectionsPooled) return null
  const colors = poolColors(
    [...earlier, { evidence: light.color?.evidence }].flatMap(({ evidence }) => evidence ?? []),
  )
  const { glass, unevenness } = poolReflections(all)
  const isClear = colors.change >= limits.colorClear
  if (isClear && agreementBehind(glass, colors.agreement) < limits.behindGlass) return 'behind_glass'
  if (colors.strength < limits.colorSeen) return null
  if (glass > limits.glass) return 'glass'
  const necks = [...earlier, light].flatMap(({ neck }) => neck ?? [])
  if (!isNeckLit(necks) && isTintedAlike(all, colors.change)) return 'tinted'
  const shadings = [...earlier, light].flatMap(({ shading }) => shading ?? [])
  const isFlat = shadings.length > 1 && sumOf(shadings) < limits.evenShadings && unevenness < limits.evenColor
  if (isFlat) return 'even_color'
  if (isLitAlike([...earlier, light]) && !isNeckLit(necks)) return 'cosine'
  if (isClear && isTintAround(necks)) return 'neck'
  if (isClear && hasNoDepth([...earlier, light])) return 'no_depth'
  if (!isClear) return null
  return (
    findComputedLight([...earlier, light], colors.change) ??
    (needsShoulders([...earlier, light]) ? 'no_shoulders' : null)
  )
}

/**
 * Where light is added to a picture as the relief of its face returns it, something is not lit as a head and a body are: both
 * `sides`, which carry the light of the photo besides, or the shoulders (`body`), which vouch for unlike sides to some degree.
 */
function findComputedLight(
  all: readonly Pick<EarlierScores, 'reflection' | 'body'>[],
  change: number,
): 'sides' | 'body' | null {
  const body = poolBody(all.flatMap((each) => each.body ?? []))
  const limits = LIVENESS_LIMITS
  const unlike = body !== null && body.share >= limits.bodyLit ? limits.unlikeOnLitBody : limits.surelyUnlike
  const reflections = all.flatMap(({ reflection }) => reflection ?? [])
  if (poolUnlikeSides(reflections) > unlike && isTintedAlike(reflections, change)) return 'sides'
  return body !== null && isBodyUnlit(body) ? 'body' : null
}

/**
 * Whether the light is doubted as added by computation, for eyes that return as much as skin or for unlike sides, and no action shows the
 * shoulders, which would settle it.
 */
function needsShoulders(all: readonly Pick<EarlierScores, 'reflection' | 'eyes' | 'body'>[]): boolean {
  const bodies = all.flatMap(({ body }) => body ?? [])
  if (bodies.length < LIVENESS_LIMITS.reflectionsPooled || poolBody(bodies) !== null) return false
  const eyes = all.flatMap((each) => each.eyes ?? [])
  if (eyes.length > 0 && areEyesLit(eyes)) return true
  return poolUnlikeSides(all.flatMap(({ reflection }) => reflection ?? [])) > LIVENESS_LIMITS.unlikeSides
}

/** A screen before a face lights the shoulders below it: surely hardly any of its light comes back from them. */
const isBodyUnlit = ({ actions, share, error }: Body): boolean =>
  actions >= LIVENESS_LIMITS.bodySeen && share + 3 * error < LIVENESS_LIMITS.bodyUnlit

/**
 * Whether two places that are deep on every head are not: the sides of the nose, in the screen's light, and the inside of the
 * opened mouth. Either alone is for a person, and so is what is not seen.
 */
function hasNoDepth(all: readonly Pick<EarlierScores, 'nose' | 'mouth'>[]): boolean {
  const noses = all.flatMap(({ nose }) => nose ?? [])
  const isSeen = noses.length >= LIVENESS_LIMITS.reflectionsPooled && poolNose(noses) !== null
  return (
    isSeen && isNoseFlat(noses) && all.some((each) => each.mouth !== MOUTH_UNSEEN && isMouthShallow(each))
  )
}

/** Whether it is not dark between the lips of an opened mouth; of other actions, and of steps that did not look, nothing is said. */
export const isMouthShallow = ({ mouth }: Pick<EarlierScores, 'mouth'>): boolean =>
  (mouth ?? Number.NEGATIVE_INFINITY) > LIVENESS_LIMITS.mouthInside

/**
 * Whether both sides of a face take on as much of the screen's light, although the room lights them unlike: as a picture that is
 * tinted. Colour that is added to a lamp's changes its side less.
 * @param change How much the skin changes its colour in all: where that is little, its parts say nothing.
 */
export function isTintedAlike(all: readonly ReflectionEvidence[], change: number): boolean {
  const { addition, contrast } = poolReflections(all)
  const limits = LIVENESS_LIMITS
  return change >= limits.colorClear && contrast > limits.contrast && addition > limits.tinted
}

/**
 * Whether the skin returns as much of the screen's light however it turns: as a picture that is tinted. A lamp before the face
 * falls off as the screen does, and hides it; then the room's light acts on the turning head.
 */
export function isLitAlike(all: readonly Pick<EarlierScores, 'shading' | 'cosine'>[]): boolean {
  const shadings = all.flatMap(({ shading }) => shading ?? [])
  const { power, error } = poolCosine(all.flatMap(({ cosine }) => (cosine ? [cosine] : [])))
  const { cosine, cosineByShading } = LIVENESS_LIMITS
  return shadings.length > 1 && power + 2 * error < cosine - cosineByShading * sumOf(shadings)
}

/**
 * The screen's light on the neck is that of somebody before it: how its light falls on the face, as it turns and on both sides,
 * is then for a person.
 */
function isNeckLit(all: readonly NeckEvidence[]): boolean {
  const { below } = poolNeck(all)
  return below !== null && below >= LIVENESS_LIMITS.neckLit
}

/**
 * Whether one film shows a head by its light: the screen is seen on the skin, and returned by the neck as by somebody's before it and more
 * than by ears and hair, the nose has relief in it, and the room shades the head that turns.
 */
export function isLitAsHead({ isLit, neck, nose, shading }: LightVerdict): boolean {
  if (isLit !== true || neck === null || nose === null || shading === null) return false
  return (
    isNeckLit([neck]) &&
    poolNeck([neck]).surplus >= LIVENESS_LIMITS.neckLit &&
    !isNoseFlat([nose]) &&
    shading >= LIVENESS_LIMITS.shading
  )
}

/** Whether no action shows what is below the chin, as where a phone is held too near: a film that shows it may pass. */
export function isNeckUnseen(all: readonly Pick<EarlierScores, 'neck'>[]): boolean {
  return poolNeck(all.flatMap(({ neck }) => neck ?? [])).below === null
}

/** A tint fades from the middle of the face: it reaches ears and hair beside the cheeks more than the neck, which faces the screen. */
function isTintAround(all: readonly NeckEvidence[]): boolean {
  const { below, beside, surplus } = poolNeck(all)
  const { reflectionsPooled, neckLit, neckSurplus, earsLit } = LIVENESS_LIMITS
  // Where ears and hair return nothing either, they and the collar may be black.
  return (
    all.length >= reflectionsPooled &&
    below !== null &&
    below < neckLit &&
    beside > earsLit &&
    surplus < neckSurplus
  )
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
