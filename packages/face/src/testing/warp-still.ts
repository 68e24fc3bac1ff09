import type { Still } from './face-model.ts'

/** Where a pixel of the warped picture is taken from. */
export type Warp = (x: number, y: number) => readonly [number, number]

/** The still as a warp moves its pixels. */
export function warpStill({ data, width, height }: Still, from: Warp): Still {
  const warped = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [wantedX, wantedY] = from(x, y)
      const px = Math.min(width - 1.001, Math.max(0, wantedX))
      const py = Math.min(height - 1.001, Math.max(0, wantedY))
      const [x0, y0] = [Math.floor(px), Math.floor(py)]
      const [fx, fy] = [px - x0, py - y0]
      const at = (y0 * width + x0) * 3
      for (let channel = at; channel < at + 3; channel += 1) {
        const upper = (data[channel] ?? 0) * (1 - fx) + (data[channel + 3] ?? 0) * fx
        const lower = (data[channel + width * 3] ?? 0) * (1 - fx) + (data[channel + width * 3 + 3] ?? 0) * fx
        warped[(y * width + x) * 3 + channel - at] = upper * (1 - fy) + lower * fy
      }
    }
  return { data: warped, width, height }
}

/** A push of the picture around a point, in pixels, falling off as a Gaussian. */
export interface Push {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly radius: number
}

/** Pushes the picture about with 2D Gaussians. */
export const gaussianWarp =
  (pushes: readonly Push[]): Warp =>
  (x, y) => {
    let [px, py] = [x, y]
    for (const push of pushes) {
      const near = Math.exp(-((x - push.x) ** 2 + (y - push.y) ** 2) / (2 * push.radius ** 2))
      px -= push.dx * near
      py -= push.dy * near
    }
    return [px, py]
  }

/** A thin-plate spline that takes every anchor (where it shall be) from its source. */
export function thinPlateWarp(
  anchors: readonly { readonly to: readonly [number, number]; readonly from: readonly [number, number] }[],
): Warp {
  const count = anchors.length
  const kernel = (dx: number, dy: number) => {
    const square = dx * dx + dy * dy
    return square === 0 ? 0 : square * Math.log(square)
  }
  const size = count + 3
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 2 }, (_cell, column) => {
      const [a, b] = [anchors[row], anchors[column]]
      if (a !== undefined && column >= size) return a.from[column - size] ?? 0
      if (a !== undefined && b !== undefined) return kernel(a.to[0] - b.to[0], a.to[1] - b.to[1])
      if (a !== undefined) return [1, a.to[0], a.to[1]][column - count] ?? 0
      if (b !== undefined) return [1, b.to[0], b.to[1]][row - count] ?? 0
      return 0
    }),
  )
  const weights = solve(rows, size)
  return (x, y) =>
    [0, 1].map((axis) => {
      const weight = (index: number) => weights[index]?.[axis] ?? 0
      let value = weight(count) + weight(count + 1) * x + weight(count + 2) * y
      for (const [index, { to }] of anchors.entries()) value += weight(index) * kernel(x - to[0], y - to[1])
      return value
    }) as [number, number]
}

/** Gauss-Jordan elimination of an augmented matrix with two right sides. */
function solve(rows: number[][], size: number): number[][] {
  for (let column = 0; column < size; column += 1) {
    let best = column
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row
    const [upper, lower] = [rows[column] ?? [], rows[best] ?? []]
    rows[column] = lower
    rows[best] = upper
    const pivot = rows[column]?.[column] ?? 1
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue
      const share = (rows[row]?.[column] ?? 0) / pivot
      if (share === 0) continue
      for (let at = column; at < size + 2; at += 1)
        (rows[row] ?? [])[at] = (rows[row]?.[at] ?? 0) - share * (rows[column]?.[at] ?? 0)
    }
  }
  return rows.map((row, index) => [size, size + 1].map((at) => (row[at] ?? 0) / (row[index] ?? 1)))
}
