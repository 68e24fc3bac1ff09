/** Coefficients that explain `values` by the columns of `rows` with the least squared error. */
export function solveLeastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0
  const normal = Array.from({ length: size }, () => new Float64Array(size + 1))
  for (const [index, row] of rows.entries())
    for (let at = 0; at < size; at += 1) {
      const line = normal[at] ?? new Float64Array()
      for (let column = 0; column < size; column += 1)
        line[column] = (line[column] ?? 0) + (row[at] ?? 0) * (row[column] ?? 0)
      line[size] = (line[size] ?? 0) + (row[at] ?? 0) * (values[index] ?? 0)
    }
  for (let column = 0; column < size; column += 1) {
    const best = pivotRow(normal, column)
    const [upper, lower] = [normal[column], normal[best]]
    if (upper === undefined || lower === undefined || Math.abs(lower[column] ?? 0) < 1e-9) continue
    normal[column] = lower
    normal[best] = upper
    for (const [row, line] of normal.entries()) {
      if (row === column) continue
      const share = (line[column] ?? 0) / (lower[column] ?? 1)
      for (let at = column; at <= size; at += 1) line[at] = (line[at] ?? 0) - share * (lower[at] ?? 0)
    }
  }
  return normal.map((line, at) => {
    const pivot = line[at] ?? 0
    return Math.abs(pivot) < 1e-9 ? 0 : (line[size] ?? 0) / pivot
  })
}

function pivotRow(normal: readonly Float64Array[], column: number): number {
  let best = column
  for (let row = column + 1; row < normal.length; row += 1)
    if (Math.abs(normal[row]?.[column] ?? 0) > Math.abs(normal[best]?.[column] ?? 0)) best = row
  return best
}
