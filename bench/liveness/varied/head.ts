import { FACE_TRIANGLES, type Person, type Rgb, TEXTURE_CM, TEXTURE_MIDDLE, type Vector } from './person.ts'
import type { Mesh, Paint } from './render.ts'

/** What the head does: degrees towards the person's own left and upwards, shares of this person's own smile and jaw. */
export interface Bearing {
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
  readonly smile: number
  readonly jaw: number
  /** Where the trunk is, in cm. */
  readonly at: Vector
}

/** The outline of the canonical face, clockwise from the top. */
const RIM = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
]
const INNER_LIPS = new Set([
  78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 95, 88, 178, 87, 14, 317, 402, 318, 324,
])
const LOWER_LIP = new Set([
  95, 88, 178, 87, 14, 317, 402, 318, 324, 96, 89, 179, 86, 15, 316, 403, 319, 325, 146, 91, 181, 84, 17, 314,
  405, 321, 375, 77, 90, 180, 85, 16, 315, 404, 320, 307,
])
const NECK: Vector = [0, -5, -6]
const SKULL: Vector = [0, 1.8, -4]
const solid =
  ([red, green, blue]: Rgb, grain = 0.08): Paint =>
  (u, v) => {
    const wave = 1 + grain * Math.sin(u * 61 + Math.sin(v * 9) * 2)
    return [red * wave, green * wave, blue * wave]
  }

/** All of a person as triangles in the world, in cm. */
export function poseHead(person: Person, bearing: Bearing): Mesh[] {
  const face = expressFace(person, bearing)
  const turn = turner(bearing)
  const still = ([x, y, z]: Vector): Vector => [x + bearing.at[0], y + bearing.at[1], z + bearing.at[2]]
  const half = person.skin.side / 2
  const unit = person.skin.side / TEXTURE_CM
  const { data, side } = person.skin
  const faceMesh: Mesh = {
    points: face.map(turn),
    uvs: person.face.map(([x, y]) => [half + x * unit, half - (y - TEXTURE_MIDDLE) * unit]),
    triangles: faceTriangles,
    paint: (u, v) => {
      const x = Math.max(0, Math.min(side - 2, u))
      const y = Math.max(0, Math.min(side - 2, v))
      const at = (Math.floor(y) * side + Math.floor(x)) * 3
      const [fx, fy] = [x % 1, y % 1]
      const of = (channel: number) =>
        ((data[at + channel] ?? 0) * (1 - fx) + (data[at + 3 + channel] ?? 0) * fx) * (1 - fy) +
        ((data[at + side * 3 + channel] ?? 0) * (1 - fx) + (data[at + side * 3 + 3 + channel] ?? 0) * fx) * fy
      return [of(0), of(1), of(2)]
    },
    gloss: 0.12,
  }
  const skin = solid(person.tone, 0.01)
  const hair = solid(person.hair.color, 0.2)
  const turned = (mesh: Mesh): Mesh => ({ ...mesh, points: mesh.points.map(turn) })
  const parts = [
    faceMesh,
    turned(skirt(face, skin)),
    turned(ball(SKULL, [7.7, 9.6, 7.8], skin)),
    ...[-1, 1].map((way) => turned(ball([way * 8.1, 0.6, -3.8], [0.8, 3, 1.8], skin))),
    turned(mouthInside(person, face)),
    tube([0, -18, -6], [0, -4, -5], 5.2, skin, still, turn),
    { ...trunk(person), points: trunk(person).points.map(still) },
  ]
  if (person.hair.style !== 'none') parts.push(turned(hairCap(person, hair)))
  if (person.hair.style === 'long') parts.push(turned(curtain(hair)))
  if (person.hasGlasses) parts.push(turned(glasses(face)))
  return parts
}

/** Places 234 and the like of the posed face in the world, for those who lay something over it. */
export const poseFacePoints = (person: Person, bearing: Bearing): Vector[] =>
  expressFace(person, bearing).map(turner(bearing))

const radians = (degrees: number) => (degrees * Math.PI) / 180
const near = ([x, y]: Vector, toX: number, toY: number, reach: number) =>
  Math.exp(-((x - toX) ** 2 + (y - toY) ** 2) / (2 * reach ** 2))

