import { expect, it } from 'vitest'
import { createTestMinesRound } from '../testing/create-test-mines-round.ts'
import { countRounds } from './mines-stats.ts'

const over = (bet: string, win: string, multiplier: string | null) =>
  createTestMinesRound({ status: 'settled', bet, win, multiplier })

it('counts rounds, wins above the stake, and the best multiplier among them', () => {
  expect(countRounds([])).toEqual({ rounds: 0, wins: 0, best: null })
  const rounds = [
    over('10.00', '99.00', '9.90'),
    over('10.00', '124.00', '12.40'),
    // Cashed out below the stake's worth, lost, returned, and still open: no wins.
    over('10.00', '10.00', '1.00'),
    over('10.00', '0.00', '80.00'),
    createTestMinesRound({ status: 'void' }),
    createTestMinesRound({ status: 'open', multiplier: '500.00' }),
  ]
  expect(countRounds(rounds)).toEqual({ rounds: 4, wins: 2, best: rounds[1] })
})
