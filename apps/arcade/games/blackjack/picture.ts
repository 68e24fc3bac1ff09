import type { PlayingCard } from '../../src/games/playing-cards.ts'
import { cardTile } from '../../src/pictures/card-tile.ts'
import type { PictureRow, PictureTile, RoundPicture } from '../../src/pictures/round-picture.ts'
import type { BlackjackView, TableEvent } from './schemas.ts'

const WORDS = { 'zh-TW': { dealer: '莊家', hand: '玩家' }, en: { dealer: 'Dealer', hand: 'You' } } as const
const WON = new Set(['win', 'blackjack'])

interface Cards {
  readonly dealer: (PlayingCard | null)[]
  readonly hands: Map<number, PlayingCard[]>
}

/** The dealer's cards and each hand's, as they lie on the table; hands that won are lit. */
export function blackjackPicture({ events }: BlackjackView, language: 'zh-TW' | 'en'): RoundPicture {
  const { dealer, hands } = layCards(events)
  const words = WORDS[language]
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

function layCards(events: readonly TableEvent[]): Cards {
  const dealer: (PlayingCard | null)[] = []
  const hands = new Map<number, PlayingCard[]>()
  for (const event of events) {
    if (event.type === 'reveal') dealer[dealer.indexOf(null)] = event.card
    if (event.type === 'deal' && event.hand === null) dealer.push(event.card)
    if (event.type === 'deal' && event.hand !== null && event.card !== null)
      hands.set(event.hand, [...(hands.get(event.hand) ?? []), event.card])
    if (event.type === 'split') {
      const [first, ...moved] = hands.get(event.hand) ?? []
      hands.set(event.hand, first === undefined ? [] : [first])
      hands.set(event.into, moved)
    }
  }
  return { dealer, hands }
}
