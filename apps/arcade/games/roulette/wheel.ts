/** The pockets of the wheel, clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

export const POCKETS = WHEEL.length

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export type PocketColour = 'red' | 'black' | 'green'

export const colourOf = (number: number): PocketColour =>
  number === 0 ? 'green' : RED.has(number) ? 'red' : 'black'

/** Returns a number with its `reach` neighbours on either side, in the order of the wheel. */
export function neighboursOf(number: number, reach: number): number[] {
  const at = WHEEL.indexOf(number)
  return Array.from({ length: 2 * reach + 1 }, (_, i) => WHEEL[(at - reach + i + POCKETS) % POCKETS] ?? 0)
}
