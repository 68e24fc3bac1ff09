import { expect, it } from 'vitest'
import { recordShow } from '../../../web/shared/testing/record-show.ts'
import { chooseMood } from './choose-mood.ts'
import { page } from './page.ts'
import { emptyScene, type TableScene } from './table/table-scene.ts'
import { createTestBlackjackRound } from './testing/create-test-blackjack-round.ts'

const open = { key: 'a', card: 'AS' } as const
const closed = { key: 'b', card: null } as const

it.each<[TableScene['phase'], TableScene['dealer'], string]>([
  ['betting', [], 'lounge'],
  ['playing', [], 'hand'],
  ['playing', [open], 'hand'],
  ['playing', [open, closed], 'hand'],
  ['insurance', [open, closed], 'hand'],
  ['playing', [open, open], 'dealer'],
  ['playing', [open, open, open], 'dealer'],
  ['over', [open, open], 'lounge'],
])('in the phase %s with the dealer’s %o it is the %s', (phase, dealer, mood) => {
  expect(chooseMood({ ...emptyScene, phase, dealer })).toBe(mood)
})

it('asks for the hand, the dealer and the lounge in turn', async () => {
  const round = createTestBlackjackRound('TS 9D 9H 8C', [{ kind: 'stand', hand: 1 }])
  expect((await recordShow(page, round)).moods).toEqual(['hand', 'dealer', 'lounge'])
})
