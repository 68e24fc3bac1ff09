import { describe, expect, it } from 'vitest'
import type { BlackjackAction, HandAction } from '../../schemas.ts'
import { totalLabel } from '../hand-label.ts'
import { sceneOf } from '../scene-of.ts'
import { script } from '../script.ts'
import { createTestBlackjackRound } from '../testing/create-test-blackjack-round.ts'

const on = (kind: HandAction, hand = 1): BlackjackAction => ({ kind, hand })
const cardsIn = (cards: readonly { readonly card: string | null }[]) =>
  cards.map(({ card }) => card ?? '?').join(' ')

describe('the table that the events of a round build', () => {
  it('keeps the hole card face down until the dealer turns it over', () => {
    expect(cardsIn(sceneOf(createTestBlackjackRound('TS 9D 9H 8C')).dealer)).toBe('9D ?')
    const over = sceneOf(createTestBlackjackRound('TS 9D 9H 8C', [on('stand')]))
    expect(cardsIn(over.dealer)).toBe('9D 8C')
    expect(over.outcome).toEqual({ netMinor: 10_000n, kind: 'win' })
  })

  it('shows a split as two hands, a double as twice the stake, and every result', () => {
    const actions = [on('split'), on('double'), on('stand', 3)]
    const { hands } = sceneOf(createTestBlackjackRound('8S 6D 8H TC 3D TH KS 9C', actions))
    expect(
      hands.map(({ id, cards, stakeMinor, result }) => [id, cardsIn(cards), stakeMinor, result]),
    ).toEqual([
      [1, '8S 3D KS', 20_000n, 'win'],
      [3, '8H TH', 10_000n, 'win'],
    ])
  })

  it('shows an insurance with what it paid', () => {
    const { insured, peek } = sceneOf(
      createTestBlackjackRound('TS AD 9H KC', [{ kind: 'insurance', spots: [1] }]),
    )
    expect(peek).toBe('blackjack')
    expect(insured).toEqual([{ spot: 1, stakeMinor: 5_000n, payMinor: 15_000n }])
  })
})

it('only adds events while a round goes on', () => {
  const opened = script(createTestBlackjackRound('2S 6D 3H TC 2D 9S TS', []))
  const hit = script(createTestBlackjackRound('2S 6D 3H TC 2D 9S TS', [on('hit')]))
  expect(hit.slice(0, opened.length)).toEqual(opened)
  expect(hit.length).toBeGreaterThan(opened.length)
})

it('labels a total that may still be two', () => {
  const cards = (['AS', '6H'] as const).map((card) => ({ key: card, card }))
  expect([totalLabel(cards, false), totalLabel(cards, true), totalLabel([], false)]).toEqual([
    '7/17',
    '17',
    '',
  ])
})
