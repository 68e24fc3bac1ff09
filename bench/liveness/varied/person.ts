import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Draws, drawFrom } from './draws.ts'

export type Vector = readonly [x: number, y: number, z: number]
export type Rgb = readonly [number, number, number]

/** MediaPipe's canonical face (Apache License 2.0), in cm: x to the picture's right, y up, z towards the camera. */
const CANONICAL: { readonly positions: number[]; readonly triangles: number[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../foreign/head/canonical-face.json'), 'utf8'),
)
export const FACE_TRIANGLES: readonly number[] = CANONICAL.triangles

export interface Texture {
  readonly data: Uint8Array
  readonly side: number
}

export interface Person {
  readonly name: string
  /** The neutral face, 468 points. */
  readonly face: readonly Vector[]
  /** The face seen from the front: `TEXTURE_CM` wide and high about the middle. */
  readonly skin: Texture
  readonly tone: Rgb
  readonly hair: { readonly style: 'short' | 'long' | 'full' | 'none'; readonly color: Rgb }
  readonly hasGlasses: boolean
  readonly cloth: { readonly color: Rgb; readonly stripe: number }
  /** How this person smiles: corners aside and up in cm, and how far the lips part. */
  readonly smile: {
    readonly aside: number
    readonly up: number
    readonly parted: number
    readonly cheeks: number
  }
  /** How far the jaw drops, in degrees, and how far the head tilts with it. */
  readonly jaw: { readonly degrees: number; readonly tilt: number }
  readonly turn: number
}

export const TEXTURE_CM = 20
export const TEXTURE_MIDDLE = -0.5
const SIDE = 640

export async function drawPerson(name: string): Promise<Person> {
  const draws = drawFrom(`varied person ${name}`)
  const face = shapeFace(draws)
  const shade = draws.between(0, 1)
  const tone: Rgb = [232 - 118 * shade, 190 - 112 * shade, 162 - 108 * shade]
  const color = draws.one<Rgb>([
    [28, 24, 22],
    [52, 36, 26],
    [96, 68, 44],
    [150, 148, 146],
    [172, 134, 84],
  ])
  const isBearded = draws.chance(0.3)
  return {
    name,
    face,
    tone,
    skin: await paintSkin(face, tone, color, { isBearded, draws }),
    hair: { style: draws.one(['short', 'short', 'long', 'full', 'none']), color },
    hasGlasses: draws.chance(0.3),
    cloth: {
      color: [draws.between(30, 210), draws.between(30, 210), draws.between(30, 210)],
      stripe: draws.between(0.3, 2),
    },
    smile: {
      aside: draws.between(0.35, 0.95),
      up: draws.between(0.3, 0.9),
      parted: draws.chance(0.45) ? draws.between(0.3, 0.9) : 0,
      cheeks: draws.between(0.15, 0.5),
    },
    jaw: { degrees: draws.between(19, 28), tilt: draws.between(-6, 5) },
    turn: draws.between(0.6, 0.85),
  }
}

/** Broader or longer faces, other noses, jaws, eyes; never quite even on both sides. */
function shapeFace(draws: Draws): Vector[] {
  const [wide, high, deep] = [1 + 0.05 * draws.normal(), 1 + 0.05 * draws.normal(), 1 + 0.1 * draws.normal()]
  const [nose, jaw, brow, skew] = [
    0.5 * draws.normal(),
    0.05 * draws.normal(),
    0.25 * draws.normal(),
    0.012 * draws.normal(),
  ]
  const [cheek, lips] = [0.3 * draws.normal(), 0.06 * draws.normal()]
  const near = (x: number, y: number, toX: number, toY: number, reach: number) =>
    Math.exp(-((Math.abs(x) - toX) ** 2 + (y - toY) ** 2) / (2 * reach ** 2))
  return Array.from({ length: 468 }, (_, place): Vector => {
    const [x = 0, y = 0, z = 0] = CANONICAL.positions.slice(place * 3, place * 3 + 3)
    const low = Math.max(0, -y - 2) / 7
    return [
      x * wide * (1 + jaw * low) * (1 + Math.sign(x) * skew) * (1 + lips * near(x, y, 1.5, -4.3, 1.4)),
      y * high + nose * 0.5 * near(x, y, 0, -1, 1.2),
      z * deep +
        nose * near(x, y, 0, -0.5, 1.3) +
        brow * near(x, y, 2, 4.5, 1.5) +
        cheek * near(x, y, 4.5, -1, 2),
    ]
  })
}

const LEFT_EYE = [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466]
const RIGHT_EYE = [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246]
const LEFT_BROW = [276, 283, 282, 295, 285, 336, 296, 334, 293, 300]
const RIGHT_BROW = [46, 53, 52, 65, 55, 107, 66, 105, 63, 70]
const LIPS = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185]
const MOUTH = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 415, 310, 311, 312, 13, 82, 81, 80, 191]
const BEARD = [
  132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 411, 270, 326, 2, 97,
  40, 187,
]

