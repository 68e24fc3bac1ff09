/** The symbols that pay, best first. */
export const PAYING_SYMBOLS = ['seven', 'bar', 'bell', 'melon', 'grape', 'orange', 'cherry'] as const
export type PayingSymbol = (typeof PAYING_SYMBOLS)[number]

/** The lantern is the wild. It is on the middle reel only and doubles every line that it completes. */
export const REEL_SYMBOLS = ['lantern', ...PAYING_SYMBOLS] as const
export type ReelSymbol = (typeof REEL_SYMBOLS)[number]

export const ROWS = 3

/** The five paylines: the row (0 top, 2 bottom) on each reel, left to right. */
export const LINES: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]
