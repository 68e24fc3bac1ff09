import { MATTE, type Material, type Mesh } from '../scene/draw-mesh.ts'
import { type LinearPicture, mixColors, type Rgb, scaleColor } from '../scene/picture.ts'
import { type Draws, drawFrom, ease } from '../seeded-draws.ts'
import { INNER_LIPS } from './face-rings.ts'
import { FACE_POINTS, HINGE, JAW_OPEN } from './face-shape.ts'
import { buildBar, buildSheet, turnMesh } from './mesh-parts.ts'
import type { Person } from './person.ts'

const at = (face: Float32Array, point: number) =>
  [face[3 * point], face[3 * point + 1], face[3 * point + 2]] as [number, number, number]

/** A picture whose colour a function gives for shares across and down. */
function paintPicture(
  width: number,
  height: number,
  colorAt: (across: number, down: number) => Rgb,
): LinearPicture {
  const data = new Float32Array(3 * width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set(colorAt((x + 0.5) / width, (y + 0.5) / height), 3 * (y * width + x))
  return { width, height, data }
}

const EYE = 1.42

export function paintEye(iris: Rgb): LinearPicture {
  return paintPicture(128, 128, (across, down) => {
    const [x, y] = [(across - 0.5) * 2.84, (0.5 - down) * 2.84]
    const far = Math.hypot(x, y)
    const ray = 0.8 + 0.35 * Math.sin(Math.atan2(y, x) * 23) ** 2
    const shade = 1 - 0.55 * ease(y, 0.05, 0.55)
    const edge = ease(far, 0.62, 0.54)
    const white: Rgb = [0.62 - 0.05 * Math.abs(x), 0.5 - 0.1 * Math.abs(x), 0.46 - 0.11 * Math.abs(x)]
    const pupil = ease(far, 0.19, 0.24)
    const limbus = 1 - 0.65 * ease(far, 0.42, 0.58)
    return scaleColor(mixColors(white, scaleColor(iris, ray * limbus * pupil), edge), shade)
  })
}

/** Both eyeballs, looking along the gaze (radians within the head). */
export function buildEyes(
  rest: Float32Array,
  picture: LinearPicture,
  gaze: { yaw: number; pitch: number },
): Mesh[] {
  const material: Material = { ...MATTE, picture, shine: 0.09, gloss: 260, openness: 0.85 }
  return [
    [33, 133, 159, 145],
    [263, 362, 386, 374],
  ].map((lids) => {
    const around = lids.map((point) => at(rest, point))
    const [x, y] = [0, 1].map((axis) =>
      around.reduce((sum, place) => sum + (place[axis] as number) / 4, 0),
    ) as [number, number]
    const z = ((around[2]?.[2] ?? 0) + (around[3]?.[2] ?? 0)) / 2 - EYE - 0.06
    const ball = buildSheet(16, 16, material, (across, down) => {
      const [px, py] = [(across - 0.5) * 2, (0.5 - down) * 2]
      const radius = Math.max(Math.abs(px), Math.abs(py))
      const size = Math.hypot(px, py) || 1
      const [ox, oy] = [(px / size) * radius * EYE, (py / size) * radius * EYE]
      return [x + ox, y + oy, z + Math.sqrt(Math.max(0, EYE * EYE - ox * ox - oy * oy))]
    })
    return turnMesh(ball, [x, y, z], { yaw: gaze.yaw, pitch: gaze.pitch, roll: 0 }, [0, 0, 0])
  })
}

const TEETH = paintPicture(96, 16, (across, down) => {
  const gap = Math.abs(((across * 9) % 1) - 0.5)
  const shade = (gap > 0.44 ? 0.55 : 1) * (0.75 + 0.25 * Math.sin(Math.PI * down))
  return [0.55 * shade, 0.5 * shade, 0.41 * shade]
})

/** The inside of the mouth, with teeth; all of it hidden while the lips are shut. */
export function buildMouth(face: Float32Array, depth: number, jaw: number): Mesh[] {
  const cave = buildSheet(
    INNER_LIPS.length,
    3,
    { ...MATTE, color: [0.09, 0.022, 0.02], openness: 0.2, isTwoSided: true },
    (across, down) => {
      const [x, y, z] = at(
        face,
        INNER_LIPS[Math.round(across * INNER_LIPS.length) % INNER_LIPS.length] as number,
      )
      const narrow = 1 - 0.95 * down ** 3
      return [x * narrow, -4.5 - jaw + (y + 4.5 + jaw) * narrow, z - 0.12 - (2.6 - 0.8 * jaw) * down]
    },
  )
  const row = (from: number, to: number, forward: number) =>
    buildSheet(12, 1, { ...MATTE, picture: TEETH, openness: 0.6, shine: 0.02, gloss: 40 }, (across, down) => {
      const x = (across - 0.5) * 4.2
      return [x, from + (to - from) * down, (forward - 0.32 * x * x) * depth]
    })
  const angle = jaw * JAW_OPEN
  const lower = turnMesh(
    row(-4.5, -5.3, 4.5),
    [0, HINGE.y, HINGE.z],
    { yaw: 0, pitch: angle, roll: 0 },
    [0, 0, 0],
  )
  return [cave, row(-3.5, -4.5, 4.7), lower]
}

export function buildEars(person: Person): Mesh[] {
  const picture = paintPicture(48, 48, (around, out) => {
    const hollow = ease(out, 0.75, 0.4) * 0.6 + 0.25 * ease(Math.abs(out - 0.78), 0.08, 0)
    const shade = 1 - hollow * (0.6 + 0.4 * Math.cos(2 * Math.PI * around))
    return [shade, shade * 0.9, shade * 0.88]
  })
  const [r, g, b] = person.skin
  const material: Material = {
    ...MATTE,
    picture,
    color: [r * 1.02, g * 0.92, b * 0.92],
    wrap: [0.4, 0.2, 0.15],
    isTwoSided: true,
  }
  return [-1, 1].map((side) =>
    buildSheet(24, 6, material, (around, out) => {
      const angle = 2 * Math.PI * around * side
      const [back, up] = [Math.sin(angle) * 1.75 * out, Math.cos(angle) * 3.1 * out]
      const narrow = up < 0 ? 1 - 0.35 * (-up / 3.1) : 1
      const rim = 0.45 * ease(out, 0.5, 0.85) - 0.25 * ease(out, 0.85, 1)
      const place = 7.25 * person.shape.width + 0.5 * back * narrow + 0.6 + rim
      return [side * place, 1.2 + up - 0.15 * back, -3.3 - back * narrow * 0.95 - 0.12 * up]
    }),
  )
}

/** Neck: turns half as far as the head. */
export function buildNeck({ skin, shape }: Person): Mesh {
  const picture = paintPicture(8, 32, (_, down) => {
    const shade = 0.42 + 0.58 * ease(down, 0.1, 0.75)
    return [skin[0] * shade, skin[1] * shade, skin[2] * shade]
  })
  return buildSheet(28, 12, { ...MATTE, picture, wrap: [0.3, 0.15, 0.1] }, (across, down) => {
    const angle = 2 * Math.PI * (across - 0.5)
    const flare = 2.4 * ease(down, 0.74, 1)
    const radius = 5.3 * (1 + 0.6 * shape.jaw) + 0.5 * down + flare
    return [
      Math.sin(angle) * radius,
      -3.5 - 15 * down,
      -4.6 - 1.6 * down + Math.cos(angle) * (radius * 0.95 - 1.1 * flare),
    ]
  })
}

export function buildBody(person: Person): Mesh[] {
  const { color, stripes } = person.shirt
  const draws = drawFrom(`${person.seed} shirt`)
  const folds = Array.from(
    { length: 9 },
    () => [draws.between(0, 6.3), draws.between(4, 15), draws.between(3, 16)] as const,
  )
  const picture = paintPicture(256, 128, (across, down) => {
    const base = stripes !== null && (down * 14) % 1 < 0.4 ? stripes : color
    let shade = 1
    for (const [phase, fx, fy] of folds) shade += 0.035 * Math.sin(phase + fx * across * 6 + fy * down * 2)
    return [base[0] * shade, base[1] * shade, base[2] * shade]
  })
  const material: Material = { ...MATTE, picture, wrap: [0.1, 0.1, 0.1] }
  const torso = buildSheet(40, 24, material, (across, down) => {
    const angle = 1.25 * Math.PI * (across - 0.5)
    const y = -15.2 - 32 * down ** 1.5
    const wide = 6.6 + 13.6 * ease(y, -14.2, -22.5)
    const deep = 6 + 4.5 * ease(y, -15, -27)
    return [Math.sin(angle) * wide, y - 0.9 * Math.cos(angle), -6.8 + Math.cos(angle) * deep]
  })
  const ring = Array.from({ length: 29 }, (_, step) => {
    const angle = 1.2 * Math.PI * (step / 28 - 0.5)
    return [Math.sin(angle) * 7.4, -15.3 - 1.3 * Math.cos(angle), -6.4 + Math.cos(angle) * 6.9] as const
  })
  return [torso, buildBar(ring, 0.75, { ...material, picture: null, color })]
}

const bellSide = (angle: number, from: number, to: number) => ease(Math.abs(angle), from, to)

/** The lowest hair at an angle round the head (0 in front, in radians). */
function hairline(style: Person['hair']['style'], angle: number): number {
  const front = { short: 8.1, fringe: 5.7, long: 7.9, bob: 5.5, receding: 9.7, tied: 8.3, curly: 7.3 }[style]
  const beside = { short: 3.4, fringe: 3.2, long: -17, bob: -7.5, receding: 3.6, tied: 4.2, curly: 1.5 }[
    style
  ]
  const behind = { short: -4, fringe: -5, long: -17, bob: -8, receding: -3.5, tied: -3, curly: -6 }[style]
  const sides =
    style === 'long' || style === 'bob' ? bellSide(angle, 0.85, 1.15) : bellSide(angle, 0.75, 1.05)
  return front + (beside - front) * sides + (behind - beside) * bellSide(angle, 2.1, 2.6)
}

export function buildHair({ hair, shape, seed }: Person): Mesh {
  const draws: Draws = drawFrom(`${seed} hair`)
  const streaks = Array.from({ length: 320 }, () => draws.between(0.45, 1.6))
  const ragged = Array.from({ length: 181 }, () => draws.between(-0.6, 0.25))
  const picture = paintPicture(640, 32, (across, down) => {
    const shade =
      (streaks[Math.floor(across * 320) % 320] as number) *
      (0.8 + 0.5 * Math.exp(-(((down - 0.35) / 0.12) ** 2)))
    return [hair.color[0] * shade, hair.color[1] * shade, hair.color[2] * shade]
  })
  const material: Material = {
    ...MATTE,
    picture,
    wrap: [0.2, 0.2, 0.2],
    shine: 0.012,
    gloss: 12,
    isTwoSided: true,
  }
  const hanging = hair.style === 'long' || hair.style === 'bob'
  const volume = hair.volume * (hair.style === 'tied' ? 0.35 : hair.style === 'curly' ? 1.9 : 1)
  const curl = hair.style === 'curly' ? 0.16 : 0
  const [cy, cz, high] = [3.5, -3.5, 9.2 * shape.height]
  return buildSheet(180, 22, material, (across, down) => {
    const angle = 2 * Math.PI * (across - 0.5)
    const lowest =
      hairline(hair.style, angle) + (ragged[Math.round(across * 180)] as number) * (hanging ? 1.6 : 1)
    const end =
      lowest > cy
        ? Math.acos(Math.min(1, (lowest - cy) / high))
        : Math.PI / 2 + ((cy - lowest) / 18) * (Math.PI / 2)
    const polar = 0.02 + (end - 0.02) * down
    const isLow = polar > Math.PI / 2
    const drop = isLow ? (polar - Math.PI / 2) / (Math.PI / 2) : 0
    const shrink = hanging ? 1 + 0.1 * drop : 1 - 0.25 * drop
    const wave = 0.9 + 0.2 * Math.sin(angle * 7) + curl * Math.sin(angle * 23 + 3 * Math.sin(down * 19))
    const thick = (0.35 + volume * (1 - 0.7 * ease(down, 0.6, 1))) * wave
    const around = isLow ? shrink : Math.sin(polar)
    const y = isLow ? cy - drop * 18 : cy + high * Math.cos(polar) + thick * Math.cos(polar)
    const wide = (7.7 * shape.width + thick) * around
    return [Math.sin(angle) * wide, y, cz + Math.cos(angle) * (9.4 + thick) * around]
  })
}

export function buildGlasses(rest: Float32Array, kind: 'round' | 'square', draws: Draws): Mesh[] {
  const tint = draws.pick([0.015, 0.05, 0.2])
  const material: Material = { ...MATTE, color: [tint * 1.2, tint, tint * 0.9], shine: 0.04, gloss: 60 }
  const thick = draws.between(0.09, 0.19)
  const bars: Mesh[] = []
  const wide = 2.55
  const tall = kind === 'round' ? 2.3 : 1.8
  // As far forward as the nose and the eyes want it, and so far that no part of a rim sinks into a brow or a cheek.
  let front = Math.max(at(rest, 168)[2], at(rest, 159)[2] + 1.0) + 0.4
  for (let point = 0; point < FACE_POINTS; point += 1) {
    const [x, y, z] = at(rest, point)
    const off = Math.hypot((Math.abs(x) - 3.25) / wide, (y - 2.25) / tall)
    if (off > 0.75 && off < 1.25 && Math.abs(x) > 1)
      front = Math.max(front, z + 0.03 * (Math.abs(x) - 1) ** 2 + 0.3)
  }
  for (const side of [-1, 1]) {
    const [x, y] = [side * 3.25, 2.25]
    const rim = Array.from({ length: 33 }, (_, step) => {
      const angle = (2 * Math.PI * step) / 32
      const power = kind === 'round' ? 1 : 0.6
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const px = Math.sign(c) * Math.abs(c) ** power * wide
      const py = Math.sign(s) * Math.abs(s) ** power * tall
      return [x + px, y + py, front - 0.03 * (Math.abs(x + px) - 1) ** 2] as const
    })
    bars.push(buildBar(rim, thick, material))
    const outer = 3.25 + wide
    const hinge = front - 0.03 * (outer - 1) ** 2
    bars.push(
      buildBar(
        [
          [side * outer, y + 0.7, hinge],
          [side * 7.1 * 1.02, y + 0.9, hinge - 1.2],
          [side * 7.9, y + 0.6, -3.2],
        ],
        thick,
        material,
      ),
    )
  }
  bars.push(
    buildBar(
      [
        [-0.75, 2.6, front],
        [0, 2.8, front + 0.15],
        [0.75, 2.6, front],
      ],
      thick,
      material,
    ),
  )
  return bars
}
