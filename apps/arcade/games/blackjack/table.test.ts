import { describe, expect, it } from 'vitest'
import { cardStream, cardsOf } from '../../src/testing/card-stream.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import { readActions, writeActions } from './action-codes.ts'
import { checkBlackjackBet } from './check-bet.ts'
import { BLACKJACK_LIMITS, BLACKJACK_MAX_WIN } from './limits.ts'
import { blackjackPlay } from './play.ts'
import type { BlackjackAction, BlackjackBet, HandAction } from './schemas.ts'
import { activeHand, allowedActions, playTable, type Table } from './table.ts'
import { uncountedOf, validBetOf } from './valid-bet.ts'

const ONE: BlackjackBet = { spots: [null, '10.00', null] }
const on = (kind: HandAction, hand = 1): BlackjackAction => ({ kind, hand })
const insure = (...spots: number[]): BlackjackAction => ({ kind: 'insurance', spots })

/** Plays the cards in the order in which they are dealt: one to each spot, the dealer's, one to each spot, the hole card. */
function table(cards: string, actions: readonly BlackjackAction[] = [], bet = ONE): Table | null {
  const left = cardsOf(cards)
  const played = playTable(bet, actions, () => {
    const card = left.shift()
    if (card === undefined) throw new Error('no card is left')
    return card
  })
  if (played !== null) expect(left).toEqual([])
  return played
}
const over = (cards: string, actions?: readonly BlackjackAction[], bet?: BlackjackBet) => {
  const played = table(cards, actions, bet)
  expect(played?.phase).toBe('over')
  if (played === null) throw new Error('refused')
  const results = played.events.flatMap((event) => (event.type === 'settle' ? [event.result] : []))
  const rest = uncountedOf(played).reduce((sum, { amount }) => sum + amount, 0n)
  expect(validBetOf(played) + rest).toBe(played.staked)
  return { staked: played.staked, paid: played.paid, results, validBet: validBetOf(played) }
}

describe('a hand', () => {
  it.each([
    ['a natural pays 3:2 at once', 'AS 9D KH 8C', [], 2_500n, 'blackjack', 1_000n],
    ['a natural against a dealer’s is a push', 'AS KD KH AC', [], 1_000n, 'push', 0n],
    ['20 beats 19', 'TS 9D KH TC', [on('stand')], 2_000n, 'win', 1_000n],
    ['18 against 18 is a push', 'TS 9D 8H 9C', [on('stand')], 1_000n, 'push', 0n],
    ['17 loses to 19', 'TS 9D 7H TC', [on('stand')], 0n, 'lose', 1_000n],
    ['22 is bust, and the dealer draws no card', 'TS 6D 6H TC KS', [on('hit')], 0n, 'bust', 1_000n],
    ['21 needs no further action', 'TS 9D 5H TC 6S', [on('hit')], 2_000n, 'win', 1_000n],
    ['a surrender returns half', 'TS TD 6H TC', [on('surrender')], 500n, 'surrender', 500n],
    ['the dealer busts', 'TS 6D 3H TC 9S', [on('stand')], 2_000n, 'win', 1_000n],
    ['the dealer stands on a soft 17', 'TS 6D 8H AC', [on('stand')], 2_000n, 'win', 1_000n],
    ['a dealer’s blackjack under a ten ends the round', 'TS TD 9H AC', [], 0n, 'lose', 1_000n],
  ] as const)('%s', (_, cards, actions, paid, result, validBet) => {
    expect(over(cards, actions)).toEqual({ staked: 1_000n, paid, results: [result], validBet })
  })

  it('doubles for one card more', () => {
    expect(over('6S 6D 5H TC 9S TD', [on('double')])).toEqual({
      staked: 2_000n,
      paid: 4_000n,
      results: ['win'],
      validBet: 2_000n,
    })
    expect(over('6S 6D 5H TC 2S 4D', [on('double')])).toMatchObject({ paid: 0n, results: ['lose'] })
  })

  it('may not double, split or surrender after a third card', () => {
    expect(table('2S 6D 2H TC 2D', [on('hit')])).not.toBeNull()
    for (const kind of ['double', 'split', 'surrender'] as const)
      expect(table('2S 6D 2H TC 2D', [on('hit'), on(kind)])).toBeNull()
  })
})

