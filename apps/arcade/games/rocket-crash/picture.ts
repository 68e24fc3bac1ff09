import type { PictureTile, RoundPicture } from '../../src/pictures/round-picture.ts'
import { formatMultiplier } from './rules.ts'
import type { RocketView } from './schemas.ts'

const WORDS = {
  'zh-TW': { left: '收取', crash: '爆炸' },
  en: { left: 'Cashed', crash: 'Crash' },
} as const

/** Where the player left the rocket, and where it crashed. */
export function rocketPicture({ cashed_out, crash }: RocketView, language: 'zh-TW' | 'en'): RoundPicture {
  const words = WORDS[language]
  const row = (caption: string, tile: PictureTile) => ({ caption, tiles: [tile] })
  return {
    shape: 'ball',
    rows: [
      ...(cashed_out === null
        ? []
        : [row(words.left, { label: `${formatMultiplier(cashed_out)}×`, tone: 'green', isLit: true })]),
      ...(crash === null ? [] : [row(words.crash, { label: `${formatMultiplier(crash)}×`, tone: 'red' })]),
    ],
  }
}
