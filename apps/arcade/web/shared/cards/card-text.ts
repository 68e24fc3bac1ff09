import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { defineText } from '@gamehall/web-client/i18n/text.ts'
import { type PlayingCard, rankOf, suitOf } from '../../../src/games/playing-cards.ts'

const cardText = defineText({
  'zh-TW': {
    suits: { S: '黑桃', H: '紅心', D: '方塊', C: '梅花' },
    down: '蓋著的牌',
    card: (suit: string, rank: string) => `${suit} ${rank}`,
  },
  en: {
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    down: 'face-down card',
    card: (suit: string, rank: string) => `${rank} of ${suit}`,
  },
})

/** The name of a card: 黑桃 A, `10 of hearts`; null is one that lies face down. */
export function cardName(card: PlayingCard | null, language: Language): string {
  const text = cardText[language]
  if (card === null) return text.down
  const rank = rankOf(card)
  return text.card(text.suits[suitOf(card)], rank === 'T' ? '10' : rank)
}
