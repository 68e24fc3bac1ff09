import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { callGame, enterSeamless } from '../../src/testing/seamless-players.ts'
import { createTableLeader, expectSharedGame, type TableLeader } from '../../src/testing/table-leader.ts'
import { createTestHall, type TestHall } from '../../src/testing/test-hall.ts'
import { rocketCrash } from './module.ts'
import { flightMs, MAX_MULTIPLIER, MIN_TARGET, multiplierAt } from './rules.ts'
import { type RocketBet, rocketOutcomeSchema, rocketViewSchema } from './schemas.ts'

let test: TestArcade
let leader: TableLeader
let hall: TestHall
beforeAll(async () => {
  hall = createTestHall()
  test = await createTestArcade({ games: [rocketCrash], isClockFrozen: true, hallWallet: hall.wallet })
  leader = createTableLeader(test, expectSharedGame(rocketCrash), 'standard')
})
afterAll(() => test.stop())

let names = 0
const enter = async () => {
  names += 1
  const name = `pilot-${names}`
  await test.player(name, 100)
  return test.enter('rocket-crash', name)
}
const place = async (token: string, target: number | null, slot: RocketBet['slot'] = 0) =>
  expectData(
    await test.play('openRound', token, { request_id: randomUUID(), bet: { amount: '10.00', target, slot } }),
  ).round.round_id
const roundOf = async (token: string, round_id: string) =>
  expectData(await test.play('getRound', token, { round_id })).round

/** Starts a flight that somebody can leave. */
async function betOnFlight(): Promise<number> {
  for (;;) {
    await leader.leadTo('BETTING')
    const { crash } = rocketOutcomeSchema.parse(await leader.outcome())
    if (crash >= MIN_TARGET && crash < MAX_MULTIPLIER) return crash
    await leader.leadTo('SETTLED')
  }
}

it('pays a bet that leaves by itself at exactly the crash point, and not the one that aimed a hundredth higher', async () => {
  const crash = await betOnFlight()
  const [exact, above] = [await enter(), await enter()]
  const own = [await place(exact, crash), await place(above, crash + 1)]
  await leader.leadTo('SETTLED')
  expect(await roundOf(exact, own[0] ?? '')).toMatchObject({
    status: 'settled',
    win: `${Math.floor(crash / 10)}.${crash % 10}0`,
    cashed_out: crash,
  })
  expect(await roundOf(above, own[1] ?? '')).toMatchObject({ win: '0.00', cashed_out: null, crash })
})

it('lets a player leave with each of two bets, by hand at the multiplier of the receipt', async () => {
  const crash = await betOnFlight()
  const token = await enter()
  const [first, second] = [await place(token, null, 0), await place(token, null, 1)]
  const { runs_at } = await leader.leadTo('RUNNING')
  const left = flightMs(crash) - 1
  await leader.lead(runs_at.getTime() + left - test.clock.now().getTime())
  const cashOut = (round_id: string) =>
    test.play('actOnRound', token, { request_id: randomUUID(), round_id, action: { kind: 'cash_out' } })
  const expected = multiplierAt(left)
  expect(expected).toBe(crash)
  expect(expectData(await cashOut(first)).round).toMatchObject({ cashed_out: expected })
  test.clock.advance(1)
  expect(await cashOut(second)).toEqual({ ok: false, code: 'ROUND_CLOSED' })
  await leader.leadTo('SETTLED')
  expect(await roundOf(token, second)).toMatchObject({ win: '0.00', crash })
})

it('shows where the flight ended once it has, also to who left before and to nobody whose stake came back', async () => {
  const crash = await betOnFlight()
  const token = await enter()
  const other = await enter()
  const [left, atTarget, cancelled] = [
    await place(token, null, 0),
    await place(token, MIN_TARGET, 1),
    await place(other, null),
  ]
  const act = (player: string, round_id: string, kind: string) =>
    test.play('actOnRound', player, { request_id: randomUUID(), round_id, action: { kind } })
  expectData(await act(other, cancelled, 'cancel'))
  await leader.leadTo('RUNNING')
  expect(expectData(await act(token, left, 'cash_out')).round).toMatchObject({ cashed_out: 100, crash: null })
  await leader.leadTo('SETTLED')
  expect(await roundOf(token, left)).toMatchObject({ cashed_out: 100, crash })
  expect(await roundOf(token, atTarget)).toMatchObject({ cashed_out: MIN_TARGET, crash })
  expect(await roundOf(other, cancelled)).toMatchObject({ status: 'void', cashed_out: null, crash: null })
})

