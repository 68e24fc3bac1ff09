import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { minorOf, walletBalance } from '../../src/testing/wallet-balance.ts'
import { neonSevens } from './module.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [neonSevens] })
})
afterAll(() => test.stop())

const spin = (token: string, amount: string, request_id = randomUUID()) =>
  test.play('openRound', token, { request_id, bet: { amount } })
const walletOf = (player: string) => walletBalance(test, player, neonSevens.platform)

describe('a spin', () => {
  it('takes the stake once, pays the sum of its lines, and shows the hall the same balance', async () => {
    await test.player('neon-money', 100)
    const token = await test.enter('neon-sevens', 'neon-money')
    let balance = 10_000n
    for (let i = 0; i < 8; i += 1) {
      const { round, balance: after } = expectData(await spin(token, '2.00'))
      const { line_wins } = neonSevens.schemas.view.parse(round)
      expect(line_wins.reduce((sum, { win }) => sum + minorOf(win), 0n)).toBe(minorOf(round.win))
      balance += minorOf(round.win) - 200n
      expect(minorOf(after)).toBe(balance)
    }
    expect(await walletOf('neon-money')).toBe(balance)
  })

  it('is recomputed by its verifier once the seed is revealed', async () => {
    await test.player('neon-proof', 100)
    const token = await test.enter('neon-sevens', 'neon-proof')
    const played = []
    for (let i = 0; i < 5; i += 1) played.push(expectData(await spin(token, '5.00')).round)
    const { revealed } = expectData(
      await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: 'my-own' }),
    )
    for (const round of played) {
      const { client_seed: clientSeed, nonce } = round.fairness
      const again = neonSevens.verify(
        { serverSeed: revealed.server_seed, clientSeed, nonce },
        { amount: '5.00' },
        [],
      )
      expect(again).toEqual({
        view: neonSevens.schemas.view.parse(round),
        staked: 500n,
        paid: minorOf(round.win),
      })
    }
  })

  it('spins once per request id under concurrent retries', async () => {
    await test.player('neon-twice', 100)
    const token = await test.enter('neon-sevens', 'neon-twice')
    const request_id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => spin(token, '10.00', request_id)))
    const rounds = answers.map((answer) => expectData(answer).round)
    expect(new Set(rounds.map(({ round_id }) => round_id)).size).toBe(1)
    expect(await walletOf('neon-twice')).toBe(9_000n + minorOf(rounds[0]?.win ?? '0.00'))
    expect(await spin(token, '20.00', request_id)).toEqual({ ok: false, code: 'REQUEST_CONFLICT' })
  })

  it.each([
    ['0.99', 'BET_NOT_ALLOWED'],
    ['3.00', 'BET_NOT_ALLOWED'],
    ['2000.00', 'BET_NOT_ALLOWED'],
    ['0.00', 'BET_NOT_ALLOWED'],
    ['abc', 'BAD_REQUEST'],
    ['-1.00', 'BAD_REQUEST'],
  ])('refuses a stake of %s without moving money', async (amount, code) => {
    const player = `n-${randomUUID()}`
    await test.player(player, 100)
    const token = await test.enter('neon-sevens', player)
    expect(await spin(token, amount)).toEqual({ ok: false, code })
    expect(await walletOf(player)).toBe(10_000n)
  })

  it('is refused when the balance does not cover it, and cannot be acted on', async () => {
    await test.player('neon-poor', 1)
    const token = await test.enter('neon-sevens', 'neon-poor')
    expect(await spin(token, '2.00')).toEqual({ ok: false, code: 'INSUFFICIENT' })
    const { round } = expectData(await spin(token, '1.00'))
    const body = { request_id: randomUUID(), round_id: round.round_id, action: { kind: 'again' } }
    expect(await test.play('actOnRound', token, body)).toEqual({ ok: false, code: 'BAD_REQUEST' })
  })
})
