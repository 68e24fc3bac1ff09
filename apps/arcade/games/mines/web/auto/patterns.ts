import { MINES_TILES } from '../../rules.ts'

/** Patterns of tiles by name, row by row from 0 to 24. */
export const PATTERNS = {
  corners: [0, 4, 20, 24],
  cross: [2, 10, 12, 14, 22],
  diagonal: [0, 6, 12, 18, 24],
} as const
export type PatternName = keyof typeof PATTERNS

/** Adds a tile to a pattern, or removes it. */
export const toggleTile = (pattern: readonly number[], tile: number): readonly number[] =>
  pattern.includes(tile) ? pattern.filter((each) => each !== tile) : [...pattern, tile]

/** The pattern as far as a round with so many mines can open it. */
export const patternWithin = (pattern: readonly number[], mines: number): readonly number[] =>
  pattern.slice(0, MINES_TILES - mines)
