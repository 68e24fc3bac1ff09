import { withdrawalQuote } from '@gamehall/contract/cashier'
import { turnoverCredit } from '@gamehall/contract/wallet'
import { minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { appLedger, countTurnover, readBalance, readTurnoverLeft } from '../../rooms/wallet/index.ts'
import { callUseCase, performTestAction } from './call-use-case.ts'
import { createMoneyFixture, type MoneyFixture, type MoneyPlayer, PAY_PASSWORD } from './money-fixture.ts'

let stage: MoneyFixture
let steps = 0
beforeAll(async () => {
  stage = await createMoneyFixture()
})
afterAll(() => stage.close())

/** Calls with a new idempotency key each time, as a client does. */
const asked = (
  player: MoneyPlayer,
  name: Parameters<typeof callUseCase>[2],
  body: object,
  ctx = stage.ctx,
) => {
  steps += 1
  return callUseCase(ctx, { ...player.caller, idempotencyKey: `race-${steps}` }, name, body)
}
const bet = (player: MoneyPlayer, valid: bigint) =>
  stage.ctx.db.transaction().execute((trx) =>
    countTurnover(trx, {
      playerId: player.playerId,
      betId: `bet-${steps}-${valid}`,
      gid: 'fake-game',
      gameName: {},
      status: 'settled',
      validBetMinor: minor(valid),
      weightPercent: 100,
      at: stage.clock.now(),
    }),
  )
const codeOf = (outcome: Awaited<ReturnType<typeof callUseCase>>) => (outcome.ok ? 0 : outcome.code)

/** A player with 100 of cash, a bonus of 58 with 10 of turnover left, and an old quote for 120. */
async function ready() {
  const player = await stage.newMoneyPlayer()
  const quoted = await asked(player, 'quoteWithdrawal', { channel_id: 'bank', amount: '120' })
  if (!quoted.ok) throw new Error(`no quote: ${quoted.code}`)
  const card_id = await player.cardId()
  await performTestAction(stage.ctx, 'adjust-balance', {
    player_id: player.playerId.toString(),
    amount: '-400',
    message: 'test',
  })
  await asked(player, 'completeActivity', { id: stage.offers[0] })
  await bet(player, 280_00n)
  const terms = await asked(player, 'getTurnoverTerms', {})
  const { credits } = z.object({ credits: z.array(turnoverCredit) }).parse(terms.ok && terms.data)
  const { quote_id } = withdrawalQuote.parse(quoted.data)
  return { player, creditId: credits[0]?.credit_id, order: { quote_id, card_id, pay_password: PAY_PASSWORD } }
}

it('forfeiting a bonus, the bet that meets it and a withdrawal at once are serializable', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { player, creditId, order } = await ready()
    const ways = [
      () => asked(player, 'forfeitBonus', { credit_id: creditId }).then(codeOf),
      () => asked(player, 'forfeitBonus', { credit_id: creditId }).then(codeOf),
      () => bet(player, 10_00n).then(() => 0),
      () => asked(player, 'createWithdrawal', order).then(codeOf),
    ]
    // The order of the calls differs from round to round; PostgreSQL decides the order of the postings.
    const order4 = ways.map((_, n) => (n + round) % 4)
    const answers = new Map(await Promise.all(order4.map(async (n) => [n, await ways[n]?.()] as const)))
    const [forfeited, again, , withdrawn] = [0, 1, 2, 3].map((n) => answers.get(n))
    const isForfeited = forfeited === 0 || again === 0
    const isWithdrawn = withdrawn === 0
    // A forfeited bonus was not met, so the withheld amount was not withdrawn.
    expect(isForfeited && isWithdrawn).toBe(false)
    if (isForfeited) expect([forfeited, again, withdrawn]).toEqual([0, 0, withdrawn])
    expect([10031, 10167, 0]).toContain(withdrawn)
    const expected = 158_00n - (isForfeited ? 58_00n : 0n) - (isWithdrawn ? 120_00n : 0n)
    expect(await readBalance(stage.ctx.db, player.playerId, 'TWD')).toBe(expected)
    expect(await readTurnoverLeft(stage.ctx.db, player.playerId)).toBe(0n)
  }
  const { differences } = await appLedger.check(sqlRunner(stage.ctx.db))
  expect(differences).toEqual([])
}, 60_000)
