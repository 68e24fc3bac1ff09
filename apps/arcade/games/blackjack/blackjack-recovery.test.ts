import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { createStepKiller, type StepKiller } from '../../src/testing/kill-steps.ts'
import { crashDuringCall } from '../../src/testing/simulate-crash.ts'
import { walletBalance } from '../../src/testing/wallet-balance.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import { blackjack } from './module.ts'

let test: TestArcade
let killer: StepKiller
beforeAll(async () => {
  test = await createTestArcade({ games: [blackjack], isUnlimited: true })
  killer = await createStepKiller(test.db)
})
afterEach(() => killer.revive())
afterAll(() => test.stop())

const walletOf = (player: string) => walletBalance(test, player, blackjack.platform)

/** Opens rounds until a hand may act; the others are finished. Returns that round and its active hand. */
async function openPlaying(token: string) {
  for (let i = 0; i < 100; i += 1) {
    const request = { request_id: randomUUID(), bet: { spots: [null, '10.00', null] } }
    const { round } = expectData(await test.play('openRound', token, request))
    const view = blackjack.schemas.view.parse(round)
    if (view.active_hand !== null) return { round, hand: view.active_hand }
    if (round.status === 'open') await finish(token, round.round_id)
    test.clock.advance(10_000)
  }
  throw new Error('a hundred deals without a hand to play')
}

async function finish(token: string, round_id: string) {
  for (;;) {
    const { round } = expectData(await test.play('getRound', token, { round_id }))
    if (round.status !== 'open') return round
    const { active_hand } = blackjack.schemas.view.parse(round)
    const action =
      active_hand === null ? { kind: 'insurance', spots: [] } : { kind: 'stand', hand: active_hand }
    await test.play('actOnRound', token, { request_id: randomUUID(), round_id, action })
  }
}

async function enter() {
  const player = `bj-${randomUUID()}`
  await test.player(player, 10_000)
  return { player, token: await test.enter('blackjack', player) }
}

it.each(['DEBITED', 'DRAWN', 'CREDITED'])(
  'a double that dies before %s is taken once and draws the same card, whoever finishes it',
  async (phase) => {
    const { player, token } = await enter()
    const { round, hand } = await openPlaying(token)
    const before = await walletOf(player)
    const action = { kind: 'double', hand }
    const body = { request_id: randomUUID(), round_id: round.round_id, action }
    await crashDuringCall(test, killer, phase, { path: 'rounds/act', token, body })
    await test.arcade.settleExpiredRounds(test.clock.now())
    const { round: after } = expectData(await test.play('getRound', token, { round_id: round.round_id }))
    const repeated = expectData(await test.play('actOnRound', token, body)).round
    expect(repeated).toEqual(after)
    expect(after).toMatchObject({ bet: '20.00', status: 'settled' })
    expect(await walletOf(player)).toBe(before - 1_000n + (parseAmount(after.win) ?? 0n))
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  },
)

it.each(['DEBITED', 'DRAWN', 'CREDITED'])(
  'a deal that dies before %s is shown at the next launch',
  async (phase) => {
    const { player, token } = await enter()
    const request = { request_id: randomUUID(), bet: { spots: ['10.00', null, '20.00'] } }
    await crashDuringCall(test, killer, phase, { path: 'rounds/open', token, body: request })
    const launch_token = await test.launch('blackjack', player)
    const session = expectData(await test.play('openSession', null, { launch_token }))
    const { round } = expectData(await test.play('openRound', session.session_token, request))
    expect(session.last_round).toEqual(round)
    const over = await finish(session.session_token, round.round_id)
    expect(await walletOf(player)).toBe(
      1_000_000n - (parseAmount(over.bet) ?? 0n) + (parseAmount(over.win) ?? 0n),
    )
  },
)
