import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { createTableLeader, expectSharedGame, type TableLeader } from '../../src/testing/table-leader.ts'
import { rocketCrash } from './module.ts'
import { MAX_MULTIPLIER, MIN_TARGET, msToReach, multiplierAt } from './rules.ts'
import { type RocketBet, rocketOutcomeSchema } from './schemas.ts'

let test: TestArcade
let leader: TableLeader
beforeAll(async () => {
  test = await createTestArcade({ games: [rocketCrash], isClockFrozen: true })
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
  const left = msToReach(crash) - 1
  await leader.lead(runs_at.getTime() + left - test.clock.now().getTime())
  const cashOut = (round_id: string) =>
    test.play('actOnRound', token, { request_id: randomUUID(), round_id, action: { kind: 'cash_out' } })
  const expected = multiplierAt(left)
  expect(expected).toBeLessThan(crash)
  expect(expectData(await cashOut(first)).round).toMatchObject({ cashed_out: expected })
  test.clock.advance(1)
  expect(await cashOut(second)).toEqual({ ok: false, code: 'ROUND_CLOSED' })
  await leader.leadTo('SETTLED')
  expect(await roundOf(token, second)).toMatchObject({ win: '0.00', crash })
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
