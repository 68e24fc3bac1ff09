import { encodeLight, type LinearPicture, type Rgb, readPicture, toLinearPicture } from '../scene/picture.ts'
import { type Draws, drawFrom } from '../seeded-draws.ts'
import {
  INNER_LIPS,
  LEFT_BROW,
  LEFT_EYE,
  LIDS,
  OUTER_LIPS,
  OVAL,
  RIGHT_BROW,
  RIGHT_EYE,
} from './face-rings.ts'
import { CANONICAL } from './face-shape.ts'
import type { Person } from './person.ts'

const SIZE = 768

type Point = readonly [x: number, y: number]
const uv = (index: number): Point => [
  SIZE * (CANONICAL.uvs[2 * index] as number),
  SIZE * (1 - (CANONICAL.uvs[2 * index + 1] as number)),
]
const mean = (indices: readonly number[]): Point => {
  const points = indices.map(uv)
  return [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] as number), 0) / points.length,
  ) as [number, number]
}
const line = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
const css = (color: Rgb, scale = 1) => `rgb(${color.map((value) => encodeLight(value * scale)).join(',')})`

const blob = (at: readonly number[], rx: number, ry: number, color: string, opacity: number) => {
  const [x, y] = mean(at)
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}" opacity="${opacity}"/>`
}
const stroke = (points: readonly Point[], color: string, width: number, opacity: number, closed = false) =>
  `<path d="${line(points)}${closed ? 'Z' : ''}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
const blurred = (blur: number, body: string) => `<g filter="url(#b${blur})">${body}</g>`

function drawTints({ skin, wrinkles }: Person, draws: Draws): string {
  const red = css([skin[0] * 1.02, skin[1] * 0.66, skin[2] * 0.62])
  const dark = css(skin, 0.5)
  const folds = [
    [129, 203, 206, 216, 212],
    [358, 423, 426, 436, 432],
  ].map((fold) => stroke(fold.map(uv), dark, 5, 0.22 + 0.3 * wrinkles))
  return [
    blurred(
      16,
      [
        blob([50, 205], 50, 42, red, draws.between(0.25, 0.6)),
        blob([280, 425], 50, 42, red, draws.between(0.25, 0.6)),
        blob([4, 5], 26, 26, red, draws.between(0.2, 0.5)),
        blob([199, 175], 34, 24, red, 0.25),
        blob([145, 159], 56, 30, dark, draws.between(0.15, 0.3)),
        blob([374, 386], 56, 30, dark, draws.between(0.15, 0.3)),
        blob([151, 9], 70, 40, css(skin, 1.15), 0.4),
        blob([200], 40, 10, dark, 0.25),
      ].join(''),
    ),
    blurred(
      6,
      [
        ...folds,
        stroke([111, 117, 118, 119, 120].map(uv), dark, 7, 0.16 + 0.2 * wrinkles),
        stroke([340, 346, 347, 348, 349].map(uv), dark, 7, 0.16 + 0.2 * wrinkles),
        stroke([48, 64, 98].map(uv), dark, 9, 0.4),
        stroke([278, 294, 327].map(uv), dark, 9, 0.4),
        stroke([98, 97, 2, 326, 327].map(uv), dark, 8, 0.4),
      ].join(''),
    ),
    blurred(
      3,
      [
        blob([20, 60, 238], 13, 8, css(skin, 0.06), 0.95),
        blob([250, 290, 458], 13, 8, css(skin, 0.06), 0.95),
      ].join(''),
    ),
  ].join('')
}

function drawLips({ skin, lipTint }: Person): string {
  const color = css([skin[0] * 0.92, skin[1] * (0.78 - 0.32 * lipTint), skin[2] * (0.9 - 0.3 * lipTint)])
  const ring = `<path d="${line(OUTER_LIPS.map(uv))}Z" fill="${color}" opacity="0.85"/>`
  return `${blurred(3, ring)}${blurred(1, stroke(INNER_LIPS.map(uv), css(skin, 0.12), 4, 0.75, true))}`
}

function drawEyes({ skin }: Person): string {
  const fold = (lids: readonly (readonly [number, number, number])[]) =>
    stroke(
      lids.map(([, , above]) => uv(above)),
      css(skin, 0.35),
      3,
      0.45,
    )
  const lashes = css(skin, 0.05)
  const upper = (eye: readonly number[]) => stroke(eye.slice(0, 9).map(uv), lashes, 5, 0.9)
  const lower = (eye: readonly number[]) =>
    stroke([...eye.slice(8), eye[0] as number].map(uv), lashes, 2.5, 0.5)
  return [
    blurred(1, fold(LIDS.slice(0, 7)) + fold(LIDS.slice(7))),
    blurred(1, [RIGHT_EYE, LEFT_EYE].map((eye) => upper(eye) + lower(eye)).join('')),
  ].join('')
}

/** Single hairs of a brow: from its lower edge upward and outward. */
function drawBrow(brow: readonly number[], { brow: { weight, color } }: Person, draws: Draws): string {
  const upper = brow.slice(0, 5).map(uv)
  const lower = brow.slice(5).map(uv).reverse()
  const along = (edge: readonly Point[], share: number): Point => {
    const step = Math.min(3, Math.floor(share * 4))
    const [a, b] = [edge[step] as Point, edge[step + 1] as Point]
    const within = share * 4 - step
    return [a[0] + (b[0] - a[0]) * within, a[1] + (b[1] - a[1]) * within]
  }
  const hairs = Array.from({ length: Math.round(150 * weight) }, () => {
    const share = draws.next() ** 0.8
    const [low, high] = [along(lower, share), along(upper, Math.max(0, share - 0.12))]
    const start = draws.between(-0.05, 0.6)
    const from: Point = [low[0] + (high[0] - low[0]) * start, low[1] + (high[1] - low[1]) * start]
    const to: Point = [from[0] + (high[0] - low[0]) * 0.55, from[1] + (high[1] - low[1]) * 0.45]
    return stroke([from, to], css(color, draws.between(0.6, 2)), 2.2, 0.6)
  })
  const shade = `<path d="${line([...upper, ...[...lower].reverse()])}Z" fill="${css(color)}" opacity="${0.35 * weight}"/>`
  return blurred(6, shade) + hairs.join('')
}

function drawBeard({ beard, hair }: Person, draws: Draws): string {
  if (beard === 0) return ''
  const jaw = [132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361]
  const inner = [435, 427, 426, 391, 327, 2, 98, 165, 206, 207, 215]
  const area = `${line([...jaw, ...inner].map(uv))}Z`
  const hairs = Array.from({ length: Math.round(2600 * beard) }, () => {
    const [x, y] = [draws.between(SIZE * 0.08, SIZE * 0.92), draws.between(SIZE * 0.45, SIZE)]
    return stroke(
      [
        [x, y],
        [x + draws.between(-2, 2), y + draws.between(2, 7)],
      ],
      css(hair.color),
      1.5,
      0.7,
    )
  })
  return `<clipPath id="beard"><path d="${area}"/></clipPath>${blurred(16, `<path d="${area}" fill="${css(hair.color, 2)}" opacity="${0.55 * beard}"/>`)}<g clip-path="url(#beard)">${hairs.join('')}</g>`
}

function drawMarks({ skin, freckles, wrinkles }: Person, draws: Draws): string {
  const spots = Array.from({ length: Math.round(10 + 160 * freckles) }, (_, index) => {
    const [x, y] = [draws.between(SIZE * 0.1, SIZE * 0.9), draws.between(SIZE * 0.1, SIZE * 0.9)]
    const isMole = index < 4
    return `<circle cx="${x}" cy="${y}" r="${isMole ? draws.between(2, 4) : draws.between(0.7, 2)}" fill="${css(skin, isMole ? 0.2 : 0.55)}" opacity="${isMole ? 0.8 : 0.4}"/>`
  })
  const brow = [uv(66)[1], uv(10)[1]] as const
  const furrows = [0.3, 0.5, 0.7].map((share) => {
    const y = brow[0] + (brow[1] - brow[0]) * share
    const points = Array.from(
      { length: 9 },
      (_, step): Point => [SIZE * (0.27 + 0.058 * step), y + draws.between(-3, 3)],
    )
    return stroke(points, css(skin, 0.45), 3, 0.5 * wrinkles ** 1.5)
  })
  return spots.join('') + blurred(3, furrows.join(''))
}

/** Uneven colour, as skin has: coarse blotches and fine pores, a factor a pixel. */
function roughen(picture: LinearPicture, draws: Draws): void {
  const cells = [6, 24, 96, 250].map((count) => ({
    count,
    values: Float32Array.from({ length: (count + 1) ** 2 }, () => draws.normal()),
  }))
  const strengths = [0.03, 0.03, 0.035, 0.05]
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      let factor = 1
      cells.forEach(({ count, values }, layer) => {
        const [px, py] = [(x / SIZE) * count, (y / SIZE) * count]
        const at = (py | 0) * (count + 1) + (px | 0)
        const [fx, fy] = [px % 1, py % 1]
        const upper = (values[at] as number) * (1 - fx) + (values[at + 1] as number) * fx
        const lower = (values[at + count + 1] as number) * (1 - fx) + (values[at + count + 2] as number) * fx
        factor += (upper * (1 - fy) + lower * fy) * (strengths[layer] as number)
      })
      for (let channel = 0; channel < 3; channel += 1) {
        const at = 3 * (y * SIZE + x) + channel
        picture.data[at] = (picture.data[at] as number) * factor ** (channel === 0 ? 0.7 : 1.2)
      }
    }
}

/** The colour of a person's skin, laid out as the canonical face's texture. */
export async function drawSkin(person: Person): Promise<LinearPicture> {
  const draws = drawFrom(`${person.seed} skin`)
  const filters = [1, 3, 6, 16].map(
    (blur) =>
      `<filter id="b${blur}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><defs>${filters.join('')}</defs>
<rect width="100%" height="100%" fill="${css(person.skin)}"/>
${blurred(16, stroke(OVAL.map(uv), css(person.skin, 0.95), 20, 0.5, true))}
${drawTints(person, draws)}${drawMarks(person, draws)}${drawBeard(person, draws)}${drawLips(person)}${drawEyes(person)}
${drawBrow(RIGHT_BROW, person, draws)}${drawBrow(LEFT_BROW, person, draws)}</svg>`
  const picture = toLinearPicture(await readPicture(Buffer.from(svg), SIZE, SIZE))
  roughen(picture, draws)
  return picture
}
