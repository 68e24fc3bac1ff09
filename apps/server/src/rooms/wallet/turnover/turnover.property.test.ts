import { formatWireAmount, minor } from '@gamehall/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../../platform/database/transact.ts'
import {
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { TurnoverModel } from '../../../testing/turnover-model.ts'
import {
  adjustmentsAccount,
  countTurnover,
  moveMoney,
  openSystemAccounts,
  PROMOTIONS_ACCOUNT,
  readMainBalance,
  readTurnoverLeft,
  refuseWithheld,
  requireTurnover,
} from '../index.ts'
import { forfeitBonus } from './forfeit-bonus.ts'
import { readTurnoverStatus } from './turnover-credits.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const name = fc.constantFrom('1', '2', '3', '4', '5')
const change = fc.bigInt(-50_00n, 50_00n).filter((amount) => amount !== 0n)
const cents = (most: bigint) => fc.bigInt(0n, most)
const sourceOf = (id: string) => (id < '3' ? ('deposit' as const) : ('bonus' as const))
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({
        do: fc.constant('credit' as const),
        id: name,
        amount: fc.bigInt(1n, 60_00n),
        required: cents(150_00n),
      })
      .map((credit) => ({ ...credit, source: sourceOf(credit.id) })),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      id: name,
      amount: cents(80_00n),
      status: fc.constantFrom('open' as const, 'settled' as const, 'settled' as const, 'void' as const),
      weight: fc.constantFrom(0, 20, 33, 100),
    }),
  },
  // Money lost or won at a platform, withheld or not.
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('play' as const), change }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('leave' as const), amount: fc.bigInt(1n, 60_00n) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('forfeit' as const), id: name }) },
)

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

let moves = 0
async function move(playerId: bigint, amount: bigint, isChecked: boolean): Promise<number> {
  moves += 1
  const outcome = await transact(ctx.db, async (trx) => {
    await openSystemAccounts(trx, [adjustmentsAccount('TWD'), PROMOTIONS_ACCOUNT])
    const moved = await moveMoney(ctx, trx, {
      key: `T${moves}`,
      playerId,
      subType: 'system_adjustment',
      amountMinor: minor(amount),
      counterAccount: adjustmentsAccount('TWD'),
      orderNo: `T${moves}`,
    })
    return moved.ok && isChecked ? refuseWithheld(trx, playerId) : moved
  })
  return outcome.ok ? 0 : outcome.code
}

async function carryOut(player: TestPlayer, one: Step): Promise<number> {
  const { playerId, caller } = player
  const at = ctx.clock.now()
  switch (one.do) {
    case 'credit':
      // The caller that credits moves the money: here only for a new credit.
      await ctx.db.transaction().execute((trx) =>
        requireTurnover(trx, {
          playerId,
          source: one.source,
          orderNo: `${playerId}-${one.id}`,
          creditedMinor: minor(one.amount),
          requiredMinor: minor(one.required),
          at,
        }),
      )
      return 0
    case 'bet':
      await ctx.db.transaction().execute((trx) =>
        countTurnover(trx, {
          playerId,
          betId: one.id,
          gid: 'g',
          gameName: {},
          status: one.status,
          validBetMinor: minor(one.amount),
          weightPercent: one.weight,
          at,
        }),
      )
      return 0
    case 'play':
      await move(playerId, one.change, false)
      return 0
    case 'leave':
      return move(playerId, -one.amount, true)
    case 'forfeit': {
      const row = await ctx.db
        .selectFrom('turnover_credits')
        .select('credit_id')
        .where('player_id', '=', playerId)
        .where('source_id', '=', `${playerId}-${one.id}`)
        .executeTakeFirst()
      if (row === undefined) return 404
      const outcome = await forfeitBonus(ctx, { credit_id: row.credit_id.toString() }, caller)
      return outcome.ok ? 0 : outcome.code
    }
  }
}

test('turnover left and withheld match the model for any sequence of credits, bets, corrections, losses, forfeits and withdrawals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const player = await createTestPlayer(ctx)
      const model = new TurnoverModel()
      const wallet = { balance: 0n }
      for (const one of steps) {
        const isNew = one.do === 'credit' && !model.has(one.id)
        if (isNew) await move(player.playerId, one.amount, false)
        const answer = await carryOut(player, one)
        expect([one, answer]).toEqual([one, apply(model, wallet, one)])
        const standing = await readTurnoverStatus(ctx.db, player.playerId, 'en')
        expect(await readTurnoverLeft(ctx.db, player.playerId)).toBe(model.left())
        const { balance } = wallet
        expect(await readMainBalance(ctx.db, player.playerId)).toBe(balance)
        expect(standing).toMatchObject({
          balance: money(balance),
          withheld: money(model.withheld(balance)),
          withdrawable: money(balance - model.withheld(balance)),
          wash_balance: money(model.left()),
        })
        expect(standing.credits.map(({ left }) => left)).toEqual(model.unmet().map(({ left }) => money(left)))
      }
    }),
    { numRuns: 60 },
  )
}, 120_000)

/** The answer of a step, and the wallet after it. */
function apply(model: TurnoverModel, wallet: { balance: bigint }, one: Step): number {
  switch (one.do) {
    case 'credit':
      if (!model.has(one.id)) wallet.balance += one.amount
      model.credit(one, one.required)
      return 0
    case 'bet':
      model.bet(one.id, one.status, one.amount, one.weight)
      return 0
    case 'play':
      if (wallet.balance + one.change >= 0n) wallet.balance += one.change
      return 0
    case 'leave': {
      if (one.amount > wallet.balance) return 10031
      if (one.amount > wallet.balance - model.withheld(wallet.balance)) return 10167
      wallet.balance -= one.amount
      return 0
    }
    case 'forfeit': {
      const { taken, code } = model.forfeit(one.id, wallet.balance)
      wallet.balance -= taken
      return code
    }
  }
}

const money = (amount: bigint) => formatWireAmount(minor(amount), 'TWD')
