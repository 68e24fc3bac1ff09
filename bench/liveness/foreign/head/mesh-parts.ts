import type { Material, Mesh } from '../scene/draw-mesh.ts'

type Place = readonly [x: number, y: number, z: number]

/** A sheet of `columns` × `rows` cells; `place` says where a share across and a share down stands. */
export function buildSheet(
  columns: number,
  rows: number,
  material: Material,
  place: (across: number, down: number) => Place,
): Mesh {
  const points = new Float32Array(3 * (columns + 1) * (rows + 1))
  const uvs = new Float32Array(2 * (columns + 1) * (rows + 1))
  const triangles: number[] = []
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const at = row * (columns + 1) + column
      points.set(place(column / columns, row / rows), 3 * at)
      uvs.set([column / columns, row / rows], 2 * at)
      if (row === rows || column === columns) continue
      const below = at + columns + 1
      triangles.push(at, below, at + 1, at + 1, below, below + 1)
    }
  return { points, uvs, triangles, material }
}

/** A bar of a thickness along a line. */
export function buildBar(line: readonly Place[], radius: number, material: Material): Mesh {
  const sides = 6
  return buildSheet(sides, line.length - 1, material, (across, down) => {
    const index = Math.round(down * (line.length - 1))
    const here = line[index] as Place
    const before = line[Math.max(0, index - 1)] as Place
    const after = line[Math.min(line.length - 1, index + 1)] as Place
    const along = [after[0] - before[0], after[1] - before[1], after[2] - before[2]] as const
    const size = Math.hypot(...along) || 1
    const [tx, ty, tz] = [along[0] / size, along[1] / size, along[2] / size]
    // Two directions square to the line.
    const helper: Place = Math.abs(tz) < 0.9 ? [0, 0, 1] : [0, 1, 0]
    const side = [
      ty * helper[2] - tz * helper[1],
      tz * helper[0] - tx * helper[2],
      tx * helper[1] - ty * helper[0],
    ] as const
    const length = Math.hypot(...side) || 1
    const [ax, ay, az] = [side[0] / length, side[1] / length, side[2] / length]
    const [bx, by, bz] = [ty * az - tz * ay, tz * ax - tx * az, tx * ay - ty * ax]
    const [s, c] = [radius * Math.sin(2 * Math.PI * across), radius * Math.cos(2 * Math.PI * across)]
    return [here[0] + ax * c + bx * s, here[1] + ay * c + by * s, here[2] + az * c + bz * s]
  })
}

export interface Turn {
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
}

/** Turns points about a place (yaw, then pitch, then roll, in radians) and moves them. Positive yaw turns the nose to the picture's right. */
export function turnMesh(mesh: Mesh, about: Place, turn: Turn, move: Place): Mesh {
  const points = new Float32Array(mesh.points.length)
  const [sy, cy] = [Math.sin(turn.yaw), Math.cos(turn.yaw)]
  const [sp, cp] = [Math.sin(turn.pitch), Math.cos(turn.pitch)]
  const [sr, cr] = [Math.sin(turn.roll), Math.cos(turn.roll)]
  for (let point = 0; point < points.length; point += 3) {
    const x0 = (mesh.points[point] as number) - about[0]
    const y0 = (mesh.points[point + 1] as number) - about[1]
    const z0 = (mesh.points[point + 2] as number) - about[2]
    const [x1, z1] = [cy * x0 + sy * z0, -sy * x0 + cy * z0]
    const [y2, z2] = [cp * y0 - sp * z1, sp * y0 + cp * z1]
    points[point] = about[0] + move[0] + cr * x1 - sr * y2
    points[point + 1] = about[1] + move[1] + sr * x1 + cr * y2
    points[point + 2] = about[2] + move[2] + z2
  }
  return { ...mesh, points }
}