/** Draws the face from the front as a picture: no light of its own but the shadows of folds. */
async function paintSkin(
  face: readonly Vector[],
  tone: Rgb,
  hair: Rgb,
  { isBearded, draws }: { readonly isBearded: boolean; readonly draws: Draws },
): Promise<Texture> {
  const unit = SIDE / TEXTURE_CM
  const at = (place: number) => {
    const [x = 0, y = 0] = face[place] ?? []
    return [SIDE / 2 + x * unit, SIDE / 2 - (y - TEXTURE_MIDDLE) * unit] as const
  }
  const path = (places: readonly number[]) =>
    places
      .map((place) =>
        at(place)
          .map((n) => n.toFixed(1))
          .join(','),
      )
      .join(' ')
  const rgb = (color: Rgb, factor = 1) =>
    `rgb(${color.map((value) => Math.round(Math.min(255, value * factor))).join()})`
  const lip: Rgb = [tone[0] * 0.84, tone[1] * 0.6, tone[2] * 0.62]
  const iris = draws.one(['#2a1a10', '#3a2818', '#4a5a48', '#40566e'])
  const eye = (places: readonly number[], id: string) => {
    const [inner, outer] = [at(places[0] ?? 0), at(places[8] ?? 0)]
    const [x, y] = [(inner[0] + outer[0]) / 2, (at(places[4] ?? 0)[1] + at(places[12] ?? 0)[1]) / 2]
    const r = unit * 0.58
    return `<clipPath id="${id}"><polygon points="${path(places)}"/></clipPath><g clip-path="url(#${id})"><rect x="${x - 60}" y="${y - 40}" width="120" height="80" fill="#e6e1dc"/><circle cx="${x}" cy="${y}" r="${r}" fill="${iris}"/><circle cx="${x}" cy="${y}" r="${r * 0.45}" fill="#080606"/><circle cx="${x + r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.16}" fill="#fff"/><rect x="${x - 60}" y="${y - 40}" width="120" height="${40 - r * 0.5}" fill="#000" opacity=".3"/></g><polyline points="${path(places.slice(8).concat(places[0] ?? 0))}" fill="none" stroke="${rgb(hair, 0.5)}" stroke-width="4"/><polyline points="${path(places.slice(0, 9))}" fill="none" stroke="${rgb(tone, 0.6)}" stroke-width="2"/>`
  }
  const soft = (places: readonly number[], color: string, width: number, opacity: number) =>
    `<polyline points="${path(places)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}" filter="url(#soft)"/>`
  const dots = Array.from({ length: draws.chance(0.4) ? 50 : 8 }, () => {
    const [x, y] = [SIDE / 2 + draws.normal() * 90, SIDE / 2 + draws.normal() * 110]
    return `<circle cx="${x}" cy="${y}" r="${draws.between(0.8, 2.2)}" fill="${rgb(tone, 0.62)}" opacity=".6"/>`
  }).join('')
  const dark = rgb(tone, 0.55)
  const [noseX, noseY] = at(2)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"/></filter><filter id="fine" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="1.6"/></filter><filter id="beard" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter></defs>
<rect width="${SIDE}" height="${SIDE}" fill="${rgb(tone)}"/>
${[50, 280].map((place) => `<circle cx="${at(place)[0]}" cy="${at(place)[1]}" r="60" fill="#c03020" opacity=".13" filter="url(#beard)"/>`).join('')}
${soft([168, 197, 5], rgb(tone, 1.14), 20, 0.5)}${soft([129, 98, 97, 2, 326, 327, 358], dark, 10, 0.75)}${soft([129, 203, 206, 216], dark, 8, draws.between(0.2, 0.6))}${soft([358, 423, 426, 436], dark, 8, draws.between(0.2, 0.6))}
${soft([193, 189, 221, 222, 223, 224, 225], dark, 10, 0.55)}${soft([417, 413, 441, 442, 443, 444, 445], dark, 10, 0.55)}${soft([112, 232, 231, 230, 229], dark, 8, 0.4)}${soft([341, 452, 451, 450, 449], dark, 8, 0.4)}
${soft([83, 18, 313], dark, 12, 0.55)}${soft([6, 193, 245], dark, 10, 0.3)}${soft([6, 417, 465], dark, 10, 0.3)}
<ellipse cx="${noseX - 22}" cy="${noseY - 2}" rx="10" ry="5" fill="#1c0d0a" opacity=".8" filter="url(#fine)"/><ellipse cx="${noseX + 22}" cy="${noseY - 2}" rx="10" ry="5" fill="#1c0d0a" opacity=".8" filter="url(#fine)"/>
${isBearded ? `<polygon points="${path(BEARD)}" fill="${rgb(hair)}" opacity="${draws.between(0.45, 0.85)}" filter="url(#beard)"/>` : ''}
${dots}
<g filter="url(#fine)"><polygon points="${path(LEFT_BROW)}" fill="${rgb(hair)}" opacity=".85"/><polygon points="${path(RIGHT_BROW)}" fill="${rgb(hair)}" opacity=".85"/><polygon points="${path(LIPS)}" fill="${rgb(lip)}"/></g>
<polygon points="${path(MOUTH)}" fill="${rgb(lip, 0.35)}"/>
${eye(LEFT_EYE, 'l')}${eye(RIGHT_EYE, 'r')}</svg>`
  const grain = Buffer.alloc(SIDE * SIDE)
  for (let index = 0; index < grain.length; index += 1)
    grain[index] = Math.max(0, Math.min(255, 128 + 14 * draws.normal()))
  const pores = await sharp(grain, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .blur(1)
    .toColourspace('srgb')
    .png()
    .toBuffer()
  const { data } = await sharp(Buffer.from(svg))
    .composite([{ input: pores, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, side: SIDE }
}
