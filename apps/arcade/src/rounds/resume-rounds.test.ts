import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { coinToss } from '../testing/coin-toss.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { createStepKiller, type StepKiller } from '../testing/kill-steps.ts'
import { crashDuringCall } from '../testing/simulate-crash.ts'
import { parseAmount } from '../wallet/amount.ts'

let test: TestArcade
let killer: StepKiller
beforeAll(async () => {
  test = await createTestArcade({ games: [coinToss] })
  killer = await createStepKiller(test.db)
})
afterEach(() => killer.revive())
afterAll(() => test.stop())

const bet = { amount: '10.00', side: 'heads' }

const walletOf = async (player: string) =>
  (await test.provider('wallet/balance', { player, platform: 'aurora_instant' })).data?.balance
const minorOf = (amount: unknown): bigint => parseAmount(String(amount)) ?? -1n
const walletMinorOf = async (player: string) => minorOf(await walletOf(player))
const stepsOf = (roundId: string) =>
  test.db
    .selectFrom('arcade.round_steps')
    .select(['kind', 'phase', 'stake'])
    .where('round_id', '=', roundId)
    .orderBy('step')
    .execute()
const listedBets = async () => {
  const now = test.clock.now().getTime()
  const { data } = await test.provider('rounds/list', {
    platform: 'aurora_instant',
    from: new Date(now - 60_000).toISOString(),
    to: new Date(now + 60_000).toISOString(),
    cursor: null,
    limit: 1000,
  })
  return Array.isArray(data?.list) ? data.list : []
}
const enter = async (player: string) => {
  await test.player(player, 100)
  return test.enter('coin-toss', player)
}

describe('a process that dies while a round opens', () => {
  it.each([
    ['PENDING', 'DEBITED', '100.00'],
    ['DEBITED', 'DRAWN', '90.00'],
    ['DRAWN', 'CREDITED', '90.00'],
  ])('after %s is made good when the page repeats its request', async (at, next, balance) => {
    const player = `open-${at.toLowerCase()}`
    const token = await enter(player)
    const request = { request_id: randomUUID(), bet }
    await crashDuringCall(test, killer, next, { path: 'rounds/open', token, body: request })
    expect(await walletOf(player)).toBe(balance)
    expect(await listedBets()).not.toContainEqual(expect.objectContaining({ player }))
    const { round } = expectData(await test.play('openRound', token, request))
    expect(round).toMatchObject({ status: 'open', bet: '10.00' })
    expect(await stepsOf(round.round_id)).toEqual([{ kind: 'OPEN', phase: 'CREDITED', stake: 1_000n }])
    expect(await walletOf(player)).toBe('90.00')
    expect(await listedBets()).toContainEqual(expect.objectContaining({ player, status: 'OPEN', version: 1 }))
  })

  it.each(['DEBITED', 'DRAWN', 'CREDITED'])('before %s is made good by the job', async (next) => {
    const player = `job-${next.toLowerCase()}`
    const token = await enter(player)
    await crashDuringCall(test, killer, next, {
      path: 'rounds/open',
      token,
      body: { request_id: randomUUID(), bet },
    })
    await test.arcade.settleExpiredRounds(test.clock.now())
    expect(await walletOf(player)).toBe('90.00')
    expect(await listedBets()).toContainEqual(expect.objectContaining({ player, status: 'OPEN' }))
  })

  it('is made good by a new request and by a new launch of the player', async () => {
    const token = await enter('open-again')
    await crashDuringCall(test, killer, 'DRAWN', {
      path: 'rounds/open',
      token,
      body: { request_id: randomUUID(), bet },
    })
    const other = await test.play('openRound', token, { request_id: randomUUID(), bet })
    expect(other).toEqual({ ok: false, code: 'ROUND_OPEN' })
    const relaunched = await enter('open-launch')
    await crashDuringCall(test, killer, 'DRAWN', {
      path: 'rounds/open',
      token: relaunched,
      body: { request_id: randomUUID(), bet },
    })
    const launch_token = await test.launch('coin-toss', 'open-launch')
    const session = expectData(await test.play('openSession', null, { launch_token }))
    expect(session.open_round).toMatchObject({ status: 'open', bet: '10.00' })
  })

  it('loses neither the stake nor the nonce when the balance is gone meanwhile', async () => {
    const token = await enter('open-gone')
    const request = { request_id: randomUUID(), bet }
    await crashDuringCall(test, killer, 'DEBITED', { path: 'rounds/open', token, body: request })
    const order = { player: 'open-gone', platform: 'aurora_instant', currency: 'TWD' }
    await test.provider('transfers/out-all', { ...order, reference: 'gone-meanwhile' })
    expect(await test.play('openRound', token, request)).toEqual({ ok: false, code: 'INSUFFICIENT' })
    const session = expectData(await test.play('resumeSession', token, {}))
    expect(session).toMatchObject({ open_round: null, fairness: { nonce: 0 } })
  })
})

