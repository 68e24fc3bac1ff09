import { createLedger } from '@gamehall/ledger'
import { sqlRunner } from '@gamehall/postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSeamlessFixture, newId, type SeamlessFixture } from './testing/seamless-fixture.ts'

const START = 60_00n
let games: SeamlessFixture
beforeAll(async () => {
  games = await createSeamlessFixture()
})
afterAll(() => games.close())

/** Few ids, so that messages repeat, overtake each other and refer to what never came. */
const message = fc.record({
  kind: fc.constantFrom('place', 'place', 'rollback', 'win'),
  bet: fc.nat(3),
  win: fc.nat(2),
  /** How often it arrives at once, and whether its answers are lost: it is then sent again. */
  times: fc.constantFrom(1, 1, 2, 3),
  isAnswerLost: fc.boolean(),
})
const cents = (amount: string) => BigInt(amount.replace('.', ''))
/** A bet has one stake and one round, and a win one amount and one bet, as a repetition must have. */
const STAKES = ['10.00', '25.00', '30.00', '0.50']
const WINS = ['5.00', '0.00', '40.00']

it('any order and repetition of bets, rollbacks and wins leaves the wallet at the sum of what was accepted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 4, maxLength: 24 }), async (messages) => {
      const { player, token, of } = await games.sit(START)
      const run = newId('run')
      const effects = new Map<string, bigint>()
      const returned = new Set<string>()
      const total = () => [...effects.values()].reduce((sum, effect) => sum + effect, START)
      for (const { kind, bet, win, times, isAnswerLost } of messages) {
        const place = `${run}/place/${bet}`
        const transaction_uuid = {
          place,
          rollback: `${run}/rollback/${bet}`,
          win: `${run}/win/${win}-${bet}`,
        }[kind]
        const reference = { ...of, round: `${run}/round/${bet % 3}`, reference_transaction_uuid: place }
        const amount = (kind === 'win' ? WINS[win] : STAKES[bet]) ?? '0.00'
        const send = () => {
          if (kind === 'rollback') return games.ask('rollback', { ...reference, transaction_uuid })
          const money = { currency: 'TWD', amount, transaction_uuid }
          if (kind === 'win') return games.ask('win', { ...reference, ...money, round_closed: win === 2 })
          return games.ask('bet', { ...of, round: reference.round, token, ...money })
        }
        const answers = await Promise.all(Array.from({ length: times }, send))
        if (isAnswerLost) answers.push(await send())
        const [answer] = answers
        expect(new Set(answers.map(({ code }) => code)).size).toBe(1)
        if (answer?.code === 'OK' && !effects.has(transaction_uuid)) {
          if (kind === 'place') effects.set(place, -cents(amount))
          if (kind === 'win') effects.set(transaction_uuid, cents(amount))
          if (kind === 'rollback') {
            effects.set(transaction_uuid, returned.has(place) ? 0n : -(effects.get(place) ?? 0n))
            returned.add(place)
          }
        }
        for (const { data } of answers) if (data !== null) expect(cents(data.balance)).toBe(total())
        expect(await games.mainBalance(player)).toBe(total())
      }
      expect(total()).toBeGreaterThanOrEqual(0n)
    }),
    { numRuns: 30 },
  )
  const { differences } = await createLedger({ schema: 'ledger' }).check(sqlRunner(games.ctx.db))
  expect(differences).toEqual([])
}, 120_000)
