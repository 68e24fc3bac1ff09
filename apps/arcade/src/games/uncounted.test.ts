import { expect, it } from 'vitest'
import { netUncounted, sumUncounted } from './uncounted.ts'

it.each([
  ['a returned stake', 100n, 100n, { cause: 'push', amount: 100n }],
  ['a half that came back', 100n, 50n, { cause: 'part_back', amount: 50n }],
  ['a win of a tenth', 100n, 110n, { cause: 'small_win', amount: 90n }],
  ['a loss', 100n, 0n, { cause: 'part_back', amount: 0n }],
  ['a win of more than the stake', 100n, 250n, { cause: 'small_win', amount: 0n }],
] as const)('gives the cause of %s', (_what, staked, paid, part) => {
  expect(netUncounted(staked, paid)).toEqual(part)
})

it('adds up causes, the largest first, without those of nothing', () => {
  expect(
    sumUncounted([
      { cause: 'push', amount: 10n },
      { cause: 'opposite', amount: 30n },
      { cause: 'push', amount: 15n },
      { cause: 'small_win', amount: 0n },
    ]),
  ).toEqual([
    { cause: 'opposite', amount: 30n },
    { cause: 'push', amount: 25n },
  ])
})
