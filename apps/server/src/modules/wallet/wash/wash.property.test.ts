import { minor } from '@gamehall/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHall, type TestHall } from '../../../testing/index.ts'
import { countWash, readWashBalance, requireWash } from '../index.ts'

let hall: TestHall
let players = 0n
beforeAll(async () => {
  hall = await createTestHall()
})
afterAll(() => hall.close())

const smallest = (...amounts: bigint[]) => amounts.toSorted((a, b) => Number(a - b))[0] ?? 0n

/** The rules once more, in the plainest way: what is owed is what was asked less what each bet takes now. */
class Model {
  readonly asked = new Map<string, bigint>()
  readonly bets = new Map<string, { takes: bigint; weight: number; countable: bigint }>()

  owed(): bigint {
    let owed = 0n
    for (const amount of this.asked.values()) owed += amount
    for (const { takes } of this.bets.values()) owed -= takes
    return owed
  }

  ask(order: string, amount: bigint): void {
    if (!this.asked.has(order)) this.asked.set(order, amount)
  }

  bet(id: string, status: 'open' | 'settled' | 'void', valid: bigint, weight: number): void {
    const earlier = this.bets.get(id)
    this.bets.delete(id)
    if (status === 'open') return
    const owed = this.owed()
    const kept = { weight: earlier?.weight ?? weight, countable: earlier?.countable ?? owed }
    const weighted = (valid * BigInt(kept.weight)) / 100n
    const takes = status === 'void' ? 0n : smallest(weighted, owed, kept.countable)
    this.bets.set(id, { ...kept, takes })
  }
}

const name = fc.constantFrom('1', '2', '3')
const step = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), id: name, amount: fc.bigInt(0n, 100_00n) }),
  fc.record({
    do: fc.constant('bet' as const),
    id: name,
    amount: fc.bigInt(0n, 80_00n),
    status: fc.constantFrom('open' as const, 'settled' as const, 'settled' as const, 'void' as const),
    weight: fc.constantFrom(0, 20, 33, 100),
  }),
)

test('whatever is asked, bet, corrected and voided, in whatever order: what is owed is what the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
      players += 1n
      const playerId = players
      const model = new Model()
      for (const one of steps) {
        const at = hall.clock.now()
        const amountMinor = minor(one.amount)
        await hall.db.transaction().execute(async (trx) => {
          if (one.do === 'ask') await requireWash(trx, { playerId, orderNo: one.id, amountMinor, at })
          else
            await countWash(trx, {
              playerId,
              betId: one.id,
              gid: 'g',
              gameName: {},
              status: one.status,
              validBetMinor: amountMinor,
              weightPercent: one.weight,
              at,
            })
        })
        if (one.do === 'bet') model.bet(one.id, one.status, one.amount, one.weight)
        else if (one.amount > 0n) model.ask(one.id, one.amount)
        expect(await readWashBalance(hall.db, playerId)).toBe(model.owed())
      }
    }),
    { numRuns: 60 },
  )
})
