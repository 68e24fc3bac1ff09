import { expect, it } from 'vitest'
import { recordShow } from '../../../web/shared/testing/record-show.ts'
import { chooseMood } from './choose-mood.ts'
import type { FeatureMoment, SlotScene } from './dragon-gate-types.ts'
import { page } from './page.ts'
import { createTestDragonGateRound, createTestSpin } from './testing/create-test-dragon-gate-round.ts'

const exit = { kind: 'exit', wonMinor: 1_000n, paid: 'win', tier: null, count: 8 } as const

it.each<[SlotScene['scene'], FeatureMoment | null, string]>([
  ['night', null, 'palace'],
  ['night', { kind: 'enter', count: 8 }, 'realm'],
  ['realm', null, 'realm'],
  ['realm', { kind: 'more', count: 4 }, 'realm'],
  ['realm', exit, 'palace'],
  ['realm', { ...exit, paid: 'return' }, 'palace'],
  ['realm', { ...exit, wonMinor: 10_000n, tier: 1 }, 'triumph'],
  ['night', { kind: 'win', wonMinor: 10_000n, tier: 1 }, 'triumph'],
  ['night', { kind: 'capped', wonMinor: 2_000_000n }, 'triumph'],
])('in the scene %s with the moment %o it is the %s', (scene, moment, mood) => {
  expect(chooseMood({ scene, moment })).toBe(mood)
})

const paid = (win: string) => createTestSpin({ win, line_wins: [{ line: 0, symbol: 'jack', count: 3, win }] })
const free = (win: string) => ({ ...paid(win), kind: 'free' as const })
const gates = { ...paid('20.00'), scatters: 3, free_spins_awarded: 2 }

it.each([
  ['a win', '50.00', [paid('50.00')], ['palace']],
  ['a big win', '100.00', [paid('100.00')], ['triumph', 'palace']],
  ['free spins', '60.00', [gates, free('20.00'), free('20.00')], ['realm', 'palace']],
  ['rich free spins', '120.00', [gates, free('40.00'), free('60.00')], ['realm', 'triumph', 'palace']],
])('%s of %s asks for its moods in order', async (_name, win, spins, moods) => {
  expect((await recordShow(page, createTestDragonGateRound({ win, spins }))).moods).toEqual(moods)
})
