import type { ReelSymbol } from './symbols.ts'

const CODES: Readonly<Record<string, ReelSymbol>> = {
  W: 'lantern',
  S: 'seven',
  B: 'bar',
  L: 'bell',
  M: 'melon',
  G: 'grape',
  O: 'orange',
  C: 'cherry',
}

/** The three reels of 30 stops, left to right; each is read top to bottom and wraps around. */
export const REEL_STRIPS: readonly (readonly ReelSymbol[])[] = [
  'LMOLGCMOBCMCOCMOMOGMOSGOBGMOCM',
  'COGOLOGBOLOBGMSOGOLWMGCOCOLWSO',
  'LSOCGOCGCGOBMOCOGOGOGCOBLMOCBO',
].map((codes) =>
  Array.from(codes, (code) => {
    const symbol = CODES[code]
    if (symbol === undefined) throw new Error(`strip code ${code}`)
    return symbol
  }),
)
