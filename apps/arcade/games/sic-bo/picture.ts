import type { RoundPicture } from '../../src/pictures/round-picture.ts'
import { sicBoMark } from './mark.ts'
import type { SicBoState } from './schemas.ts'

/** The three dice, their total, and whether it is big, small or a triple; nothing before they lie. */
export function sicBoPicture({ dice }: SicBoState, language: 'zh-TW' | 'en'): RoundPicture {
  if (dice === null) return { shape: 'ball', rows: [] }
  const { label, tone } = sicBoMark({ dice })
  const total = dice.reduce<number>((sum, face) => sum + face, 0)
  return {
    shape: 'ball',
    rows: [
      {
        tiles: [
          ...dice.map((face) => ({ label: `${face}`, tone: 'light' }) as const),
          { label: `${total}`, tone: 'gold' },
          { label: label[language], tone, isLit: true },
        ],
      },
    ],
  }
}