describe('a split', () => {
  it('makes two hands of the same stake, played one after the other', () => {
    const played = table('8S 6D 8H TC 3D TH', [on('split')])
    expect(played?.hands.map(({ id, cards, stake }) => [id, cards.join(' '), stake])).toEqual([
      [1, '8S 3D', 1_000n],
      [3, '8H TH', 1_000n],
    ])
    expect(over('8S 6D 8H TC 3D TH KS 9C', [on('split'), on('double'), on('stand', 3)])).toEqual({
      staked: 3_000n,
      paid: 6_000n,
      results: ['win', 'win'],
      validBet: 3_000n,
    })
  })

  it('is refused for unequal cards, and allowed for two tens of other ranks', () => {
    expect(table('8S 6D 9H TC', [on('split')])).toBeNull()
    expect(table('KS 6D TH TC 2S 3S', [on('split')])).not.toBeNull()
  })

  it('goes to four hands and no further', () => {
    const splits = [on('split'), on('split'), on('split')]
    const played = table('8S 6D 8H TC 8D 8C 8S 8H 8D 8C', splits)
    expect(played?.hands.map(({ id }) => id)).toEqual([1, 5, 4, 3])
    const hand = played === null ? undefined : activeHand(played)
    if (played === null || hand === undefined) throw new Error('no hand is active')
    expect(allowedActions(played, hand)).toEqual(['hit', 'stand', 'double'])
    expect(table('8S 6D 8H TC 8D 8C 8S 8H 8D 8C', [...splits, on('split')])).toBeNull()
  })

  it('of aces deals one card to each, splits no further, and 21 is no blackjack', () => {
    expect(over('AS 6D AH TC KD AC 4S', [on('split')])).toEqual({
      staked: 2_000n,
      paid: 2_000n,
      results: ['win', 'lose'],
      validBet: 0n,
    })
  })

  it('does not end in a surrender', () => {
    expect(table('8S TD 8H 9C TS 3H', [on('split'), on('surrender')])).toBeNull()
  })
})

describe('an insurance', () => {
  it('costs half the stake and pays 2:1 for a dealer’s blackjack', () => {
    expect(over('TS AD 9H KC', [insure(1)])).toEqual({
      staked: 1_500n,
      paid: 1_500n,
      results: ['lose'],
      validBet: 0n,
    })
    expect(over('TS AD 9H KC', [insure()])).toEqual({
      staked: 1_000n,
      paid: 0n,
      results: ['lose'],
      validBet: 1_000n,
    })
  })

  it('is lost when the dealer has none, and the hand goes on', () => {
    expect(over('TS AD 9H 7C', [insure(1), on('stand')])).toMatchObject({ staked: 1_500n, paid: 2_000n })
  })

  it('of a natural gives even money', () => {
    expect(over('AS AD KH TC', [insure(1)])).toMatchObject({ staked: 1_500n, paid: 2_500n })
    expect(over('AS AD KH 9C', [insure(1)])).toMatchObject({ staked: 1_500n, paid: 2_500n })
  })

  it.each([
    ['not offered', 'TS 9D 9H KC', [insure(1)]],
    ['twice', 'TS AD 9H 7C', [insure(), insure(1)]],
    ['late', 'TS AD 3H 7C 2D', [insure(), on('hit'), insure(1)]],
    ['of an empty spot', 'TS AD 9H 7C', [insure(0)]],
    ['of one spot twice', 'TS AD 9H 7C', [insure(1, 1)]],
  ] as const)('is refused when %s', (_, cards, actions) => {
    expect(table(cards, actions)).toBeNull()
  })

  it('comes before any other action', () => {
    expect(table('TS AD 9H 7C', [on('stand')])).toBeNull()
  })
})