it('gives the stake back to a player who leaves by hand at 1.00×', async () => {
  await betOnFlight()
  const token = await enter()
  const own = await place(token, null)
  await leader.leadTo('RUNNING')
  const request = { request_id: randomUUID(), round_id: own, action: { kind: 'cash_out' } }
  const left = expectData(await test.play('actOnRound', token, request))
  expect(left).toMatchObject({
    balance: '100.00',
    round: { status: 'settled', cashed_out: 100, win: '10.00' },
  })
  await leader.leadTo('SETTLED')
  const round = await roundOf(token, own)
  expect(round).toMatchObject({ status: 'settled', win: '10.00' })
  expect(rocketCrash.verifyParams({ ...round, ...rocketViewSchema.parse(round) })).toEqual({
    bet: '10.00',
    target: '1.00',
  })
})

describe.each(['transfer', 'seamless'] as const)('the two places of a player (%s wallet)', (wallet) => {
  const enterWallet = async () => {
    if (wallet === 'transfer') return enter()
    names += 1
    hall.fund(`gs_pilot-${names}`, 100_00n)
    return enterSeamless(test, 'rocket-crash', `gs_pilot-${names}`)
  }
  const orderOf = (slot: RocketBet['slot'], request_id = randomUUID()) => ({
    request_id,
    bet: { amount: '10.00', target: null, slot },
  })
  const send = async (token: string, order: ReturnType<typeof orderOf>) => {
    const { code, data } = await callGame(test, 'rounds/open', token, order)
    return { code, balance: data?.balance, round_id: data?.round.round_id }
  }

  it('hold a bet each: another in a taken one is refused and moves nothing', async () => {
    await betOnFlight()
    const token = await enterWallet()
    const order = orderOf(0)
    const first = await send(token, order)
    expect(first).toMatchObject({ code: 'OK', balance: '90.00' })
    expect(await send(token, orderOf(0))).toMatchObject({ code: 'TABLE_LIMIT' })
    expect(await send(token, order)).toEqual(first)
    expect(await send(token, orderOf(1))).toMatchObject({ code: 'OK', balance: '80.00' })
  })

  it('take one of two bets that arrive together', async () => {
    await betOnFlight()
    const token = await enterWallet()
    const sent = await Promise.all([send(token, orderOf(1)), send(token, orderOf(1))])
    expect(sent.map(({ code }) => code).sort()).toEqual(['OK', 'TABLE_LIMIT'])
    expect(await send(token, orderOf(0))).toMatchObject({ code: 'OK', balance: '80.00' })
  })

  it('are free again when their bet was cancelled', async () => {
    await betOnFlight()
    const token = await enterWallet()
    const { round_id } = await send(token, orderOf(0))
    const cancel = { request_id: randomUUID(), round_id, action: { kind: 'cancel' } }
    expect(await callGame(test, 'rounds/act', token, cancel)).toMatchObject({ code: 'OK' })
    expect(await send(token, orderOf(0))).toMatchObject({ code: 'OK', balance: '90.00' })
  })
})

it('takes bets of a player that together win no more than one bet may', async () => {
  await betOnFlight()
  await test.player('pilot-rich', 5_000)
  const token = await test.enter('rocket-crash', 'pilot-rich')
  const order = (slot: RocketBet['slot'], target: number | null) => ({
    request_id: randomUUID(),
    bet: { amount: '1000.00', target, slot },
  })
  expect(await callGame(test, 'rounds/open', token, order(0, null))).toMatchObject({ code: 'OK' })
  expect(await callGame(test, 'rounds/open', token, order(1, MIN_TARGET))).toMatchObject({
    code: 'TABLE_LIMIT',
  })
})

it('is verified from the seeds that the round shows afterwards', async () => {
  const crash = await betOnFlight()
  const token = await enter()
  const own = await place(token, MIN_TARGET)
  await leader.leadTo('SETTLED')
  const round = await roundOf(token, own)
  const { server_seed, client_seed, nonce } = round.fairness
  const seeds = { serverSeed: server_seed ?? '', clientSeed: client_seed, nonce }
  expect(rocketCrash.verify(seeds, { amount: '10.00', target: MIN_TARGET, slot: 0 }, [])).toMatchObject({
    paid: 1_010n,
    view: { crash },
  })
})

it('gives the stake back to who cancels before the flight, in a trial too', async () => {
  await betOnFlight()
  const token = await test.enter('rocket-crash', null)
  const own = await place(token, null)
  const cancelled = await test.play('actOnRound', token, {
    request_id: randomUUID(),
    round_id: own,
    action: { kind: 'cancel' },
  })
  expect(expectData(cancelled)).toMatchObject({ balance: '10000.00', round: { status: 'void' } })
})