describe('a process that dies while a player acts', () => {
  /** Opens rounds until one can be taken. */
  async function openWinning(token: string) {
    for (let i = 0; i < 40; i += 1) {
      const { round } = expectData(await test.play('openRound', token, { request_id: randomUUID(), bet }))
      const action = { kind: 'toss' }
      const body = { request_id: randomUUID(), round_id: round.round_id, action }
      const tossed = expectData(await test.play('actOnRound', token, body))
      test.clock.advance(10_000)
      if (tossed.round.status === 'open') return tossed
    }
    throw new Error('forty tosses lost in a row')
  }

  it.each(['DEBITED', 'DRAWN', 'CREDITED'])('before %s pays the win once', async (next) => {
    const player = `take-${next.toLowerCase()}`
    await test.player(player, 1_000)
    const token = await test.enter('coin-toss', player)
    const { round, balance } = await openWinning(token)
    const body = { request_id: randomUUID(), round_id: round.round_id, action: { kind: 'take' } }
    await crashDuringCall(test, killer, next, { path: 'rounds/act', token, body })
    expect(await walletOf(player)).toBe(balance)
    const { round: before } = expectData(await test.play('getRound', token, { round_id: round.round_id }))
    expect(before).toMatchObject({ status: 'open', win: '0.00' })
    const answers = await Promise.all([1, 2, 3].map(() => test.play('actOnRound', token, body)))
    for (const answer of answers)
      expect(expectData(answer).round).toMatchObject({ status: 'settled', win: '20.00' })
    expect(await walletMinorOf(player)).toBe(minorOf(balance) + 2_000n)
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })

  it('takes an added stake once, and draws the same outcome afterwards', async () => {
    await test.player('raise-once', 1_000)
    const token = await test.enter('coin-toss', 'raise-once')
    const { round, balance } = await openWinning(token)
    const body = { request_id: randomUUID(), round_id: round.round_id, action: { kind: 'raise' } }
    await crashDuringCall(test, killer, 'DRAWN', { path: 'rounds/act', token, body })
    expect(await walletMinorOf('raise-once')).toBe(minorOf(balance) - 2_000n)
    await crashDuringCall(test, killer, 'CREDITED', { path: 'rounds/act', token, body })
    const drawn = await test.db
      .selectFrom('arcade.round_steps')
      .select('outcome')
      .where('round_id', '=', round.round_id)
      .where('phase', '=', 'DRAWN')
      .executeTakeFirstOrThrow()
    const { round: raised } = expectData(await test.play('actOnRound', token, body))
    expect(raised.bet).toBe('30.00')
    expect(drawn.outcome).toMatchObject({ detail: coinToss.schemas.view.parse(raised) })
    expect(await walletMinorOf('raise-once')).toBe(minorOf(balance) - 2_000n)
  })
})

describe('a round that cannot be worked on', () => {
  it('holds up no other: neither the end of expired rounds nor steps that a process left', async () => {
    const tokens = [await enter('stuck-one'), await enter('stuck-two')]
    for (const token of tokens)
      expectData(await test.play('openRound', token, { request_id: randomUUID(), bet }))
    const left = await enter('stuck-left')
    await crashDuringCall(test, killer, 'DRAWN', {
      path: 'rounds/open',
      token: left,
      body: { request_id: randomUUID(), bet },
    })
    const open = () =>
      test.db
        .selectFrom('arcade.rounds as round')
        .innerJoin('arcade.players as player', 'player.player_id', 'round.player_id')
        .select(['round.round_id', 'player.name'])
        .where('round.status', '=', 'OPEN')
        .where('player.name', 'like', 'stuck-%')
        .orderBy('player.name')
        .execute()
    const [first] = await open()
    await test.db
      .updateTable('arcade.rounds')
      .set({ detail: JSON.stringify({ unreadable: true }) })
      .where('round_id', '=', first?.round_id ?? '')
      .execute()
    test.clock.advance(25 * 60 * 60 * 1000)
    await expect(test.arcade.settleExpiredRounds(test.clock.now())).rejects.toThrow()
    expect((await open()).map(({ name }) => name)).toEqual([first?.name])
    expect(await listedBets()).toContainEqual(expect.objectContaining({ player: 'stuck-left' }))
  })
})
