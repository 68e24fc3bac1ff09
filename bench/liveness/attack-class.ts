/**
 * `picture`: what issue 14 names: stills warped or bent, films that were used, on a screen or encoded anew, tinted or
 * not. No light of this room falls on a face that moves in space.
 * `retimed`: a film of the person, taken elsewhere under other colours, whose frames are chosen and dated to fit what was drawn: real
 * light on a real head, so that nothing but its times tells it.
 * `shaded`: one photo, to which light is added by computation as the relief of its face would return it.
 * `whole`: the same, with the screen's light on the shoulders as well.
 * `lit`: stronger attacks, where it does: on a relief or mask, or on a living person behind another's face.
 */
export type AttackClass = 'picture' | 'lit' | 'shaded' | 'whole' | 'retimed'

/** Kinds of spoofs of all sets whose head or face takes on real or computed light in space. */
const LIT: ReadonlySet<string> = new Set([
  // own
  'somebody else takes over',
  // varied
  'strong: photo laid on a living face',
  'strong: photo laid on a living face, lit live',
  'strong: photo laid on a living face, with its light',
  'strong: relief, lit in 3D',
  // foreign
  'print with eyes and mouth cut out, worn',
  'face of a photo pasted on a living body',
  'strong: face of a photo laid on a living face by landmarks',
  'strong: photo on a relief, turned and lit live in 3D',
])

/** Kind of the films of `varied` that are retimed. */
export const RETIMED_KIND = 'film taken elsewhere, retimed'

/**
 * Kinds of the photos of `varied` to which the light of a relief is added: as to skin of one colour, and to the colours of the photo; and
 * both with the inside of a mouth painted between opened lips.
 */
export const SHADED_KINDS = [
  'strong: mesh of landmarks, lit with the relief of its face',
  'strong: mesh of landmarks, its colours lit with the relief of its face',
  'strong: mesh of landmarks, lit with the relief of its face, inside of a mouth painted',
  'strong: mesh of landmarks, its colours lit with the relief of its face, inside of a mouth painted',
] as const

/** Those with the inside of a mouth, whose shoulders get the screen's light, too. */
export const WHOLE_KINDS = [
  'strong: mesh of landmarks, lit with the relief of its face, inside of a mouth painted, shoulders lit',
  'strong: mesh of landmarks, its colours lit with the relief of its face, inside of a mouth painted, shoulders lit',
] as const

const CLASSES: readonly (readonly [AttackClass, ReadonlySet<string>])[] = [
  ['retimed', new Set([RETIMED_KIND])],
  ['shaded', new Set(SHADED_KINDS)],
  ['whole', new Set(WHOLE_KINDS)],
  ['lit', LIT],
]

/** The class of a kind of spoof; a kind that nobody named is judged by the stricter bar. */
export const attackClassOf = (kind: string): AttackClass =>
  CLASSES.find(([, kinds]) => kinds.has(kind))?.[0] ?? 'picture'

/** Whether a kind is made of two photos of a person, which issue 14 does not name. Such films count as pictures all the same. */
export const isOfTwoPhotos = (kind: string): boolean => kind.includes('morph')
