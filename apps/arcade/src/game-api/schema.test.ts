import { expect, it } from 'vitest'
import { gameCalls, moneySchema } from './schema.ts'

it.each([
  ['000000000000010.00', '10.00'],
  ['000.50', '0.50'],
  ['0.00', '0.00'],
  ['100.00', '100.00'],
])('reads the amount %s as %s', (sent, amount) => {
  expect(moneySchema.parse(sent)).toBe(amount)
})

it.each(['-1.00', '1.0', '1', '1e3', '10.005', '\uff11\uff10.00', ' 1.00', '1234567890123456.00'])(
  'refuses %j as an amount',
  (sent) => {
    expect(moneySchema.safeParse(sent).success).toBe(false)
  },
)

it('compares ids in lower case, as the database writes them', () => {
  const id = '0199ABCD-1234-7ABC-8DEF-0123456789AB'
  const order = { request_id: id, bet: null, free_rounds: id }
  expect(gameCalls.openRound.request.parse(order)).toEqual({
    request_id: id.toLowerCase(),
    bet: null,
    free_rounds: id.toLowerCase(),
  })
  expect(gameCalls.actOnRound.request.parse({ request_id: id, round_id: id, action: null })).toMatchObject({
    request_id: id.toLowerCase(),
    round_id: id.toLowerCase(),
  })
})
