/** Where everything is on a board of `rows` rows, in CSS pixels from its top left corner. */
export interface BoardLayout {
  readonly rows: number
  readonly width: number
  readonly height: number
  /** Between two pegs of a row, and the width of a slot. */
  readonly spacing: number
  readonly rowHeight: number
  /** The middle of the first row. */
  readonly top: number
  /** Where a ball comes to rest in its slot. */
  readonly floor: number
  readonly pegRadius: number
  readonly ballRadius: number
}

/** Space above the first row, for the spout, and below the last one, for the slots, in rows. */
const ROWS_ABOVE = 1.15
const ROWS_BELOW = 1.05

export function layOutBoard(rows: number, width: number, height: number): BoardLayout {
  const spacing = width / (rows + 2.2)
  const rowHeight = height / (rows - 1 + ROWS_ABOVE + ROWS_BELOW)
  const size = Math.min(spacing, rowHeight)
  const ballRadius = Math.max(4, size * 0.32)
  return {
    rows,
    width,
    height,
    spacing,
    rowHeight,
    top: rowHeight * ROWS_ABOVE,
    floor: height - ballRadius - 2,
    pegRadius: Math.max(1.9, size * 0.125),
    ballRadius,
  }
}

/** The x of the place that a ball has after `rows` rows, of which it fell to the right in `rights`: a peg, or at last a slot. */
export const placeX = ({ width, spacing }: BoardLayout, rows: number, rights: number): number =>
  width / 2 + ((2 * rights - rows) / 2) * spacing

export const rowY = ({ top, rowHeight }: BoardLayout, row: number): number => top + row * rowHeight

/** The pegs of a row, counted from the top, from left to right: two more than balls can reach, so that the edge is closed. */
export const pegsOfRow = (layout: BoardLayout, row: number): number[] =>
  Array.from({ length: row + 3 }, (_, peg) => placeX(layout, row, peg - 1))
