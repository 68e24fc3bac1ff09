export const PAYING_SYMBOLS = ['koi', 'coin', 'jade', 'lotus', 'ace', 'king', 'queen', 'jack'] as const
export type PayingSymbol = (typeof PAYING_SYMBOLS)[number]

/** The dragon is the wild (reels 2–4), the gate the scatter; the others pay by count from left to right. */
export const SLOT_SYMBOLS = ['dragon', 'gate', ...PAYING_SYMBOLS] as const
export type SlotSymbol = (typeof SLOT_SYMBOLS)[number]

export const ROWS = 3

/** The 20 paylines: the row (0 top, 2 bottom) on each reel, left to right. */
export const LINES: readonly (readonly [number, number, number, number, number])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [0, 2, 0, 2, 0],
]
