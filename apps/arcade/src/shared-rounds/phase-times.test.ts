import { expect, it } from 'vitest'
import { balloon } from '../testing/balloon.ts'
import { expectSharedGame } from '../testing/table-leader.ts'
import { phaseTimes } from './phase-times.ts'

const balloonShared = expectSharedGame(balloon)
const { shared } = balloonShared
const { timing } = shared
const outcome = { burst: 8 }
const shown = { ...balloonShared, shared: { ...shared, reveals: 'start' as const } }

it('is what the game says, unless the site says otherwise', () => {
  const plain = { tableBettingMs: null, tableSpeed: 1 }
  expect(phaseTimes(plain, shown)).toMatchObject(timing)
  expect(phaseTimes(plain, shown).runMs(outcome)).toBe(shared.runMs(outcome))
  expect(phaseTimes({ ...plain, tableBettingMs: 2_500 }, shown).bettingMs).toBe(2_500)
})

it('is faster by the speed of the tables, but never for bets nor where players act in the run', () => {
  const fast = { tableBettingMs: null, tableSpeed: 4 }
  expect(phaseTimes(fast, shown)).toMatchObject({
    bettingMs: timing.bettingMs,
    closedMs: timing.closedMs / 4,
    resultMs: timing.resultMs / 4,
  })
  expect(phaseTimes(fast, shown).runMs(outcome)).toBe(shared.runMs(outcome) / 4)
  expect(phaseTimes(fast, balloonShared).runMs(outcome)).toBe(shared.runMs(outcome))
})
