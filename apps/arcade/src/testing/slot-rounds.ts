import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GameModule } from '../games/game-module.ts'
import { createTestArcade, expectData, type TestArcade } from './create-test-arcade.ts'
import { minorOf, walletBalance } from './wallet-balance.ts'

interface SlotExpectations {
  /** A stake above the highest one. */
  readonly tooHigh: string
  /** The wins that a round's view lists, wire amounts; their sum is what the round pays. */
  winsOf(view: unknown): readonly string[]
}

/** Tests the rounds of a slot whose bet is a stake alone: money, verification, retries and refusals. */
export function testSlotRounds(game: GameModule, { tooHigh, winsOf }: SlotExpectations): void {
  let test: TestArcade
  beforeAll(async () => {
    test = await createTestArcade({ games: [game] })
  })
  afterAll(() => test.stop())

  const spin = (token: string, amount: string, request_id = randomUUID()) =>
    test.play('openRound', token, { request_id, bet: { amount } })
  const walletOf = (player: string) => walletBalance(test, player, game.platform)
  const enter = async (dollars = 100) => {
    const player = `s-${randomUUID().slice(0, 8)}`
    await test.player(player, dollars)
    return { player, token: await test.enter(game.id, player) }
  }

  it('takes the stake once, pays the sum of its wins, and shows the hall the same balance', async () => {
    const { player, token } = await enter()
    let balance = 10_000n
    for (let i = 0; i < 10; i += 1) {
      const { round, balance: after } = expectData(await spin(token, '2.00'))
      const wins = winsOf(game.schemas.view.parse(round))
      expect(wins.reduce((sum, win) => sum + minorOf(win), 0n)).toBe(minorOf(round.win))
      balance += minorOf(round.win) - 200n
      expect(minorOf(after)).toBe(balance)
    }
    expect(await walletOf(player)).toBe(balance)
  })

  it('is recomputed by its verifier once the seed is revealed, and is found again in the history', async () => {
    const { token } = await enter()
    const played = []
    for (let i = 0; i < 5; i += 1) played.push(expectData(await spin(token, '5.00')).round)
    const { revealed } = expectData(
      await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: 'my-own' }),
    )
    for (const round of played) {
      const { client_seed: clientSeed, nonce } = round.fairness
      const again = game.verify(
        { serverSeed: revealed.server_seed, clientSeed, nonce },
        { amount: '5.00' },
        [],
      )
      const view = game.schemas.view.parse(round)
      expect(again).toEqual({ view, staked: 500n, paid: minorOf(round.win) })
      const { round: found } = expectData(await test.play('getRound', token, { round_id: round.round_id }))
      expect(game.schemas.view.parse(found)).toEqual(view)
    }
  })

  it('is played once per request id under concurrent retries', async () => {
    const { player, token } = await enter()
    const request_id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => spin(token, '10.00', request_id)))
    const rounds = answers.map((answer) => expectData(answer).round)
    expect(new Set(rounds.map(({ round_id }) => round_id)).size).toBe(1)
    expect(await walletOf(player)).toBe(9_000n + minorOf(rounds[0]?.win ?? '0.00'))
    expect(await spin(token, '20.00', request_id)).toEqual({ ok: false, code: 'REQUEST_CONFLICT' })
  })

  it('can be played for a trial with no money of the player', async () => {
    const { round } = expectData(await spin(await test.enter(game.id, null), '10.00'))
    expect(round.status).toBe('settled')
  })

  it.each([
    ['0.99', 'BET_NOT_ALLOWED'],
    ['3.00', 'BET_NOT_ALLOWED'],
    [tooHigh, 'BET_NOT_ALLOWED'],
    ['0.00', 'BET_NOT_ALLOWED'],
    ['abc', 'BAD_REQUEST'],
    ['-1.00', 'BAD_REQUEST'],
  ])('refuses a stake of %s without moving money', async (amount, code) => {
    const { player, token } = await enter()
    expect(await spin(token, amount)).toEqual({ ok: false, code })
    expect(await walletOf(player)).toBe(10_000n)
  })

  it('refuses a stake that the balance does not cover, and an action on a finished round', async () => {
    const { player, token } = await enter(1)
    expect(await spin(token, '2.00')).toEqual({ ok: false, code: 'INSUFFICIENT' })
    expect(await walletOf(player)).toBe(100n)
    const { round } = expectData(await spin(token, '1.00'))
    const body = { request_id: randomUUID(), round_id: round.round_id, action: { kind: 'again' } }
    expect(await test.play('actOnRound', token, body)).toEqual({ ok: false, code: 'BAD_REQUEST' })
    expect(await walletOf(player)).toBe(minorOf(round.win))
  })

  it('leaves the ledger balanced', async () => {
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })
}