function expressFace(person: Person, { smile, jaw }: Bearing): Vector[] {
  const { face } = person
  const [corner = [0, 0, 0], line = [0, 0, 0]] = [face[291], face[13]]
  const angle = radians(person.jaw.degrees * jaw)
  const hinge: Vector = [0, -0.4, -3.8]
  return face.map((point, place): Vector => {
    let [x, y, z] = point
    const side = Math.sign(x)
    const outwards: Vector = [Math.abs(point[0]), point[1], 0]
    const atCorner = near(outwards, corner[0], corner[1], 1.5)
    const atCheek = near(outwards, 4.4, -0.8, 1.9)
    const atLid = near(outwards, 3.1, 1.9, 0.7) * (y < 2.75 ? 1 : 0)
    x += side * person.smile.aside * smile * atCorner
    y += smile * (person.smile.up * atCorner + person.smile.cheeks * atCheek + 0.14 * atLid)
    z += smile * (0.25 * atCheek - 0.3 * atCorner)
    const parted = person.smile.parted * smile * Math.exp(-(x * x) / 6)
    if (LOWER_LIP.has(place)) y -= parted * 0.6
    else if (near(point, 0, line[1] + 0.5, 1) > 0.4 && y > line[1] - 0.3) y += parted * 0.35
    // The jaw turns about its hinge before the ears; cheeks follow partly.
    const below = (line[1] - point[1] + 0.1) / 2.2
    const ramp = Math.min(1, Math.max(0, below))
    const weight = LOWER_LIP.has(place)
      ? 1 - 0.75 * near(outwards, corner[0], corner[1], 0.7)
      : place === 13
        ? 0
        : ramp * ramp * (3 - 2 * ramp)
    const drop = angle * weight
    if (drop !== 0) {
      const [dy, dz] = [y - hinge[1], z - hinge[2]]
      // The joint slides forwards and down while it turns.
      y = hinge[1] + dy * Math.cos(drop) - dz * Math.sin(drop) - 0.4 * jaw * weight
      z = hinge[2] + dy * Math.sin(drop) + dz * Math.cos(drop) + 0.9 * jaw * weight
    }
    return [x, y, z]
  })
}

/** Turns the head about the neck. */
function turner({ yaw, pitch, roll, at }: Bearing): (point: Vector) => Vector {
  const [a, b, c] = [radians(yaw), radians(pitch), radians(roll)]
  const [sa, ca, sb, cb, sc, cc] = [
    Math.sin(a),
    Math.cos(a),
    Math.sin(b),
    Math.cos(b),
    Math.sin(c),
    Math.cos(c),
  ]
  return ([px, py, pz]) => {
    const [x, y, z] = [px - NECK[0], py - NECK[1], pz - NECK[2]]
    const [y1, z1] = [y * cb + z * sb, z * cb - y * sb]
    const [x2, z2] = [x * ca + z1 * sa, z1 * ca - x * sa]
    return [x2 * cc - y1 * sc + NECK[0] + at[0], x2 * sc + y1 * cc + NECK[1] + at[1], z2 + NECK[2] + at[2]]
  }
}

const faceTriangles: readonly number[] = Array.from({ length: FACE_TRIANGLES.length / 3 }, (_, index) =>
  FACE_TRIANGLES.slice(index * 3, index * 3 + 3),
)
  .filter((places) => !places.every((place) => INNER_LIPS.has(place)))
  .flat()

/** From the face's edge back to the skull. */
function skirt(face: readonly Vector[], paint: Paint): Mesh {
  const rim = RIM.map((place) => face[place] ?? NECK)
  const back = rim.map(
    ([x, y, z]): Vector => [x * (y < -3 ? 0.72 : 0.98), y < -3 ? y + 1.6 : y + 0.4, z - (y < -3 ? 6 : 5)],
  )
  const count = RIM.length
  return {
    points: [...rim, ...back],
    uvs: [...rim, ...back].map(([x, y]) => [x, y]),
    triangles: RIM.flatMap((_, index) => {
      const next = (index + 1) % count
      return [index, next, count + index, next, count + next, count + index]
    }),
    paint,
    gloss: 0.05,
  }
}

/** A sheet of rows and columns; `where` places its nodes. */
function sheet(
  rows: number,
  columns: number,
  where: (row: number, column: number) => Vector,
  paint: Paint,
  gloss = 0,
): Mesh {
  const points: Vector[] = []
  const uvs: [number, number][] = []
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      points.push(where(row / rows, column / columns))
      uvs.push([column / columns, row / rows])
    }
  const triangles: number[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * (columns + 1) + column
      triangles.push(at, at + 1, at + columns + 1, at + 1, at + columns + 2, at + columns + 1)
    }
  return { points, uvs, triangles, paint, gloss }
}

