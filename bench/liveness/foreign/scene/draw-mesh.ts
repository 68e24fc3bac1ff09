import type { LinearPicture, Rgb } from './picture.ts'

/** Lengths are centimetres; the camera looks along -z, y is up, x is to the right in the picture. */
export interface Mesh {
  readonly points: Float32Array
  readonly uvs: Float32Array
  readonly triangles: readonly number[]
  readonly material: Material
}

export interface Material {
  readonly picture: LinearPicture | null
  readonly color: Rgb
  /** How far light creeps round into the shade, for each colour (skin: more in red). */
  readonly wrap: Rgb
  /** Share of light thrown back as by a mirror, and how sharply. */
  readonly shine: number
  readonly gloss: number
  /** Light it sends out itself (a window, a tablet), as a share of its picture. */
  readonly glow: number
  /** Light of the room that reaches it at all (a mouth's inside: little). */
  readonly openness: number
  /** A sheet, lit on the side that is seen. */
  readonly isTwoSided: boolean
}

export interface Camera {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
  /** Pixels of the raster at a distance of one length. */
  readonly focal: number
}

export interface Light {
  readonly above: Rgb
  readonly below: Rgb
  readonly key: { readonly direction: Rgb; readonly color: Rgb }
  /** The phone's screen: what it sends, at 40 cm, to skin that faces it. */
  readonly screen: { readonly place: Rgb; readonly color: Rgb }
}

export interface Raster {
  readonly width: number
  readonly height: number
  readonly color: Float32Array
  /** One over the distance, 0 where nothing is. */
  readonly nearness: Float32Array
}

export const MATTE: Material = {
  picture: null,
  color: [1, 1, 1],
  wrap: [0, 0, 0],
  shine: 0,
  gloss: 8,
  glow: 0,
  openness: 1,
  isTwoSided: false,
}

export function createRaster(width: number, height: number): Raster {
  const size = width * height
  return { width, height, color: new Float32Array(3 * size), nearness: new Float32Array(size) }
}

/** Normals of length one, each the mean of the faces around a point. */
function computeNormals(points: Float32Array, triangles: readonly number[]): Float32Array {
  const normals = new Float32Array(points.length)
  const at = (index: number) => points[index] as number
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const a = 3 * (triangles[corner] as number)
    const b = 3 * (triangles[corner + 1] as number)
    const c = 3 * (triangles[corner + 2] as number)
    const [ux, uy, uz] = [at(b) - at(a), at(b + 1) - at(a + 1), at(b + 2) - at(a + 2)]
    const [vx, vy, vz] = [at(c) - at(a), at(c + 1) - at(a + 1), at(c + 2) - at(a + 2)]
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (const point of [a, b, c])
      for (let axis = 0; axis < 3; axis += 1)
        normals[point + axis] = (normals[point + axis] as number) + (normal[axis] as number)
  }
  for (let point = 0; point < normals.length; point += 3) {
    const size = Math.hypot(at2(normals, point), at2(normals, point + 1), at2(normals, point + 2)) || 1
    for (let axis = 0; axis < 3; axis += 1) normals[point + axis] = at2(normals, point + axis) / size
  }
  return normals
}

const at2 = (values: Float32Array, index: number) => values[index] as number

/** Points of the picture: x and y in pixels, then one over the distance (0 behind the camera). */
export function project(points: Float32Array, camera: Camera, width: number, height: number): Float32Array {
  const seen = new Float32Array(points.length)
  const [sy, cy] = [Math.sin(camera.yaw), Math.cos(camera.yaw)]
  const [sp, cp] = [Math.sin(camera.pitch), Math.cos(camera.pitch)]
  const [sr, cr] = [Math.sin(camera.roll), Math.cos(camera.roll)]
  for (let point = 0; point < points.length; point += 3) {
    const x0 = at2(points, point) - camera.x
    const y0 = at2(points, point + 1) - camera.y
    const z0 = at2(points, point + 2) - camera.z
    const x1 = cy * x0 + sy * z0
    const z1 = -sy * x0 + cy * z0
    const y2 = cp * y0 + sp * z1
    const z2 = -sp * y0 + cp * z1
    if (z2 > -1) continue
    seen[point] = width / 2 + (camera.focal * (cr * x1 - sr * y2)) / -z2
    seen[point + 1] = height / 2 - (camera.focal * (sr * x1 + cr * y2)) / -z2
    seen[point + 2] = -1 / z2
  }
  return seen
}

/** Light on each point: three of diffuse light, three of what is mirrored to the camera. */
function lightPoints(mesh: Mesh, normals: Float32Array, camera: Camera, light: Light): Float32Array {
  const { material, points } = mesh
  const lit = new Float32Array(2 * points.length)
  const { key, screen } = light
  for (let point = 0; point < points.length; point += 3) {
    const [px, py, pz] = [at2(points, point), at2(points, point + 1), at2(points, point + 2)]
    const ex = camera.x - px
    const ey = camera.y - py
    const ez = camera.z - pz
    const eye = Math.hypot(ex, ey, ez)
    let [nx, ny, nz] = [at2(normals, point), at2(normals, point + 1), at2(normals, point + 2)]
    if (material.isTwoSided && nx * ex + ny * ey + nz * ez < 0) [nx, ny, nz] = [-nx, -ny, -nz]
    const toKey = nx * key.direction[0] + ny * key.direction[1] + nz * key.direction[2]
    const sx = screen.place[0] - px
    const sy = screen.place[1] - py
    const sz = screen.place[2] - pz
    const far = Math.hypot(sx, sy, sz)
    const toScreen = (nx * sx + ny * sy + nz * sz) / far
    const reach = (1600 / (far * far + 100)) * Math.max(0, sz / far)
    const half = mirrored(nx, ny, nz, ex / eye, ey / eye, ez / eye, key.direction, material.gloss)
    const halfScreen = mirrored(
      nx,
      ny,
      nz,
      ex / eye,
      ey / eye,
      ez / eye,
      [sx / far, sy / far, sz / far],
      material.gloss,
    )
    for (let channel = 0; channel < 3; channel += 1) {
      const wrap = material.wrap[channel] as number
      const sky = 0.5 + 0.5 * ny
      const around = (light.above[channel] as number) * sky + (light.below[channel] as number) * (1 - sky)
      const direct = Math.max(0, (toKey + wrap) / (1 + wrap)) * (key.color[channel] as number)
      const shown = Math.max(0, (toScreen + wrap) / (1 + wrap)) * reach * (screen.color[channel] as number)
      lit[2 * point + channel] = material.openness * (around + direct + shown) + material.glow
      lit[2 * point + 3 + channel] =
        material.shine *
        (half * (key.color[channel] as number) + halfScreen * reach * (screen.color[channel] as number))
    }
  }
  return lit
}

