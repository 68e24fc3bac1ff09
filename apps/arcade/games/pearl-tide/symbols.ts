/** The symbols that pay, best first. */
export const PAYING_SYMBOLS = ['turtle', 'seahorse', 'nautilus', 'fish', 'star', 'scallop', 'kelp'] as const
export type PayingSymbol = (typeof PAYING_SYMBOLS)[number]

/** The pearl is the wild: a large cluster leaves it behind. The clam is the scatter. A symbol's code is its index. */
export const SYMBOLS = [...PAYING_SYMBOLS, 'pearl', 'clam'] as const
export type TideSymbol = (typeof SYMBOLS)[number]

/** The letters in which a grid is written, in the order of `SYMBOLS`. */
export const SYMBOL_LETTERS = 'THNFSLKPM'

export const PEARL = 7
export const CLAM = 8

/** Columns and rows of the grid. Cell `row × 7 + column`; row 0 is at the top. */
export const SIDE = 7
export const CELLS = SIDE * SIDE