describe('several spots', () => {
  const bet: BlackjackBet = { spots: ['10.00', '20.00', '30.00'] }

  it('are dealt and played from left to right', () => {
    const actions = [on('stand', 0), on('stand', 1), on('stand', 2)]
    expect(over('TS TH TC 9D 8S 9S KH TD', actions, bet)).toEqual({
      staked: 6_000n,
      paid: 0n + 2_000n + 6_000n,
      results: ['lose', 'push', 'win'],
      validBet: 1_000n + 0n + 3_000n,
    })
  })

  it('refuses an action on a hand whose turn it is not', () => {
    expect(table('TS TH TC 9D 8S 9S KH TD', [on('stand', 1)], bet)).toBeNull()
    expect(table('TS TH TC 9D 8S 9S KH TD', [on('stand', 0), on('stand', 0)], bet)).toBeNull()
  })

  it('pay at most the table’s maximum', () => {
    expect(BLACKJACK_MAX_WIN).toBe(24_000_000n)
  })
})

describe('a round', () => {
  const context = (staked: bigint, cards: string) => ({
    bet: ONE,
    staked,
    paid: 0n,
    status: 'OPEN' as const,
    stream: cardStream(cardsOf(cards)),
  })

  it('hides the hole card until the dealer turns it over', () => {
    const { state, stake, isOver } = blackjackPlay.open(ONE, cardStream(cardsOf('TS 9D 7H TC')))
    expect([stake, isOver]).toEqual([1_000n, false])
    const view = blackjackPlay.view(state, context(1_000n, 'AS'))
    expect(JSON.stringify(view)).not.toContain('TC')
    expect(view).toMatchObject({ phase: 'playing', active_hand: 1 })
    const last = blackjackPlay.act?.(state, on('stand'), context(1_000n, 'AS'))
    if (last == null) throw new Error('refused')
    expect(last).toMatchObject({ isOver: true })
    expect(blackjackPlay.view(last.state, context(1_000n, 'AS')).events).toContainEqual({
      type: 'reveal',
      card: 'TC',
    })
  })

  it('left alone declines the insurance, stands on every hand, and the dealer plays', () => {
    const { state } = blackjackPlay.open(ONE, cardStream(cardsOf('TS AD 9H 5C')))
    const step = blackjackPlay.expire?.(state, context(1_000n, 'TD 8C'))
    expect(step).toMatchObject({
      isOver: true,
      pay: 2_000n,
      state: { actions: [insure(), on('stand')], draws: cardsOf('TS AD 9H 5C TD 8C') },
    })
  })
})

describe('a bet', () => {
  const limits = { id: 'standard', spots: { main: BLACKJACK_LIMITS }, maxWin: BLACKJACK_MAX_WIN }
  it.each([
    [[null, null, null], 'below_minimum'],
    [['9.00', null, null], 'below_minimum'],
    [['10.00', '0.00', null], 'below_minimum'],
    [['15.00', null, null], 'not_a_choice'],
    [['10.00', null, '5010.00'], 'above_maximum'],
    [['10.00', '5000.00', '20.00'], null],
  ] as const)('of %j is validated as %s', (spots, fault) => {
    expect(checkBlackjackBet({ spots: [...spots] }, limits)).toBe(fault)
    expect(spots.every((amount) => amount === null || parseAmount(amount) !== null)).toBe(true)
  })
})

it('writes actions as codes and reads them again', () => {
  const actions = [
    insure(0, 2),
    on('hit', 0),
    on('split', 2),
    on('double', 11),
    on('surrender', 1),
    on('stand', 2),
  ]
  expect(writeActions(actions)).toBe('i02.h0.p2.d11.r1.s2')
  expect(readActions('i02.h0.p2.d11.r1.s2')).toEqual(actions)
  expect(readActions(' I, H1 ')).toEqual([insure(), on('hit', 1)])
  expect([readActions('x1'), readActions('h'), readActions('')]).toEqual([null, null, []])
})
