import { expect, it } from 'vitest'
import {
  type ChipLimits,
  type ChipStake,
  createChipLayout,
  placeChips,
  undoChips,
} from '../../../../web/shared/chips/chip-layout.ts'
import type { BaccaratDraft } from '../baccarat-types.ts'
import { NO_TURNED_CARDS } from '../cards/turned-cards.ts'
import { changeTable, splitByTable } from './change-table.ts'

const NO_LIMITS: ChipLimits = { spotOf: () => undefined, roundMax: null, beyond: 'refuse' }
const empty: BaccaratDraft = {
  ...createChipLayout(1_000n),
  table: 'super_six',
  turned: NO_TURNED_CARDS,
  unplaced: null,
}
const place = (draft: BaccaratDraft, ...spots: readonly string[]) =>
  spots.reduce((before, spot) => placeChips(before, [{ spot, chips: 1 }], NO_LIMITS), draft)
const chip = (spot: string): ChipStake => ({ spot, stake: 1_000n })

it('takes the chips along, with the ways back, where the other table has their spots', () => {
  const moved = changeTable(place(empty, 'player', 'tie'), 'standard')
  expect(moved).toMatchObject({ table: 'standard', chips: [chip('player'), chip('tie')], unplaced: null })
  expect(undoChips(moved).chips).toEqual([chip('player')])
  expect(undoChips(undoChips(moved)).chips).toEqual([])
})

it('leaves chips behind that the other table has no spot for, and notes which', () => {
  const moved = changeTable(place(empty, 'player', 'super_six', 'tie'), 'standard')
  expect(moved.chips).toEqual([chip('player'), chip('tie')])
  expect(moved.unplaced).toEqual({ chips: [chip('super_six')], beside: moved.chips })
  // The step that put the chip left behind is none any more.
  expect(moved.before).toEqual([[], [chip('player')]])
})

it('puts the chips that it left behind back on their table, unless others were laid or taken meanwhile', () => {
  const away = changeTable(place(empty, 'player', 'super_six'), 'standard')
  const back = changeTable(away, 'super_six')
  expect(back).toMatchObject({ chips: [chip('player'), chip('super_six')], unplaced: null })
  expect(undoChips(back).chips).toEqual([chip('player')])
  const changed = changeTable(place(away, 'tie'), 'super_six')
  expect(changed).toMatchObject({ chips: [chip('player'), chip('tie')], unplaced: null })
})

it('tells chips of a last bet that a table has spots for from the others', () => {
  expect(splitByTable([chip('super_six'), chip('banker')], 'standard')).toEqual({
    known: [chip('banker')],
    unknown: [chip('super_six')],
  })
})
