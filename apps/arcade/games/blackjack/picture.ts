import { cardTile } from '../../src/pictures/card-tile.ts'
import type { PictureRow, PictureTile, RoundPicture } from '../../src/pictures/round-picture.ts'
import { layCards } from './lay-cards.ts'
import { BLACKJACK_HAND_NAMES } from './names.ts'
import type { BlackjackView } from './schemas.ts'

const WON = new Set(['win', 'blackjack'])

/** The dealer's cards and each hand's, as they lie on the table; hands that won are lit. */
export function blackjackPicture({ events }: BlackjackView, language: 'zh-TW' | 'en'): RoundPicture {
  const { dealer, hands } = layCards(events)
  const words = BLACKJACK_HAND_NAMES[language]
  const won = new Set(
    events.flatMap((event) => (event.type === 'settle' && WON.has(event.result) ? [event.hand] : [])),
  )
  const rowOf = (caption: string, tiles: readonly PictureTile[]): PictureRow => ({ caption, tiles })
  return {
    shape: 'card',
    rows: [
      rowOf(
        words.dealer,
        dealer.map((card) => cardTile(card)),
      ),
      ...[...hands].map(([hand, cards], at) =>
        rowOf(
          hands.size > 1 ? `${words.hand} ${at + 1}` : words.hand,
          cards.map((card) => ({ ...cardTile(card), isLit: won.has(hand) })),
        ),
      ),
    ],
  }
}
