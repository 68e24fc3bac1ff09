import type { SlotSymbol } from './symbols.ts'

/** The strips of the five reels, left to right; each is read top to bottom and wraps around. */
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

/** The reel strips of the paid spin. */
export const BASE_STRIPS: Strips = [
  'CALKJFCLQEJQAJQJELKQAAEKGQQKLFCFJ',
  'AJLEJALKJCGAAEQLQFQCKDLFJEQQCECKCD',
  'JDCJQJQJCJAEGFQLAQQCAKELDCLFQALKJKK',
  'JACQJDEQLEQCKFLJEGFCKAKLKAAKDLAQEJ',
  'JLQLKJEJAEFJEQFLCAFCEEKJALCQGCACQE',
].map(readStrip)

/** The reel strips of a free spin. A wild and a scatter never share a window, so an expanded wild never covers a scatter. */
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