const ball = (middle: Vector, radii: Vector, paint: Paint): Mesh =>
  sheet(
    12,
    20,
    (row, column) => {
      const [up, around] = [Math.PI * row, 2 * Math.PI * column]
      return [
        middle[0] + radii[0] * Math.sin(up) * Math.sin(around),
        middle[1] + radii[1] * Math.cos(up),
        middle[2] + radii[2] * Math.sin(up) * Math.cos(around),
      ]
    },
    paint,
  )

/** The hair of the crown, down to the forehead in front and to the neck behind. */
function hairCap({ hair: { style } }: Person, paint: Paint): Mesh {
  const more = style === 'full' ? 2.6 : style === 'long' ? 1.4 : 0.9
  const cap = ball([SKULL[0], SKULL[1] + 0.3, SKULL[2]], [7.9 + more, 9.6 + more, 8 + more * 0.7], paint)
  const kept: number[] = []
  for (let index = 0; index < cap.triangles.length; index += 3) {
    const places = cap.triangles.slice(index, index + 3)
    const isHair = places.every((place) => {
      const [x, y, z] = cap.points[place] ?? NECK
      return y > 7.4 || (z < -1.6 && y > -5 && (z < -4 || y > 2 || Math.abs(x) < 1))
    })
    if (isHair) kept.push(...places)
  }
  return { ...cap, triangles: kept }
}

/** Hair that hides the ears and falls to the shoulders. */
const curtain = (paint: Paint): Mesh =>
  sheet(
    8,
    18,
    (row, column) => {
      const around = radians(75 + 210 * column)
      const wide = 9.2 + 1.2 * row
      return [wide * Math.sin(around), 4 - 19 * row, -3.5 + wide * 0.85 * Math.cos(around)]
    },
    paint,
  )

function glasses(face: readonly Vector[]): Mesh {
  const parts = [159, 386].map((place) => {
    const [x, y, z] = face[place] ?? NECK
    return sheet(
      1,
      24,
      (row, column) => {
        const around = 2 * Math.PI * column
        const radius = 2.35 + 0.3 * row
        return [x + radius * 1.1 * Math.sin(around), y - 0.4 + radius * 0.85 * Math.cos(around), z + 1.3]
      },
      solid([30, 26, 26], 0),
      0.3,
    )
  })
  const [one, two] = parts
  if (one === undefined || two === undefined) throw new Error('glasses have two rings')
  const count = one.points.length
  return {
    ...one,
    points: [...one.points, ...two.points],
    uvs: [...one.uvs, ...two.uvs],
    triangles: [...one.triangles, ...two.triangles.map((place) => place + count)],
  }
}

/** The dark of the mouth, with the upper teeth. */
function mouthInside({ face: neutral }: Person, face: readonly Vector[]): Mesh {
  const [, y, z] = neutral[13] ?? NECK
  const low = Math.min(y - 0.4, (face[14] ?? NECK)[1]) - 0.3
  return sheet(
    12,
    10,
    (row, column) => [
      -2.1 + 4.2 * column,
      y + 0.5 + (low - y - 0.5) * row,
      z - 1.2 - 2.2 * Math.abs(column - 0.5) - 1 * row,
    ],
    (_u, v) => {
      const down = (y + 0.5 - low) * v
      return down < 1.15 ? [205, 196, 184] : down > y + 0.5 - low - 0.7 ? [150, 74, 76] : [44, 18, 18]
    },
  )
}

const tube = (
  low: Vector,
  high: Vector,
  radius: number,
  paint: Paint,
  still: (point: Vector) => Vector,
  turn: (point: Vector) => Vector,
): Mesh =>
  sheet(
    6,
    18,
    (row, column) => {
      const around = 2 * Math.PI * column
      const point: Vector = [
        radius * Math.sin(around),
        high[1] + (low[1] - high[1]) * row,
        high[2] + (low[2] - high[2]) * row + radius * Math.cos(around),
      ]
      // Twists from the head to the trunk.
      const [a, b] = [turn(point), still(point)]
      return [a[0] + (b[0] - a[0]) * row, a[1] + (b[1] - a[1]) * row, a[2] + (b[2] - a[2]) * row]
    },
    paint,
  )

function trunk({ cloth: { color, stripe } }: Person): Mesh {
  const body = ball([0, -31, -8], [21, 15.5, 10], (u, v) => {
    const wave = 0.8 + 0.2 * Math.sign(Math.sin(v * 60 * stripe) * (stripe > 1 ? Math.sin(u * 90) : 1))
    return [color[0] * wave, color[1] * wave, color[2] * wave]
  })
  return body
}
