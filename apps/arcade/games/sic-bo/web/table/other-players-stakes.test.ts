import { expect, it } from 'vitest'
import { otherPlayersStakes } from './other-players-stakes.ts'

const bet = (id: string, spot: string, amount: string, status: 'open' | 'void' = 'open') => ({
  id,
  name: '***1',
  status,
  bet: amount,
  win: '0.00',
  chips: [{ spot, amount }],
})

it('adds what others have on each spot, without the own bet and those that were taken back', () => {
  const bets = [
    bet('aaaaaaaa', 'big', '10.00'),
    bet('bbbbbbbb', 'big', '20.00'),
    bet('cccccccc', 'odd', '5.00', 'void'),
  ]
  expect([...otherPlayersStakes({ bets }, null)]).toEqual([['big', 3_000n]])
  const own = { round_id: 'aaaaaaaa-0000-4000-8000-000000000000' } as never
  expect([...otherPlayersStakes({ bets }, own)]).toEqual([['big', 2_000n]])
  expect(
    otherPlayersStakes({ bets: [{ id: 'd', name: '', status: 'open', bet: '1.00', win: '0.00' }] }, null)
      .size,
  ).toBe(0)
})
