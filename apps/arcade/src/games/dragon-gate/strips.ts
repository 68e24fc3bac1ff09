import type { SlotSymbol } from './symbols.ts'

/** Five reels, first reel first; each strip read from top to bottom and round again. */
export type Strips = readonly (readonly SlotSymbol[])[]

const CODES: Readonly<Record<string, SlotSymbol>> = {
  D: 'dragon',
  G: 'gate',
  F: 'koi',
  C: 'coin',
  E: 'jade',
  L: 'lotus',
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
}

/** The reels of the paid spin. */
export const BASE_STRIPS: Strips = [
  'CALKJFCLQEJQAJQJELKQAAEKGQQKLFCFJ',
  'AJLEJALKJCGAAEQLQFQCKDLFJEQQCECKCD',
  'JDCJQJQJCJAEGFQLAQQCAKELDCLFQALKJKK',
  'JACQJDEQLEQCKFLJEGFCKAKLKAAKDLAQEJ',
  'JLQLKJEJAEFJEQFLCAFCEEKJALCQGCACQE',
].map(readStrip)

/** The reels of a free spin. A dragon and a gate never show in one window, so a spreading dragon hides no gate. */
export const FREE_STRIPS: Strips = [
  'QAGEQFKEEKLJFCKCJLAAJFKEQACLQJL',
  'QEALDJCLJCEJDQALKQJKGEKCFLAAFDKAQ',
  'QADLQFKLEFCGCAJLAJKDELQKAJEDKEQJL',
  'LQADJQAKAFKEDCJCECJQDEALEKLQGJKFL',
  'JGALQFACKLECFJKKJCKQEQAEECJAJQA',
].map(readStrip)

function readStrip(codes: string): SlotSymbol[] {
  return Array.from(codes, (code) => {
    const symbol = CODES[code]
    if (symbol === undefined) throw new Error(`strip code ${code}`)
    return symbol
  })
}
