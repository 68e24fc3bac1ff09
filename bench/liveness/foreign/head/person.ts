import type { Rgb } from '../scene/picture.ts'
import { type Draws, drawFrom } from '../seeded-draws.ts'

export interface FaceShape {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly jaw: number
  readonly chin: number
  readonly cheek: number
  readonly noseLength: number
  readonly noseWidth: number
  readonly bridge: number
  readonly eyeSize: number
  readonly eyeGap: number
  readonly lips: number
  readonly mouthWidth: number
  /** Small bumps that make the two sides unequal: place and push. */
  readonly bumps: readonly { readonly x: number; readonly y: number; readonly push: Rgb }[]
}

export type HairStyle = 'short' | 'fringe' | 'long' | 'bob' | 'receding' | 'tied' | 'curly'

export interface Person {
  readonly name: string
  readonly shape: FaceShape
  /** Linear light thrown back by the skin. */
  readonly skin: Rgb
  readonly lipTint: number
  readonly freckles: number
  readonly wrinkles: number
  readonly beard: number
  readonly hair: { readonly style: HairStyle; readonly color: Rgb; readonly volume: number }
  readonly brow: { readonly weight: number; readonly color: Rgb }
  readonly iris: Rgb
  readonly glasses: 'none' | 'round' | 'square'
  readonly shirt: { readonly color: Rgb; readonly stripes: Rgb | null }
  readonly smilesWithTeeth: boolean
  readonly seed: string
}

const SKINS: readonly [Rgb, ...Rgb[]] = [
  [0.62, 0.4, 0.28],
  [0.56, 0.34, 0.22],
  [0.47, 0.27, 0.165],
  [0.66, 0.45, 0.34],
  [0.38, 0.2, 0.115],
  [0.52, 0.315, 0.2],
  [0.24, 0.115, 0.062],
  [0.59, 0.375, 0.25],
  [0.16, 0.073, 0.04],
  [0.69, 0.49, 0.39],
  [0.31, 0.155, 0.088],
]
const DARK_HAIRS: readonly [Rgb, ...Rgb[]] = [
  [0.012, 0.01, 0.009],
  [0.02, 0.013, 0.01],
  [0.022, 0.016, 0.013],
]
const BRIGHT_HAIRS: readonly [Rgb, ...Rgb[]] = [
  [0.045, 0.024, 0.013],
  [0.11, 0.06, 0.03],
  [0.26, 0.17, 0.085],
  [0.16, 0.055, 0.022],
]
const GREY_HAIRS: readonly [Rgb, ...Rgb[]] = [
  [0.22, 0.2, 0.19],
  [0.4, 0.38, 0.36],
]
const SHIRTS: readonly [Rgb, ...Rgb[]] = [
  [0.5, 0.5, 0.52],
  [0.03, 0.04, 0.08],
  [0.28, 0.06, 0.05],
  [0.08, 0.2, 0.14],
  [0.4, 0.33, 0.2],
  [0.1, 0.16, 0.35],
  [0.02, 0.02, 0.022],
  [0.42, 0.2, 0.24],
  [0.5, 0.42, 0.1],
  [0.16, 0.08, 0.2],
]

/** One of the skins, a little brighter or darker and a little redder or yellower. */
function drawSkinTone(index: number, draws: Draws): Rgb {
  const [red, green, blue] = SKINS[(index * 3) % SKINS.length] ?? SKINS[0]
  const [light, tint] = [draws.between(0.92, 1.06), draws.between(0.95, 1.06)]
  return [red * light, green * light * tint, blue * light * tint ** 1.5]
}

function drawHairColor(skin: Rgb, draws: Draws): Rgb {
  if (draws.chance(0.15)) return draws.pick(GREY_HAIRS)
  if (skin[0] < 0.45 || draws.chance(0.45)) return draws.pick(DARK_HAIRS)
  return draws.pick(BRIGHT_HAIRS)
}

function drawShape(draws: Draws): FaceShape {
  const around = (mean: number, spread: number) =>
    mean + spread * Math.max(-1.8, Math.min(1.8, draws.normal()))
  return {
    width: around(1, 0.035),
    height: around(1, 0.03),
    depth: around(0.98, 0.06),
    jaw: around(0, 0.05),
    chin: around(0, 0.3),
    cheek: around(0, 0.2),
    noseLength: around(0.95, 0.13),
    noseWidth: around(1.03, 0.1),
    bridge: around(-0.15, 0.25),
    eyeSize: around(1, 0.07),
    eyeGap: around(0, 0.1),
    lips: around(1.05, 0.16),
    mouthWidth: around(1, 0.06),
    bumps: Array.from({ length: 7 }, () => ({
      x: draws.between(-6, 6),
      y: draws.between(-8, 7),
      push: [around(0, 0.1), around(0, 0.1), around(0, 0.14)] as const,
    })),
  }
}

/** A person whom nobody has met: `index` steps through skins, beards, hair styles and glasses, the rest is drawn. */
export function drawPerson(index: number, seed = `person ${index}`): Person {
  const draws = drawFrom(seed)
  const shape = drawShape(draws)
  const isBearded = index % 4 === 2
  const skin = drawSkinTone(index, draws)
  const hair = drawHairColor(skin, draws)
  const styles: readonly HairStyle[] = [
    'long',
    'curly',
    'short',
    'tied',
    'fringe',
    'receding',
    'bob',
    'short',
    'long',
    'curly',
    'tied',
  ]
  return {
    name: `person ${index + 1}`,
    shape,
    skin,
    lipTint: isBearded ? draws.between(0.3, 0.6) : draws.between(0.5, 1),
    freckles: draws.between(0, 1) ** 2,
    wrinkles: hair[0] > 0.2 ? 1 : draws.between(0.1, 0.5),
    beard: isBearded ? draws.between(0.3, 0.95) : 0,
    hair: {
      style: isBearded
        ? draws.pick(['short', 'receding', 'curly'])
        : (styles[index % styles.length] ?? 'short'),
      color: hair,
      volume: draws.between(0.5, 1.2),
    },
    brow: { weight: isBearded ? draws.between(1, 1.4) : draws.between(0.6, 1.1), color: hair },
    iris: draws.pick([
      [0.035, 0.018, 0.01],
      [0.06, 0.03, 0.015],
      [0.1, 0.13, 0.12],
      [0.09, 0.075, 0.03],
    ]),
    glasses: index % 3 === 1 ? draws.pick(['round', 'square']) : 'none',
    shirt: { color: draws.pick(SHIRTS), stripes: draws.chance(0.4) ? draws.pick(SHIRTS) : null },
    smilesWithTeeth: draws.chance(0.5),
    seed,
  }
}