function mirrored(
  nx: number,
  ny: number,
  nz: number,
  ex: number,
  ey: number,
  ez: number,
  to: Rgb,
  gloss: number,
) {
  const [hx, hy, hz] = [ex + to[0], ey + to[1], ez + to[2]]
  const size = Math.hypot(hx, hy, hz) || 1
  const along = (nx * hx + ny * hy + nz * hz) / size
  return along <= 0 ? 0 : along ** gloss * (gloss + 8) * 0.125
}

/** Draws a mesh over what is farther away. `points` of the mesh stand in the world. */
export function drawMesh(raster: Raster, mesh: Mesh, camera: Camera, light: Light): void {
  const normals = computeNormals(mesh.points, mesh.triangles)
  const lit = lightPoints(mesh, normals, camera, light)
  const seen = project(mesh.points, camera, raster.width, raster.height)
  for (let corner = 0; corner < mesh.triangles.length; corner += 3)
    fillTriangle(
      raster,
      mesh,
      seen,
      lit,
      mesh.triangles[corner] as number,
      mesh.triangles[corner + 1] as number,
      mesh.triangles[corner + 2] as number,
    )
}

function fillTriangle(
  raster: Raster,
  mesh: Mesh,
  seen: Float32Array,
  lit: Float32Array,
  a: number,
  b: number,
  c: number,
) {
  const wa = at2(seen, 3 * a + 2)
  const wb = at2(seen, 3 * b + 2)
  const wc = at2(seen, 3 * c + 2)
  if (wa === 0 || wb === 0 || wc === 0) return
  const [ax, ay] = [at2(seen, 3 * a), at2(seen, 3 * a + 1)]
  const [bx, by] = [at2(seen, 3 * b), at2(seen, 3 * b + 1)]
  const [cx, cy] = [at2(seen, 3 * c), at2(seen, 3 * c + 1)]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (Math.abs(area) < 1e-6) return
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const right = Math.min(raster.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(raster.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const [ua, va, ub, vb, uc, vc] = [2 * a, 2 * a + 1, 2 * b, 2 * b + 1, 2 * c, 2 * c + 1].map((at) =>
    at2(mesh.uvs, at),
  ) as [number, number, number, number, number, number]
  const [stepB, stepC] = [(cy - ay) / area, -(by - ay) / area]
  for (let y = top; y <= bottom; y += 1) {
    let sb = ((left + 0.5 - ax) * (cy - ay) - (y + 0.5 - ay) * (cx - ax)) / area
    let sc = ((bx - ax) * (y + 0.5 - ay) - (by - ay) * (left + 0.5 - ax)) / area
    for (let x = left; x <= right; x += 1, sb += stepB, sc += stepC) {
      const sa = 1 - sb - sc
      if (sa < 0 || sb < 0 || sc < 0) continue
      const near = sa * wa + sb * wb + sc * wc
      const pixel = y * raster.width + x
      if (near <= at2(raster.nearness, pixel)) continue
      raster.nearness[pixel] = near
      const u = (sa * ua * wa + sb * ub * wb + sc * uc * wc) / near
      const v = (sa * va * wa + sb * vb * wb + sc * vc * wc) / near
      paint(raster.color, 3 * pixel, mesh.material, u, v)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = 3 * pixel + channel
        const [la, lb, lc] = [6 * a + channel, 6 * b + channel, 6 * c + channel]
        raster.color[at] =
          at2(raster.color, at) * (sa * at2(lit, la) + sb * at2(lit, lb) + sc * at2(lit, lc)) +
          (sa * at2(lit, la + 3) + sb * at2(lit, lb + 3) + sc * at2(lit, lc + 3))
      }
    }
  }
}

/** Writes the material's own colour. */
function paint(
  color: Float32Array,
  pixel: number,
  { picture, color: tint }: Material,
  u: number,
  v: number,
): void {
  if (picture === null) {
    color[pixel] = tint[0]
    color[pixel + 1] = tint[1]
    color[pixel + 2] = tint[2]
    return
  }
  const { width, height, data } = picture
  const px = Math.min(width - 1.001, Math.max(0, u * width - 0.5))
  const py = Math.min(height - 1.001, Math.max(0, v * height - 0.5))
  const x = px | 0
  const y = py | 0
  const fx = px - x
  const fy = py - y
  const from = 3 * (y * width + x)
  const under = from + 3 * width
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = at2(data, from + channel) * (1 - fx) + at2(data, from + 3 + channel) * fx
    const lower = at2(data, under + channel) * (1 - fx) + at2(data, under + 3 + channel) * fx
    color[pixel + channel] = (tint[channel] as number) * (upper * (1 - fy) + lower * fy)
  }
}
