import { sqlRunner } from '@gamehall/postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  appLedger,
  readBalance,
  readTurnoverLeft,
  readWithheld,
  splitBalance,
} from '../../rooms/wallet/index.ts'
import { GRACE_MS } from '../../testing/fake-game-provider.ts'
import { arbitraryEvents } from './arbitrary-events.ts'
import { createCrashingContext, SimulatedCrash } from './create-crashing-context.ts'
import { createMoneyFixture, type MoneyFixture } from './money-fixture.ts'
import { MoneyModel, type PlayerName, type Step } from './money-model.ts'
import { type ModelPlayers, performStep } from './perform-step.ts'

let stage: MoneyFixture
let steps = 0
beforeAll(async () => {
  stage = await createMoneyFixture()
})
afterAll(() => stage.close())

test('whatever is done in whatever order, and wherever the process dies: every balance is what the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryEvents, async (drawnEvents) => {
      const model = new MoneyModel()
      const players = await newPlayers(model)
      stage.provider.balanceMinor = 0n
      for (const { step: drawn, diesAfter, spoil } of drawnEvents) {
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
    { numRuns: 60 },
  )
  const { differences } = await appLedger.check(sqlRunner(stage.ctx.db))
  expect(differences).toEqual([])
}, 240_000)

async function newPlayers(model: MoneyModel): Promise<ModelPlayers> {
  const remembered = { quotes: new Map(), orderNos: new Map(), sentToChain: new Set<number>() }
  return {
    stage,
    of: { ann: await stage.newMoneyPlayer(), bob: await stage.newMoneyPlayer() },
    remembered,
    picked(step) {
      const order = model.picked(step.who, step.pick)
      return order && remembered.orderNos.get(order.stepId)
    },
  }
}

/** The first try may die; then the same is asked again, as a client does that heard nothing. */
async function doDyingOnce(players: ModelPlayers, current: Step, diesAfter: number | null): Promise<number> {
  if (diesAfter !== null) {
    try {
      return await performStep(createCrashingContext(stage.ctx, diesAfter), players, current)
    } catch (error) {
      if (!(error instanceof SimulatedCrash)) throw error
    }
  }
  return performStep(stage.ctx, players, current)
}

function play(change: bigint): void {
  const { provider } = stage
  provider.balanceMinor = provider.balanceMinor + change < 0n ? 0n : provider.balanceMinor + change
}

async function driveTransfers({ of }: ModelPlayers): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    stage.clock.advance(GRACE_MS)
    await stage.driveTransfers(of.ann)
  }
}

const NAMES: readonly PlayerName[] = ['ann', 'bob']

async function balances({ of }: ModelPlayers) {
  const read = async (name: PlayerName) => {
    const { playerId } = of[name]
    const [twd, usdt, left, unmet] = await Promise.all([
      readBalance(stage.ctx.db, playerId, 'TWD'),
      readBalance(stage.ctx.db, playerId, 'USDT'),
      readTurnoverLeft(stage.ctx.db, playerId),
      readWithheld(stage.ctx.db, playerId),
    ])
    return [twd, usdt, left, splitBalance(twd, unmet).withheld]
  }
  return Promise.all(NAMES.map(read))
}

const expected = (model: MoneyModel) =>
  NAMES.map((name) => {
    const { TWD, USDT } = model.players[name].available
    return [TWD, USDT, model.turnoverLeft(name), model.withheld(name)]
  })
