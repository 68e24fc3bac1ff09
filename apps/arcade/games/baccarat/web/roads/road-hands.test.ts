import { expect, it } from 'vitest'
import { cardsOf } from '../../../../src/testing/card-stream.ts'
import { EMPTY_TABLE } from '../../../../web/shared/table/table-view.ts'
import { roadHands } from './road-hands.ts'

const result = (number: number, player: string, banker: string, is_void = false) => ({
  number,
  is_void,
  result: { player: cardsOf(player), banker: cardsOf(banker) },
  seed: '',
  commitment: '',
  salt: '',
})
const round = (number: number) => ({
  number,
  phase: 'betting' as const,
  commitment: '',
  salt: '',
  closes_at: '',
  runs_at: '',
  ends_at: null,
  seed: null,
  result: null,
})

it('shows the hands of the current shoe alone, without void ones', () => {
  const history = [
    result(66, '2S 3S 4S', '9D TD'),
    result(67, '5S 5D 4S', '2H 6H'),
    result(68, '9S TD', 'KH 4H', true),
    result(69, '9S KD', '9H KH'),
  ]
  const hands = roadHands({ ...EMPTY_TABLE, round: round(70), history })
  expect(hands).toEqual([
    { winner: 'banker', hasPlayerPair: true, hasBankerPair: false, isNatural: false },
    { winner: 'tie', hasPlayerPair: false, hasBankerPair: false, isNatural: true },
  ])
  expect(roadHands({ ...EMPTY_TABLE, round: round(133), history })).toEqual([])
  expect(roadHands(EMPTY_TABLE)).toEqual([])
})
