import { cardTile } from '../../src/pictures/card-tile.ts'
import type { RoundPicture } from '../../src/pictures/round-picture.ts'
import { winnerOf } from './rules.ts'
import type { BaccaratState } from './schemas.ts'

const WORDS = { 'zh-TW': { player: '閒', banker: '莊' }, en: { player: 'Player', banker: 'Banker' } } as const

/** Both hands, the one that won lit; nothing before the cards are dealt. */
export function baccaratPicture({ hand }: BaccaratState, language: 'zh-TW' | 'en'): RoundPicture {
  if (hand === null) return { shape: 'card', rows: [] }
  const winner = winnerOf(hand)
  const row = (side: 'player' | 'banker') => ({
    caption: WORDS[language][side],
    tiles: hand[side].map((card) => ({ ...cardTile(card), isLit: side === winner })),
  })
  return { shape: 'card', rows: [row('player'), row('banker')] }
}
