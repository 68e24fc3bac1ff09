import type { PictureTile, RoundPicture } from '../../src/pictures/round-picture.ts'
import type { PearlTideView } from './schemas.ts'
import { SIDE, SYMBOL_LETTERS, SYMBOLS, type TideSymbol } from './symbols.ts'

const SIGNS: Readonly<Record<TideSymbol, Pick<PictureTile, 'label' | 'tone'>>> = {
  turtle: { label: '龜', tone: 'green' },
  seahorse: { label: '馬', tone: 'gold' },
  nautilus: { label: '螺', tone: 'red' },
  fish: { label: '魚', tone: 'blue' },
  star: { label: '★', tone: 'plain' },
  scallop: { label: '貝', tone: 'plain' },
  kelp: { label: '藻', tone: 'green' },
  pearl: { label: '珠', tone: 'light' },
  clam: { label: '蚌', tone: 'gold' },
}

/** The grid as it first landed, with its clusters. */
export function pearlTidePicture({ spins }: PearlTideView): RoundPicture {
  const [first] = spins[0]?.steps ?? []
  const lit = new Set(first?.clusters.flatMap(({ cells }) => cells))
  const rows = (first?.grid ?? []).map((letters, row) => ({
    tiles: [...letters].map((letter, column) => ({
      ...SIGNS[SYMBOLS[SYMBOL_LETTERS.indexOf(letter)] ?? 'kelp'],
      isLit: lit.has(row * SIDE + column),
    })),
  }))
  return { shape: 'tile', rows }
}
