import { expect, it } from 'vitest'
import { cardsOf } from '../../../../src/testing/card-stream.ts'
import { roadHands } from './road-hands.ts'

const result = (number: number, player: string, banker: string, is_void = false) => ({
  number,
  is_void,
  result: { player: cardsOf(player), banker: cardsOf(banker) },
  seed: '',
  commitment: '',
  salt: '',
  salt_source: { kind: 'player' } as const,
})
it('shows the hands of the current shoe alone, without void ones', () => {
  const history = [
    result(66, '2S 3S 4S', '9D TD'),
    result(67, '5S 5D 4S', '2H 6H'),
    result(68, '9S TD', 'KH 4H', true),
    result(69, '9S KD', '9H KH'),
  ]
  const hands = roadHands(history, 70)
  expect(hands).toEqual([
    { winner: 'banker', hasPlayerPair: true, hasBankerPair: false, isNatural: false },
    { winner: 'tie', hasPlayerPair: false, hasBankerPair: false, isNatural: true },
  ])
  expect(roadHands(history, 133)).toEqual([])
  expect(roadHands(history, null)).toEqual(hands)
  expect(roadHands([], null)).toEqual([])
})
