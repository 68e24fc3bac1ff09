import type { Rgb, Vector } from './person.ts'

/** The colour of a surface at its own coordinates, before light falls on it. */
export type Paint = (u: number, v: number) => Rgb

export interface Mesh {
  readonly points: readonly Vector[]
  readonly uvs: readonly (readonly [number, number])[]
  readonly triangles: readonly number[]
  readonly paint: Paint
  readonly gloss: number
  /** Shines by itself: not lit by the room. */
  readonly isBright?: boolean
}

/** A phone's camera in the world: cm and radians. */
export interface Camera {
  readonly at: Vector
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
  /** Pixels to a radian. */
  readonly focal: number
  /** Radial distortion: more bends straight lines outwards. */
  readonly barrel: number
  readonly width: number
  readonly height: number
}

export interface Light {
  /** From everywhere, brighter from above. */
  readonly sky: Rgb
  readonly lamp: { readonly at: Vector; readonly color: Rgb }
  /** The screen of the phone: strength at `near` cm. */
  readonly screen: Rgb
  readonly near: number
}

export interface Picture {
  readonly data: Float32Array
  readonly width: number
  readonly height: number
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (a: Vector): Vector => {
  const length = Math.max(1e-9, Math.hypot(...a))
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** Where a point of the world is in the picture, with its depth. */
export function project(camera: Camera, point: Vector): Vector {
  const [x, y, z] = minus(point, camera.at)
  const [sa, ca] = [Math.sin(camera.yaw), Math.cos(camera.yaw)]
  const [x1, z1] = [x * ca - z * sa, x * sa + z * ca]
  const [sb, cb] = [Math.sin(camera.pitch), Math.cos(camera.pitch)]
  const [y2, z2] = [y * cb - z1 * sb, y * sb + z1 * cb]
  const [sc, cc] = [Math.sin(camera.roll), Math.cos(camera.roll)]
  const [x3, y3] = [x1 * cc + y2 * sc, y2 * cc - x1 * sc]
  const depth = Math.max(1, -z2)
  const [u, v] = [x3 / depth, y3 / depth]
  // Far outside of the picture a lens model folds over.
  const bulge = 1 + camera.barrel * Math.min(0.8, u * u + v * v)
  return [camera.width / 2 + camera.focal * u * bulge, camera.height / 2 - camera.focal * v * bulge, depth]
}

/** Draws the meshes with hidden surfaces removed; light in the unit of the paint. */
export function render(meshes: readonly Mesh[], camera: Camera, light: Light): Picture {
  const { width, height } = camera
  const data = new Float32Array(width * height * 3)
  const depths = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY)
  for (const mesh of meshes) {
    const seen = mesh.points.map((point) => project(camera, point))
    const lights = mesh.isBright ? null : lightsOf(mesh, camera, light)
    for (let index = 0; index < mesh.triangles.length; index += 3) {
      const [a = 0, b = 0, c = 0] = mesh.triangles.slice(index, index + 3)
      fill({ data, depths, width, height }, mesh, [a, b, c], seen, lights)
    }
  }
  return { data, width, height }
}

/** What each point of a mesh gets of the light. */
export function lightsOf(mesh: Mesh, camera: Camera, light: Light): Float32Array {
  const normals = new Float32Array(mesh.points.length * 3)
  for (let index = 0; index < mesh.triangles.length; index += 3) {
    const places = mesh.triangles.slice(index, index + 3)
    const [a, b, c] = places.map((place) => mesh.points[place])
    if (a === undefined || b === undefined || c === undefined) continue
    const [u, v] = [minus(b, a), minus(c, a)]
    const normal: Vector = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
    for (const place of places)
      for (let axis = 0; axis < 3; axis += 1)
        normals[place * 3 + axis] = (normals[place * 3 + axis] ?? 0) + (normal[axis] ?? 0)
  }
  const lights = new Float32Array(mesh.points.length * 3)
  for (const [place, point] of mesh.points.entries()) {
    const toCamera = minus(camera.at, point)
    let normal = unit([normals[place * 3] ?? 0, normals[place * 3 + 1] ?? 0, normals[place * 3 + 2] ?? 0])
    // What is seen faces the camera, whichever way its triangles run.
    if (dot(normal, toCamera) < 0) normal = [-normal[0], -normal[1], -normal[2]]
    const toLamp = unit(minus(light.lamp.at, point))
    const lamp = Math.max(0, dot(normal, toLamp))
    const halfway = unit([
      toLamp[0] + unit(toCamera)[0],
      toLamp[1] + unit(toCamera)[1],
      toLamp[2] + unit(toCamera)[2],
    ])
    const shine = mesh.gloss * Math.max(0, dot(normal, halfway)) ** 24
    const toScreen: Vector = [toCamera[0], toCamera[1] - 6, toCamera[2]]
    const screen =
      Math.max(0, dot(normal, unit(toScreen))) * (light.near / Math.max(8, Math.hypot(...toScreen))) ** 2
    for (let channel = 0; channel < 3; channel += 1)
      lights[place * 3 + channel] =
        (light.sky[channel] ?? 0) * (0.7 + 0.3 * normal[1]) +
        (light.lamp.color[channel] ?? 0) * (lamp + shine) +
        (light.screen[channel] ?? 0) * screen
  }
  return lights
}

interface Canvas {
  readonly data: Float32Array
  readonly depths: Float32Array
  readonly width: number
  readonly height: number
}

function fill(
  { data, depths, width, height }: Canvas,
  mesh: Mesh,
  places: readonly [number, number, number],
  seen: readonly Vector[],
  lights: Float32Array | null,
): void {
  const [a, b, c] = [seen[places[0]], seen[places[1]], seen[places[2]]]
  if (a === undefined || b === undefined || c === undefined || Math.min(a[2], b[2], c[2]) <= 1) return
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 1e-6) return
  const [left, right] = [
    Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]))),
    Math.min(width - 1, Math.floor(Math.max(a[0], b[0], c[0]))),
  ]
  const [top, bottom] = [
    Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]))),
    Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1]))),
  ]
  const [ua, ub, uc] = places.map((place) => mesh.uvs[place] ?? ([0, 0] as const))
  if (ua === undefined || ub === undefined || uc === undefined) return
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const wb = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
      const wc = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
      const wa = 1 - wb - wc
      if (wa < -1e-4 || wb < -1e-4 || wc < -1e-4) continue
      // True to perspective: a wall is two large triangles.
      const [pa, pb, pc] = [wa / a[2], wb / b[2], wc / c[2]]
      const depth = 1 / (pa + pb + pc)
      const at = y * width + x
      if (depth >= (depths[at] ?? 0)) continue
      depths[at] = depth
      const color = mesh.paint(
        (pa * ua[0] + pb * ub[0] + pc * uc[0]) * depth,
        (pa * ua[1] + pb * ub[1] + pc * uc[1]) * depth,
      )
      for (let channel = 0; channel < 3; channel += 1) {
        const light =
          lights === null
            ? 1
            : ((lights[places[0] * 3 + channel] ?? 0) * pa +
                (lights[places[1] * 3 + channel] ?? 0) * pb +
                (lights[places[2] * 3 + channel] ?? 0) * pc) *
              depth
        data[at * 3 + channel] = (color[channel] ?? 0) * light
      }
    }
}
