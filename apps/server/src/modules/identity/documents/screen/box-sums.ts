/** A square plane whose right side joins its left one, and its lower side its upper one. */
export interface WrappedPlane {
  readonly data: Float64Array
  readonly side: number
}

/** The sum of the values around a point of the plane, as far as `reach` in all directions. */
export type SumAround = (column: number, row: number, reach: number) => number

/** Sums over squares of any size up to `most` to each side, each as quick as the other. */
export function sumBoxes({ data, side }: WrappedPlane, most: number): SumAround {
  const wide = side + 2 * most
  const step = wide + 1
  const sums = new Float64Array(step * step)
  for (let y = 0; y < wide; y += 1) {
    const row = ((y - most + side) % side) * side
    let sum = 0
    for (let x = 0; x < wide; x += 1) {
      sum += data[row + ((x - most + side) % side)] ?? 0
      sums[(y + 1) * step + x + 1] = (sums[y * step + x + 1] ?? 0) + sum
    }
  }
  const upTo = (x: number, y: number) => sums[y * step + x] ?? 0
  return (column, row, reach) => {
    const [left, top] = [column + most - reach, row + most - reach]
    const [right, bottom] = [column + most + reach + 1, row + most + reach + 1]
    return upTo(right, bottom) - upTo(right, top) - upTo(left, bottom) + upTo(left, top)
  }
}
