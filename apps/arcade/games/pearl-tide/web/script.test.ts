import { describe, expect, it } from 'vitest'
import { script } from './script.ts'
import {
  createTestPearlTideRound,
  createTestSpin,
  createTestStep,
  turtleStep,
} from './testing/create-test-pearl-tide-round.ts'

const typesOf = (round: Parameters<typeof script>[0]) => script(round).map(({ type }) => type)

describe('the events of a round', () => {
  it('of which nothing pays are a fall and the end', () => {
    expect(typesOf(createTestPearlTideRound({}))).toEqual(['fall', 'over'])
  })

  it('pay each cascade, count it, and say what bursts and what follows', () => {
    const steps = [turtleStep('6.00'), turtleStep('12.00', 2), createTestStep({ multiplier: 3 })]
    const events = script(createTestPearlTideRound({ win: '18.00', spins: [createTestSpin({ steps })] }))
    expect(events.map(({ type }) => type)).toEqual(['fall', 'pay', 'cascade', 'pay', 'cascade', 'over'])
    expect(events.filter(({ type }) => type === 'pay')).toMatchObject([
      { cascades: 1, wonMinor: 600n, paid: 'return' },
      { cascades: 2, wonMinor: 1_800n, paid: 'win' },
    ])
    expect(events[2]).toEqual({
      type: 'cascade',
      removed: [21, 22, 23, 24, 25, 26],
      pearls: [24],
      grid: steps[1]?.grid,
      multiplier: 2,
    })
  })

  it('count what the free spins pay on top, and what they add', () => {
    const free = createTestSpin({ kind: 'free', steps: [createTestStep({ multiplier: 2 })] })
    const events = script(
      createTestPearlTideRound({
        win: '32.00',
        spins: [
          createTestSpin({ clams: 3, free_spins_awarded: 2 }),
          { ...free, steps: [turtleStep('32.00', 2), createTestStep({ multiplier: 3 })] },
          { ...free, clams: 3, free_spins_awarded: 1 },
          free,
        ],
      }),
    )
    expect(events.map(({ type }) => type)).toEqual([
      ...['fall', 'enter_feature', 'free_spin', 'fall', 'pay', 'cascade', 'free_spin', 'fall'],
      ...['more_free_spins', 'free_spin', 'fall', 'leave_feature', 'over'],
    ])
    expect(events.flatMap((event) => (event.type === 'free_spin' ? [event.feature] : []))).toEqual([
      { played: 1, total: 2 },
      { played: 2, total: 2 },
      { played: 3, total: 3 },
    ])
  })

  it('never show more than a capped round pays, and end with its burst', () => {
    const events = script(
      createTestPearlTideRound({
        win: '50000.00',
        is_capped: true,
        spins: [createTestSpin({ steps: [turtleStep('70000.00')] })],
      }),
    )
    expect(events.map(({ type }) => type)).toEqual(['fall', 'pay', 'cascade', 'max_win', 'over'])
    expect(events[1]).toMatchObject({ wonMinor: 5_000_000n })
    expect(events[2]).toMatchObject({ grid: null })
  })
})
