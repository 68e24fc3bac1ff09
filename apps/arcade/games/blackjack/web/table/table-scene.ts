import type { PlayingCard } from '../../../../src/games/playing-cards.ts'
import { classifyWireReturn, type ReturnKind } from '../../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import type { HandResult } from '../../schemas.ts'
import type { BlackjackEvent } from '../blackjack-event.ts'

/** A card on the table; null lies face down. */
export interface SceneCard {
  readonly key: string
  readonly card: PlayingCard | null
}

export interface SceneHand {
  readonly id: number
  readonly spot: number
  readonly cards: readonly SceneCard[]
  readonly stakeMinor: bigint
  readonly isFromSplit: boolean
  readonly result: HandResult | null
  readonly payMinor: bigint
}

/** What the table shows. */
export interface TableScene {
  readonly phase: 'betting' | 'insurance' | 'playing' | 'over'
  readonly hands: readonly SceneHand[]
  readonly dealer: readonly SceneCard[]
  readonly activeHand: number | null
  /** What each spot is insured for, and what that paid, in minor units. */
  readonly insured: readonly {
    readonly spot: number
    readonly stakeMinor: bigint
    readonly payMinor: bigint | null
  }[]
  /** What the dealer has found under an ace or a ten. */
  readonly peek: 'looking' | 'blackjack' | 'none' | null
  /** How the round ended: net result in minor units, and its classification. */
  readonly outcome: { readonly netMinor: bigint; readonly kind: ReturnKind } | null
  /** The card that was dealt just now and flies in. */
  readonly dealt: readonly string[]
}

export const emptyScene: TableScene = {
  phase: 'betting',
  hands: [],
  dealer: [],
  activeHand: null,
  insured: [],
  peek: null,
  outcome: null,
  dealt: [],
}

const changeHand = (
  scene: TableScene,
  id: number,
  change: (hand: SceneHand) => SceneHand,
): Pick<TableScene, 'hands'> => ({ hands: scene.hands.map((hand) => (hand.id === id ? change(hand) : hand)) })

/** Returns the table after an event. */
export function applyEvent(scene: TableScene, event: BlackjackEvent): TableScene {
  switch (event.type) {
    case 'start':
      return { ...emptyScene, phase: 'playing', hands: handsOf(event.spots) }
    case 'deal':
      return deal(scene, event)
    case 'offer_insurance':
      return { ...scene, phase: 'insurance' }
    case 'insure':
      return {
        ...scene,
        insured: [...scene.insured, { spot: event.spot, stakeMinor: toMinor(event.stake), payMinor: null }],
      }
    case 'peek':
      return { ...scene, phase: 'playing', peek: event.has_blackjack ? 'blackjack' : 'none' }
    case 'turn':
      return { ...scene, phase: 'playing', activeHand: event.hand }
    case 'stand':
    case 'surrender':
    case 'bust':
      return { ...scene, activeHand: null }
    case 'double':
      return {
        ...scene,
        ...changeHand(scene, event.hand, (hand) => ({ ...hand, stakeMinor: hand.stakeMinor * 2n })),
      }
    case 'split':
      return split(scene, event)
    case 'reveal':
      return {
        ...scene,
        activeHand: null,
        dealer: scene.dealer.map((held) => (held.card === null ? { ...held, card: event.card } : held)),
      }
    case 'settle_insurance':
      return {
        ...scene,
        insured: scene.insured.map((one) =>
          one.spot === event.spot ? { ...one, payMinor: toMinor(event.pay) } : one,
        ),
      }
    case 'settle':
      return {
        ...scene,
        activeHand: null,
        ...changeHand(scene, event.hand, (hand) => ({
          ...hand,
          result: event.result,
          payMinor: toMinor(event.pay),
        })),
      }
    case 'over':
      return {
        ...scene,
        phase: 'over',
        outcome: {
          netMinor: toMinor(event.win) - toMinor(event.bet),
          kind: classifyWireReturn(event.win, event.bet),
        },
      }
  }
}

const handsOf = (spots: readonly (string | null)[]): SceneHand[] =>
  spots.flatMap((amount, spot) =>
    amount === null
      ? []
      : [
          {
            id: spot,
            spot,
            cards: [],
            stakeMinor: toMinor(amount),
            isFromSplit: false,
            result: null,
            payMinor: 0n,
          },
        ],
  )

function deal(scene: TableScene, { hand: id, card }: Extract<BlackjackEvent, { type: 'deal' }>): TableScene {
  if (id === null) {
    const held = { key: `dealer-${scene.dealer.length}`, card }
    return { ...scene, dealer: [...scene.dealer, held], dealt: [held.key] }
  }
  const count = scene.hands.reduce((sum, { cards }) => sum + cards.length, 0)
  const held = { key: `${id}-${count}`, card }
  return {
    ...scene,
    ...changeHand(scene, id, (hand) => ({ ...hand, cards: [...hand.cards, held] })),
    dealt: [held.key],
  }
}

function split(
  scene: TableScene,
  { hand: id, into }: Extract<BlackjackEvent, { type: 'split' }>,
): TableScene {
  return {
    ...scene,
    dealt: [],
    hands: scene.hands.flatMap((hand) => {
      if (hand.id !== id) return [hand]
      const first = { ...hand, cards: hand.cards.slice(0, 1), isFromSplit: true }
      return [first, { ...first, id: into, cards: hand.cards.slice(1) }]
    }),
  }
}
