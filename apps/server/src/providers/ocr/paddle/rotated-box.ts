import type { PrintBox, ScanCorners, ScanPoint } from '../text-scanner.ts'

export type RotatedBox = PrintBox

export const isSteep = ({ angle }: RotatedBox): boolean => Math.abs(angle) > Math.PI / 4

/** The corners of the convex hull, in order. */
function hullOf(points: readonly ScanPoint[]): ScanPoint[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (line: readonly ScanPoint[]) => {
    const hull: ScanPoint[] = []
    for (const point of line) {
      for (;;) {
        const [b, a] = [hull.at(-1), hull.at(-2)]
        if (a === undefined || b === undefined) break
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break
        hull.pop()
      }
      hull.push(point)
    }
    return hull.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** The rotated rectangle of least area around the points; one of its sides lies on the hull. */
export function smallestBox(points: readonly ScanPoint[]): RotatedBox {
  const hull = hullOf(points)
  let best: RotatedBox & { area: number } = { x: 0, y: 0, length: 0, thickness: 0, angle: 0, area: Infinity }
  for (const [at, from] of hull.entries()) {
    const to = hull[(at + 1) % hull.length] ?? from
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    const box = boxAt(hull, angle)
    if (box.area < best.area) best = box
  }
  return best
}

function boxAt(hull: readonly ScanPoint[], angle: number): RotatedBox & { area: number } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = hull.map(({ x, y }) => x * cos + y * sin)
  const across = hull.map(({ x, y }) => y * cos - x * sin)
  const [left, right] = [Math.min(...along), Math.max(...along)]
  const [top, bottom] = [Math.min(...across), Math.max(...across)]
  const [u, v] = [(left + right) / 2, (top + bottom) / 2]
  const [width, height] = [right - left + 1, bottom - top + 1]
  const isLong = width >= height
  return {
    x: u * cos - v * sin,
    y: u * sin + v * cos,
    length: isLong ? width : height,
    thickness: isLong ? height : width,
    angle: halfTurn(isLong ? angle : angle + Math.PI / 2),
    area: width * height,
  }
}

/** The same direction between −π/2 and π/2. */
const halfTurn = (angle: number): number => angle - Math.PI * Math.round(angle / Math.PI)

/** The corners of a box whose print runs along its longer side. */
export function cornersOfBox({ x, y, length, thickness, angle }: RotatedBox): ScanCorners {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, across: number) => ({
    x: x + (along * length * cos - across * thickness * sin) / 2,
    y: y + (along * length * sin + across * thickness * cos) / 2,
  })
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]
}
