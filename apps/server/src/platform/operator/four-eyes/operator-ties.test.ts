import { describe, expect, it } from 'vitest'
import { areOperatorsTied, CHANGED_TIE_DAYS, NEW_ACCOUNT_DAYS, type OperatorTie } from './operator-ties.ts'

const now = new Date('2026-03-01T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const made = (maker: string, name: string, days = 400): OperatorTie => ({
  maker,
  made: name,
  kind: 'made',
  at: daysAgo(days),
})
const changed = (maker: string, name: string): OperatorTie => ({
  maker,
  made: name,
  kind: 'permissions',
  at: daysAgo(CHANGED_TIE_DAYS - 1),
})
const tied = (ties: readonly OperatorTie[], one: string, other: string) => [
  areOperatorsTied(ties, one, other, now),
  areOperatorsTied(ties, other, one, now),
]

describe('two operators are one pair of eyes (decision 0080)', () => {
  it.each<[string, readonly OperatorTie[], string, string]>([
    ['an account and itself', [], 'mei', 'mei'],
    ['maker and made, however long ago', [made('mei', 'lin')], 'mei', 'lin'],
    [
      'maker and made through a chain',
      [made('mei', 'lin'), made('lin', 'wu'), made('wu', 'an')],
      'mei',
      'an',
    ],
    ['who changed permissions and whose they are', [changed('mei', 'lin')], 'mei', 'lin'],
    ['a chain of both kinds', [changed('mei', 'lin'), made('lin', 'wu')], 'mei', 'wu'],
    [
      'two of one hand while one is new',
      [made('mei', 'lin'), made('mei', 'wu', NEW_ACCOUNT_DAYS - 1)],
      'lin',
      'wu',
    ],
    [
      'what the made made, and another of the same hand, while it is new',
      [made('mei', 'lin'), made('mei', 'wu'), made('wu', 'an', 3)],
      'lin',
      'an',
    ],
  ])('%s', (_what, ties, one, other) => {
    expect(tied(ties, one, other)).toEqual([true, true])
  })

  it.each<[string, readonly OperatorTie[], string, string]>([
    ['strangers', [made('mei', 'lin')], 'lin', 'wu'],
    ['two of one hand when both are settled', [made('mei', 'lin'), made('mei', 'wu')], 'lin', 'wu'],
    ['a circle of changes ends', [changed('mei', 'lin'), changed('lin', 'mei')], 'mei', 'wu'],
  ])('not: %s', (_what, ties, one, other) => {
    expect(tied(ties, one, other)).toEqual([false, false])
  })
})
