import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RoundStream } from '../../src/fairness/random-stream.ts'
import type { Round } from '../../src/game-api/schema.ts'
import { chooseClientSeed } from '../../src/testing/choose-client-seed.ts'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { createStepKiller, type StepKiller } from '../../src/testing/kill-steps.ts'
import { callGame, enterSeamless } from '../../src/testing/seamless-players.ts'
import { crashDuringCall } from '../../src/testing/simulate-crash.ts'
import { createTestHall, type TestHall } from '../../src/testing/test-hall.ts'
import { minorOf, walletBalance } from '../../src/testing/wallet-balance.ts'
import { blackjack } from './module.ts'
import { blackjackPlay } from './play.ts'
import type { BlackjackAction, BlackjackBet, BlackjackView } from './schemas.ts'

const PHASES = ['DEBITED', 'DRAWN', 'CREDITED'] as const
const START = 1_000_000n
const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than a call to the hall may take. */
const CALL_MS = 60_000

let test: TestArcade
let killer: StepKiller
let hall: TestHall
beforeAll(async () => {
  hall = createTestHall()
  test = await createTestArcade({ games: [blackjack], isUnlimited: true, hallWallet: hall.wallet })
  killer = await createStepKiller(test.db)
})
afterEach(() => killer.revive())
afterAll(() => test.stop())

const viewOf = (round: Round): BlackjackView => blackjack.schemas.view.parse(round)
const passOf = ({ active_hand }: BlackjackView): BlackjackAction =>
  active_hand === null ? { kind: 'insurance', spots: [] } : { kind: 'stand', hand: active_hand }
const actOf = (round_id: string, action: BlackjackAction) => ({ request_id: randomUUID(), round_id, action })
const getRound = async (token: string, round_id: string) =>
  expectData(await test.play('getRound', token, { round_id })).round

async function finish(token: string, opened: Round): Promise<Round> {
  let round = opened
  while (round.status === 'open')
    round = expectData(
      await test.play('actOnRound', token, actOf(round.round_id, passOf(viewOf(round)))),
    ).round
  return round
}

const SPOTS: BlackjackBet['spots'] = [null, '10.00', null]

/** The action in a round that was just dealt; null when the round does not take it. */
function actionIn({ phase, active_hand: hand, allowed }: BlackjackView, kind: BlackjackAction['kind']) {
  if (kind === 'insurance')
    return phase === 'insurance' ? ({ kind, spots: [1] } satisfies BlackjackAction) : null
  return hand !== null && allowed.includes(kind) ? ({ kind, hand } satisfies BlackjackAction) : null
}

const isDealFor = (kind: BlackjackAction['kind']) => (stream: RoundStream) => {
  const { state, stake = 0n } = blackjackPlay.open({ spots: SPOTS }, stream)
  const context = { bet: { spots: SPOTS }, staked: stake, paid: 0n, status: 'OPEN', stream } as const
  return actionIn(blackjackPlay.view(state, context), kind) !== null
}

/** Opens a new player's first round, which takes the action. */
async function openFor(player: string, token: string, kind: BlackjackAction['kind']) {
  await chooseClientSeed(test, { name: player, game: blackjack.id, token }, isDealFor(kind))
  const { round } = expectData(
    await test.play('openRound', token, { request_id: randomUUID(), bet: { spots: SPOTS } }),
  )
  const action = actionIn(viewOf(round), kind)
  if (action === null) throw new Error(`the deal does not take ${kind}`)
  return { round, body: actOf(round.round_id, action) }
}

/** What an action takes from the wallet in a round with 10.00 on one spot. */
const COSTS = { split: 1_000n, double: 1_000n, insurance: 500n, hit: 0n, stand: 0n, surrender: 0n } as const
const actions = Object.entries(COSTS) as [BlackjackAction['kind'], bigint][]
const deaths = actions.flatMap(([kind, cost]) => PHASES.map((phase) => ({ kind, cost, phase })))

