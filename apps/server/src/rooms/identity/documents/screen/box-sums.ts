/** A square plane that wraps around at its edges. */
export interface WrappedPlane {
  readonly data: Float64Array
  readonly side: number
}

/** Sum of the square around a point, up to `reach` in each direction. */
export type SumAround = (column: number, row: number, reach: number) => number

/** Summed-area table for squares of up to `most` to each side. */
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
