/** A square matrix, row by row. */
export type SquareMatrix = Float64Array

/** The lower triangle whose product with its transpose is the symmetric positive matrix. */
export function cholesky(matrix: SquareMatrix, size: number): SquareMatrix {
  const lower = new Float64Array(size * size)
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0
      for (let k = 0; k < column; k += 1)
        sum -= (lower[row * size + k] ?? 0) * (lower[column * size + k] ?? 0)
      lower[row * size + column] =
        row === column ? Math.sqrt(sum) : sum / (lower[column * size + column] ?? 1)
    }
  return lower
}

/** The inverse of a lower triangle. */
export function invertLower(lower: SquareMatrix, size: number): SquareMatrix {
  const inverse = new Float64Array(size * size)
  for (let column = 0; column < size; column += 1)
    for (let row = column; row < size; row += 1) {
      let sum = row === column ? 1 : 0
      for (let k = column; k < row; k += 1)
        sum -= (lower[row * size + k] ?? 0) * (inverse[k * size + column] ?? 0)
      inverse[row * size + column] = sum / (lower[row * size + row] ?? 1)
    }
  return inverse
}

/** The directions in which a symmetric positive matrix stretches most, as rows, by repeated multiplication. */
export function leadingDirections(
  matrix: SquareMatrix,
  size: number,
  count: number,
  rounds: number,
): Float64Array[] {
  let basis: Float64Array[] = Array.from({ length: count }, (_, row) =>
    Float64Array.from({ length: size }, (__, at) => Math.sin((row + 1) * (at + 1) * 12.9898) % 1),
  )
  for (let round = 0; round < rounds; round += 1)
    basis = orthonormal(basis.map((direction) => multiply(matrix, direction, size)))
  return basis
}

function multiply(matrix: SquareMatrix, vector: Float64Array, size: number): Float64Array {
  const product = new Float64Array(size)
  for (let row = 0; row < size; row += 1) {
    let sum = 0
    for (let at = 0; at < size; at += 1) sum += (matrix[row * size + at] ?? 0) * (vector[at] ?? 0)
    product[row] = sum
  }
  return product
}

/** Gram–Schmidt. */
function orthonormal(vectors: readonly Float64Array[]): Float64Array[] {
  const basis: Float64Array[] = []
  for (const vector of vectors) {
    const rest = Float64Array.from(vector)
    for (const direction of basis) {
      const share = dot(rest, direction)
      for (let at = 0; at < rest.length; at += 1) rest[at] = (rest[at] ?? 0) - share * (direction[at] ?? 0)
    }
    const length = Math.sqrt(dot(rest, rest)) || 1
    basis.push(rest.map((value) => value / length))
  }
  return basis
}

const dot = (one: Float64Array, other: Float64Array): number => {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
