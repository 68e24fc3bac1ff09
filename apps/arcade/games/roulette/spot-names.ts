import type { Spot } from './spots.ts'

/** What the layout calls its spots. */
export const ROULETTE_SPOT_TEXT = {
  'zh-TW': {
    evens: { red: '紅', black: '黑', odd: '單', even: '雙', low: '1–18', high: '19–36' },
    dozen: (which: number) => ['第一打', '第二打', '第三打'][which - 1] ?? '',
    column: (which: number) => ['第一直行', '第二直行', '第三直行'][which - 1] ?? '',
    kinds: {
      straight: '單號',
      split: '兩號',
      street: '三號',
      corner: '四號',
      line: '六號',
      dozen: '打・直行',
      even: '外圍',
    },
  },
  en: {
    evens: { red: 'Red', black: 'Black', odd: 'Odd', even: 'Even', low: '1–18', high: '19–36' },
    dozen: (which: number) => ['1st 12', '2nd 12', '3rd 12'][which - 1] ?? '',
    column: (which: number) => ['Column 1', 'Column 2', 'Column 3'][which - 1] ?? '',
    kinds: {
      straight: 'Straight up',
      split: 'Split',
      street: 'Street',
      corner: 'Corner',
      line: 'Six line',
      dozen: 'Dozen, column',
      even: 'Even money',
    },
  },
}

type SpotText = (typeof ROULETTE_SPOT_TEXT)['en']

/** What a player calls a spot: `Split 1 2`, `2nd 12`, `Red`. */
export function spotName({ id, kind, numbers }: Spot, text: SpotText): string {
  if (kind === 'even') return text.evens[id as keyof SpotText['evens']]
  const part = /^(dozen|column)-(\d)$/.exec(id)
  if (part !== null) return part[1] === 'dozen' ? text.dozen(Number(part[2])) : text.column(Number(part[2]))
  return `${text.kinds[kind]} ${numbers.length === 6 ? `${numbers[0]}–${numbers[5]}` : numbers.join(' ')}`
}
