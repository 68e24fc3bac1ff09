import type { Currency } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hallLedger, readBalance, readWashBalance } from '../../modules/wallet/index.ts'
import { GRACE_MS, type Misbehaviour } from '../../testing/fake-game-provider.ts'
import { Crash, crashingHall } from './crashing-hall.ts'
import { doStep, holdOf, type Players } from './do-step.ts'
import { MoneyModel, type Name, type Step } from './money-model.ts'
import { createMoneyStage, type MoneyStage } from './money-stage.ts'

let stage: MoneyStage
let steps = 0
beforeAll(async () => {
  stage = await createMoneyStage()
})
afterAll(() => stage.hall.close())

const who = fc.constantFrom<Name>('ann', 'bob')
const currency = fc.constantFrom<Currency>('TWD', 'USDT')
const cents = fc.bigInt(1n, 300_00n)
const kind = <Kind extends Step['do']>(name: Kind) => fc.constant(name)
const spoils: readonly Misbehaviour[] = ['lost', 'lost_after_apply', 'pending', 'MAINTENANCE', 'DUPLICATE']

/** TWD cents, or thousandths of a USDT: less than that exchanges to nothing. */
const amountOf = (of: Currency, count: bigint): bigint => (of === 'TWD' ? count : count * 1_000n)
const moving = <Kind extends 'deposit' | 'send' | 'hold'>(name: Kind) =>
  fc
    .record({ do: kind(name), who, currency, count: cents })
    .map(({ count, ...rest }) => ({ ...rest, amount: amountOf(rest.currency, count) }))

const step = fc.oneof(
  { weight: 3, arbitrary: moving('deposit') },
  { weight: 3, arbitrary: moving('send') },
  moving('hold'),
  fc.record({
    do: kind('adjust'),
    who,
    currency: fc.constant<Currency>('TWD'),
    amount: fc.bigInt(-200_00n, 200_00n).filter((amount) => amount !== 0n),
    washPercent: fc.constantFrom(0, 33, 100),
  }),
  fc
    .record({ do: kind('exchange'), who, from: currency, count: cents })
    .map(({ count, ...rest }) => ({ ...rest, amount: amountOf(rest.from, count) })),
  fc.record({ do: kind('settle'), who, isPaid: fc.boolean() }),
  fc.record({
    do: kind('bet'),
    who,
    betId: fc.constantFrom('1', '2', '3', '4'),
    valid: cents,
    isVoid: fc.boolean(),
  }),
  fc.record({ do: kind('transfer_in'), who: fc.constant<Name>('ann'), dollars: fc.bigInt(1n, 200n) }),
  fc.record({ do: kind('transfer_out'), who: fc.constant<Name>('ann') }),
  fc.record({ do: kind('play'), who: fc.constant<Name>('ann'), change: fc.bigInt(-50_00n, 50_00n) }),
)

/** A step, the statement after which the first try of it dies (null: it lives), and what the platform does meanwhile. */
const event = fc.record({
  step,
  diesAfter: fc.option(fc.nat({ max: 45 }), { freq: 2 }),
  spoil: fc.option(fc.constantFrom(...spoils), { freq: 3 }),
})

test('whatever is done in whatever order, and wherever the process dies: every balance is what the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 18 }), async (events) => {
      const model = new MoneyModel()
      const players = await newPlayers(model)
      stage.provider.balanceMinor = 0n
      for (const { step: drawn, diesAfter, spoil } of events) {
        steps += 1
        const current: Step = { ...drawn, id: steps }
        stage.provider.next.length = 0
        const isTransfer = current.do === 'transfer_in' || current.do === 'transfer_out'
        if (spoil !== null && isTransfer) stage.provider.next.push(spoil)
        const before = stage.provider.balanceMinor
        const answer = await doDyingOnce(players, current, diesAfter)
        if (current.do === 'play') play(current.change)
        if (isTransfer) {
          await driveTransfers(players)
          model.players.ann.available.TWD += before - stage.provider.balanceMinor
        }
        expect([current, answer]).toEqual([current, model.apply(current)])
        expect(await balances(players)).toEqual(expected(model))
      }
    }),
    { numRuns: 150 },
  )
  const { differences } = await hallLedger.check(sqlRunner(stage.hall.db))
  expect(differences).toEqual([])
}, 120_000)

async function newPlayers(model: MoneyModel): Promise<Players> {
  return {
    of: { ann: await stage.newMoneyPlayer(), bob: await stage.newMoneyPlayer() },
    quotes: new Map(),
    oldestHold(name) {
      const hold = model.players[name].holds[0]
      return hold === undefined ? undefined : holdOf(hold.key, hold.currency, hold.amount)
    },
  }
}

/** The first try may die; then the same is asked again, as a client does that heard nothing. */
async function doDyingOnce(players: Players, current: Step, diesAfter: number | null): Promise<number> {
  if (diesAfter !== null) {
    try {
      return await doStep(crashingHall(stage.hall, diesAfter), players, current)
    } catch (error) {
      if (!(error instanceof Crash)) throw error
    }
  }
  return doStep(stage.hall, players, current)
}

function play(change: bigint): void {
  const { provider } = stage
  provider.balanceMinor = provider.balanceMinor + change < 0n ? 0n : provider.balanceMinor + change
}

async function driveTransfers({ of }: Players): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    stage.clock.advance(GRACE_MS)
    await stage.driveTransfers(of.ann)
  }
}

const NAMES: readonly Name[] = ['ann', 'bob']

async function balances({ of }: Players) {
  const read = (name: Name) => {
    const { playerId } = of[name]
    return Promise.all([
      readBalance(stage.hall.db, playerId, 'TWD'),
      readBalance(stage.hall.db, playerId, 'USDT'),
      readWashBalance(stage.hall.db, playerId),
    ])
  }
  return Promise.all(NAMES.map(read))
}

const expected = (model: MoneyModel) =>
  NAMES.map((name) => {
    const { TWD, USDT } = model.players[name].available
    return [TWD, USDT, model.owed(name)]
  })