describe('a process that dies in a round of a wallet of the arcade', () => {
  const walletOf = (player: string) => walletBalance(test, player, blackjack.platform)
  async function enter() {
    const player = `bj-${randomUUID()}`
    await test.player(player, Number(START / 100n))
    return { player, token: await test.enter('blackjack', player) }
  }

  /** The cards are those that the seeds give for the actions. */
  async function expectVerified(token: string, round: Round) {
    const rotation = { request_id: randomUUID(), client_seed: null }
    const { revealed } = expectData(await test.play('rotateSeed', token, rotation))
    const { client_seed: clientSeed, nonce } = round.fairness
    const view = viewOf(round)
    const seeds = { serverSeed: revealed.server_seed, clientSeed, nonce }
    const again = blackjack.verify(seeds, { spots: view.spots }, view.actions)
    expect(again).toEqual({ view, staked: minorOf(round.bet), paid: minorOf(round.win) })
  }

  it.each(deaths)(
    'at $kind before $phase: it is taken once and draws the same cards, whoever finishes it',
    async ({ kind, cost, phase }) => {
      const { player, token } = await enter()
      const { round, body } = await openFor(player, token, kind)
      const before = await walletOf(player)
      await crashDuringCall(test, killer, phase, { path: 'rounds/act', token, body })
      expect(await walletOf(player)).toBe(before - (phase === 'DEBITED' ? 0n : cost))
      await test.arcade.settleExpiredRounds(test.clock.now())
      const after = await getRound(token, round.round_id)
      const repeated = expectData(await test.play('actOnRound', token, body)).round
      expect(repeated).toEqual(after)
      expect(viewOf(after).actions).toEqual([body.action])
      expect(minorOf(after.bet)).toBe(1_000n + cost)
      const over = await finish(token, after)
      expect(await walletOf(player)).toBe(before - cost + minorOf(over.win))
      await expectVerified(token, over)
      expect((await test.arcade.checkIntegrity()).differences).toEqual([])
    },
  )

  it.each(PHASES)('at the deal before %s: it is shown at the next launch', async (phase) => {
    const { player, token } = await enter()
    const request = { request_id: randomUUID(), bet: { spots: ['10.00', null, '20.00'] } }
    await crashDuringCall(test, killer, phase, { path: 'rounds/open', token, body: request })
    const launch_token = await test.launch('blackjack', player)
    const session = expectData(await test.play('openSession', null, { launch_token }))
    const { round } = expectData(await test.play('openRound', session.session_token, request))
    expect(session.last_round).toEqual(round)
    const over = await finish(session.session_token, round)
    expect(await walletOf(player)).toBe(START - minorOf(over.bet) + minorOf(over.win))
  })

  it.each(PHASES)(
    'at the expiry of an abandoned hand before %s: it is ended and paid once',
    async (phase) => {
      const { player, token } = await enter()
      const { round } = await openFor(player, token, 'hit')
      const before = await walletOf(player)
      const later = new Date(test.clock.now().getTime() + DAY_MS + 1)
      await killer.before(phase)
      await expect(test.arcade.settleExpiredRounds(later)).rejects.toThrow()
      await killer.revive()
      expect(await getRound(token, round.round_id)).toMatchObject({ status: 'open' })
      expect(await walletOf(player)).toBe(before)
      for (const at of [later, later]) await test.arcade.settleExpiredRounds(at)
      const over = await getRound(token, round.round_id)
      expect(over).toMatchObject({ status: 'settled', bet: '10.00' })
      expect(viewOf(over).actions).toMatchObject([{ kind: 'stand' }])
      expect(await walletOf(player)).toBe(before + minorOf(over.win))
      await expectVerified(token, over)
      expect((await test.arcade.checkIntegrity()).differences).toEqual([])
    },
  )
})

describe('a process that dies in a round of the hall’s wallet', () => {
  /** Sends the request until the hall has answered for it. */
  async function repeat(token: string, body: ReturnType<typeof actOf>): Promise<Round> {
    for (let tries = 0; tries < 5; tries += 1) {
      test.clock.advance(CALL_MS)
      const { code, data } = await callGame(test, 'rounds/act', token, body)
      if (code === 'OK') return data.round
      expect(code).toBe('WALLET_UNAVAILABLE')
    }
    throw new Error('five requests without an answer of the hall')
  }

  const stakes = (['split', 'insurance'] as const).flatMap((kind) =>
    (['DEBITING', ...PHASES] as const).map((phase) => ({ kind, cost: COSTS[kind], phase })),
  )
  it.each(stakes)(
    'at $kind before $phase, and at the win: each is moved once',
    async ({ kind, cost, phase }) => {
      const player = `gs_${randomUUID()}`
      hall.fund(player, START)
      const token = await enterSeamless(test, 'blackjack', player, blackjack.platform)
      const { round, body } = await openFor(player, token, kind)
      const before = hall.balanceOf(player)
      await crashDuringCall(test, killer, phase, { path: 'rounds/act', token, body })
      let over = await repeat(token, body)
      expect(minorOf(over.bet)).toBe(1_000n + cost)
      while (over.status === 'open') {
        const pass = actOf(round.round_id, passOf(viewOf(over)))
        await crashDuringCall(test, killer, 'CREDITED', { path: 'rounds/act', token, body: pass })
        over = await repeat(token, pass)
      }
      const won = minorOf(over.win)
      expect(hall.rounds.get(round.round_id)).toMatchObject({ stakes: 1_000n + cost, won, isClosed: true })
      expect(hall.balanceOf(player)).toBe(before - cost + won)
    },
  )
})
