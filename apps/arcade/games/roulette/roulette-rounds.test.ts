import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashServerSeed } from '../../src/fairness/seed-hash.ts'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { roulette } from './module.ts'
import { rouletteViewSchema } from './schemas.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [roulette] })
})
afterAll(() => test.stop())

const bet = {
  table: 'european',
  chips: [
    { spot: 'straight-17', amount: '10.00' },
    { spot: 'red', amount: '50.00' },
    { spot: 'dozen-2', amount: '40.00' },
  ],
}
const spin = (token: string, change: object = {}, request_id = randomUUID()) =>
  test.play('openRound', token, { request_id, bet: { ...bet, ...change } })
const one = (spot: string, amount: string) => ({ chips: [{ spot, amount }] })
const balanceOf = async (token: string) => expectData(await test.play('getBalance', token, {})).balance
const cents = (text: string) => Math.round(Number(text) * 100)
const validBetOf = async (roundId: string) => {
  const { valid_bet } = await test.db
    .selectFrom('arcade.rounds')
    .select('valid_bet')
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow()
  return Number(valid_bet)
}

describe('a spin of roulette', () => {
  it('debits all chips, credits the winning ones with their stake and reports each', async () => {
    await test.player('spin-money', 10_000)
    const token = await test.enter('roulette', 'spin-money')
    let balance = 1_000_000
    for (let i = 0; i < 5; i += 1) {
      const { round, balance: after } = expectData(await spin(token))
      const { number, chips } = rouletteViewSchema.parse(round)
      balance += cents(round.win) - 10_000
      expect(cents(after)).toBe(balance)
      expect(round).toMatchObject({ status: 'settled', bet: '100.00' })
      expect(chips.reduce((sum, { win }) => sum + cents(win), 0)).toBe(cents(round.win))
      expect(chips[2]?.win).toBe(number >= 13 && number <= 24 ? '120.00' : '0.00')
      expect(await validBetOf(round.round_id)).toBe(10_000)
    }
    const { round } = expectData(await spin(token, one('column-1', '50.00')))
    expect(await validBetOf(round.round_id)).toBe(5_000)
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })

  it('can be recomputed by anyone once the seed is revealed', async () => {
    const token = await test.enter('roulette', null)
    const { round } = expectData(await spin(token))
    const { revealed } = expectData(
      await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: 'my-own' }),
    )
    expect(hashServerSeed(revealed.server_seed)).toBe(round.fairness.server_seed_hash)
    const { client_seed, nonce } = round.fairness
    const again = roulette.verify(
      { serverSeed: revealed.server_seed, clientSeed: client_seed, nonce },
      { table: 'european', chips: bet.chips },
      [],
    )
    const view = rouletteViewSchema.parse(round)
    expect(again.view).toEqual(view)
    expect(again.staked).toBe(10_000n)
    expect(Number(again.paid)).toBe(cents(round.win))
    expect(roulette.verifyParams({ ...round, ...view })).toEqual({
      table: 'european',
      chips: 'straight-17:10.00,red:50.00,dozen-2:40.00',
    })
  })

  it('spins once per request id, however often it arrives', async () => {
    await test.player('spin-twice', 1_000)
    const token = await test.enter('roulette', 'spin-twice')
    const request_id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => spin(token, {}, request_id)))
    const rounds = answers.map((answer) => expectData(answer).round)
    expect(new Set(rounds.map(({ round_id }) => round_id)).size).toBe(1)
    expect(cents(await balanceOf(token))).toBe(100_000 - 10_000 + cents(rounds[0]?.win ?? '0'))
    expect(await spin(token, one('red', '10.00'), request_id)).toEqual({
      ok: false,
      code: 'REQUEST_CONFLICT',
    })
  })

  const six = ['red', 'odd', 'low', 'black', 'even', 'high']
  it.each([
    ['a chip below the minimum', one('straight-1', '9.00'), 'BET_NOT_ALLOWED'],
    ['too much on a number', one('straight-1', '1010.00'), 'BET_NOT_ALLOWED'],
    ['too much on red', one('red', '20010.00'), 'BET_NOT_ALLOWED'],
    ['a chip between the steps', one('red', '15.00'), 'BET_NOT_ALLOWED'],
    ['a chip of nothing', one('red', '0.00'), 'BET_NOT_ALLOWED'],
    ['less than the French even chip', { table: 'french', ...one('red', '40.00') }, 'BET_NOT_ALLOWED'],
    [
      'more than a round takes',
      { chips: six.map((spot) => ({ spot, amount: '10000.00' })) },
      'BET_NOT_ALLOWED',
    ],
    ['a spot that does not exist', one('straight-37', '10.00'), 'BAD_REQUEST'],
    ['numbers that do not touch', one('split-1-5', '10.00'), 'BAD_REQUEST'],
    ['a spot twice', { chips: ['red', 'red'].map((spot) => ({ spot, amount: '10.00' })) }, 'BAD_REQUEST'],
    ['no chip', { chips: [] }, 'BAD_REQUEST'],
    ['a negative chip', one('red', '-10.00'), 'BAD_REQUEST'],
    ['another table', { table: 'american' }, 'BAD_REQUEST'],
    ['more than the balance', one('red', '1600.00'), 'INSUFFICIENT'],
  ])('refuses %s and moves nothing', async (what, change, code) => {
    const player = `spin-${what.replaceAll(' ', '-').slice(0, 20)}`
    await test.player(player, 1_500)
    const token = await test.enter('roulette', player)
    expect(await spin(token, change)).toEqual({ ok: false, code })
    expect(await balanceOf(token)).toBe('1500.00')
    const { round } = expectData(await spin(token))
    expect(round.fairness.nonce).toBe(0)
  })
})
