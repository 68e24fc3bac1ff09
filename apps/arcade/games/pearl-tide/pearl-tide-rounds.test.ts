import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { minorOf, walletBalance } from '../../src/testing/wallet-balance.ts'
import { pearlTide } from './module.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [pearlTide] })
})
afterAll(() => test.stop())

const spin = (token: string, amount: string, request_id = randomUUID()) =>
  test.play('openRound', token, { request_id, bet: { amount } })
const walletOf = (player: string) => walletBalance(test, player, pearlTide.platform)

describe('a round', () => {
  it('takes the stake once, pays the sum of its spins, and shows the hall the same balance', async () => {
    await test.player('tide-money', 100)
    const token = await test.enter('pearl-tide', 'tide-money')
    let balance = 10_000n
    for (let i = 0; i < 10; i += 1) {
      const { round, balance: after } = expectData(await spin(token, '2.00'))
      const { spins, is_capped } = pearlTide.schemas.view.parse(round)
      expect(is_capped).toBe(false)
      expect(spins.reduce((sum, { win }) => sum + minorOf(win), 0n)).toBe(minorOf(round.win))
      balance += minorOf(round.win) - 200n
      expect(minorOf(after)).toBe(balance)
    }
    expect(await walletOf('tide-money')).toBe(balance)
  })

  it('is recomputed by its verifier once the seed is revealed, and is found again in the history', async () => {
    await test.player('tide-proof', 100)
    const token = await test.enter('pearl-tide', 'tide-proof')
    const played = []
    for (let i = 0; i < 5; i += 1) played.push(expectData(await spin(token, '5.00')).round)
    const { revealed } = expectData(
      await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: 'my-own' }),
    )
    for (const round of played) {
      const { client_seed: clientSeed, nonce } = round.fairness
      const again = pearlTide.verify(
        { serverSeed: revealed.server_seed, clientSeed, nonce },
        { amount: '5.00' },
        [],
      )
      const view = pearlTide.schemas.view.parse(round)
      expect(again).toEqual({ view, staked: 500n, paid: minorOf(round.win) })
      const { round: found } = expectData(await test.play('getRound', token, { round_id: round.round_id }))
      expect(pearlTide.schemas.view.parse(found)).toEqual(view)
    }
  })

  it('is played once per request id under concurrent retries', async () => {
    await test.player('tide-twice', 100)
    const token = await test.enter('pearl-tide', 'tide-twice')
    const request_id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => spin(token, '10.00', request_id)))
    const rounds = answers.map((answer) => expectData(answer).round)
    expect(new Set(rounds.map(({ round_id }) => round_id)).size).toBe(1)
    expect(await walletOf('tide-twice')).toBe(9_000n + minorOf(rounds[0]?.win ?? '0.00'))
    expect(await spin(token, '20.00', request_id)).toEqual({ ok: false, code: 'REQUEST_CONFLICT' })
  })

  it('can be played for a trial with no money of the player', async () => {
    const token = await test.enter('pearl-tide', null)
    const { round } = expectData(await spin(token, '10.00'))
    expect(round.status).toBe('settled')
  })

  it.each([
    ['0.99', 'BET_NOT_ALLOWED'],
    ['3.00', 'BET_NOT_ALLOWED'],
    ['1000.00', 'BET_NOT_ALLOWED'],
    ['0.00', 'BET_NOT_ALLOWED'],
    ['abc', 'BAD_REQUEST'],
    ['-1.00', 'BAD_REQUEST'],
  ])('refuses a stake of %s without moving money', async (amount, code) => {
    const player = `tide-bad-${amount.replaceAll(/\W/g, '')}`
    await test.player(player, 100)
    const token = await test.enter('pearl-tide', player)
    expect(await spin(token, amount)).toEqual({ ok: false, code })
    expect(await walletOf(player)).toBe(10_000n)
  })

  it('refuses a stake that the balance does not cover, and an action on a finished round', async () => {
    await test.player('tide-poor', 100)
    const token = await test.enter('pearl-tide', 'tide-poor')
    expect(await spin(token, '200.00')).toEqual({ ok: false, code: 'INSUFFICIENT' })
    expect(await walletOf('tide-poor')).toBe(10_000n)
    const { round } = expectData(await spin(token, '1.00'))
    const acted = await test.play('actOnRound', token, {
      request_id: randomUUID(),
      round_id: round.round_id,
      action: 'again',
    })
    expect(acted.ok).toBe(false)
    expect(await walletOf('tide-poor')).toBe(9_900n + minorOf(round.win))
  })

  it('leaves the ledger balanced', async () => {
    const report = await test.arcade.checkIntegrity()
    expect(report.differences).toEqual([])
  })
})
