import type { Spot } from './spots.ts'

/** What the layout calls its spots. */
export const SIC_BO_SPOT_TEXT = {
  'zh-TW': {
    evens: { small: '小', big: '大', odd: '單', even: '雙' },
    anyTriple: '全圍',
    double: (face: number) => `對子 ${face}`,
    triple: (face: number) => `圍骰 ${face}`,
    total: (total: number) => `總和 ${total}`,
    pair: (low: number, high: number) => `兩骰 ${low} 與 ${high}`,
    single: (face: number) => `單骰 ${face}`,
  },
  en: {
    evens: { small: 'Small', big: 'Big', odd: 'Odd', even: 'Even' },
    anyTriple: 'Any triple',
    double: (face: number) => `Double ${face}`,
    triple: (face: number) => `Triple ${face}`,
    total: (total: number) => `Total ${total}`,
    pair: (low: number, high: number) => `Pair ${low} and ${high}`,
    single: (face: number) => `Single ${face}`,
  },
}

type SpotText = (typeof SIC_BO_SPOT_TEXT)['en']

/** What a player calls a spot: `Big`, `Total 9`, `Pair 1 and 4`. */
export function spotName({ covers }: Spot, text: SpotText): string {
  switch (covers.kind) {
    case 'big':
    case 'small':
    case 'odd':
    case 'even':
      return text.evens[covers.kind]
    case 'any_triple':
      return text.anyTriple
    case 'total':
      return text.total(covers.total)
    case 'pair':
      return text.pair(covers.faces[0], covers.faces[1])
    case 'triple':
    case 'double':
    case 'single':
      return text[covers.kind](covers.face)
  }
}
