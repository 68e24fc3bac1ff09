import { exchangeQuote } from '@gamehall/contract/wallet'
import { formatWireAmount, minor } from '@gamehall/money'
import { type Outcome, succeed } from '../../platform/context/outcome.ts'
import { countTurnover } from '../../rooms/wallet/index.ts'
import { PLATFORM } from '../../testing/fake-game-provider.ts'
import type { TestContext } from '../../testing/index.ts'
import { callUseCase, performTestAction } from './call-use-case.ts'
import { type MoneyFixture, type MoneyPlayer, PAY_PASSWORD } from './money-fixture.ts'
import { otherPlayer, type PlayerName, type ResultCode, type Step, type StepOf } from './money-model.ts'
import {
  depositByGateway,
  depositOnChain,
  type StepContext,
  type StepMemory,
  settleWithdrawal,
  withdraw,
} from './perform-cashier-step.ts'

export interface ModelPlayers {
  readonly stage: MoneyFixture
  readonly of: Readonly<Record<PlayerName, MoneyPlayer>>
  readonly remembered: StepMemory
  /** The withdrawal of a `fate` step; undefined when the player has none. */
  readonly picked: (step: StepOf<'fate'>) => string | undefined
}

const answerOf = (outcome: Outcome<unknown>): ResultCode => (outcome.ok ? 0 : outcome.code)

/** Performs a step with its own idempotency key, so that a retry after a crash is the same step. */
export async function performStep(ctx: TestContext, players: ModelPlayers, step: Step): Promise<ResultCode> {
  const player = players.of[step.who]
  const { stage, remembered } = players
  const caller = { ...player.caller, idempotencyKey: `step-${step.id}` }
  const doer: StepContext = { ctx, stage, player, caller, remembered }
  switch (step.do) {
    case 'deposit':
      return depositByGateway(doer, step)
    case 'deposit_usdt':
      return depositOnChain(doer, step)
    case 'withdraw':
      return withdraw(doer, step)
    case 'fate': {
      const orderNo = players.picked(step)
      return orderNo === undefined ? 0 : settleWithdrawal(doer, orderNo, step)
    }
    case 'adjust':
      return answerOf(await adjust(ctx, player.playerId, step))
    case 'bonus': {
      const id = stage.offers[step.offer]
      return answerOf(await callUseCase(ctx, caller, 'completeActivity', { id }))
    }
    case 'forfeit':
      return forfeit(doer, step)
    case 'exchange':
      return exchange(doer, step)
    case 'send':
      return answerOf(
        await callUseCase(ctx, caller, 'sendToPlayer', {
          currency: step.currency,
          amount: formatWireAmount(minor(step.amount), step.currency),
          recipient: players.of[otherPlayer(step.who)].account,
          pay_password: PAY_PASSWORD,
        }),
      )
    case 'bet':
      await bet(ctx, player.playerId, step)
      return 0
    case 'transfer_in':
      await callUseCase(ctx, caller, 'depositToGame', { platform: PLATFORM, amount: step.dollars.toString() })
      return 0
    case 'transfer_out':
      await callUseCase(ctx, caller, 'withdrawFromGame', { is_all: 1, platform: PLATFORM })
      return 0
    case 'play':
      return 0
  }
}

async function adjust(ctx: TestContext, playerId: bigint, step: StepOf<'adjust'>): Promise<Outcome<unknown>> {
  const outcome = await performTestAction(ctx, 'adjust-balance', {
    player_id: playerId.toString(),
    currency: step.currency,
    amount: formatWireAmount(minor(step.amount), step.currency),
    wash_percent: step.washPercent,
    message: 'test',
    reference: `A-${step.id}`,
  })
  // The reference was used by the try that crashed.
  return !outcome.ok && outcome.code === 10040 ? succeed({}) : outcome
}

async function exchange(
  { ctx, caller, remembered }: StepContext,
  { id, from, amount }: StepOf<'exchange'>,
): Promise<ResultCode> {
  let quoteId = remembered.quotes.get(id)
  if (quoteId === undefined) {
    const to = from === 'TWD' ? 'USDT' : 'TWD'
    const wish = { from, to, amount: formatWireAmount(minor(amount), from) }
    const quote = await callUseCase(ctx, caller, 'quoteExchange', wish)
    if (!quote.ok) return quote.code
    quoteId = exchangeQuote.parse(quote.data).quote_id
    remembered.quotes.set(id, quoteId)
  }
  return answerOf(await callUseCase(ctx, caller, 'exchangeCurrency', { quote_id: quoteId }))
}

/** Forfeits one of the player's bonuses; does nothing without one. */
async function forfeit(
  { ctx, stage, caller, player }: StepContext,
  { pick }: StepOf<'forfeit'>,
): Promise<ResultCode> {
  const { rows } = await stage.ctx.pool.query(
    `select credit_id from turnover_credits where player_id = $1 and source = 'bonus' order by credit_id`,
    [player.playerId],
  )
  const bonus = rows[pick % Math.max(rows.length, 1)]
  if (bonus === undefined) return 0
  return answerOf(await callUseCase(ctx, caller, 'forfeitBonus', { credit_id: String(bonus.credit_id) }))
}

const bet = (ctx: TestContext, playerId: bigint, { betId, valid, isVoid }: StepOf<'bet'>) =>
  ctx.db.transaction().execute((trx) =>
    countTurnover(trx, {
      playerId,
      betId,
      gid: 'fake-game',
      gameName: {},
      status: isVoid ? 'void' : 'settled',
      validBetMinor: minor(valid),
      weightPercent: 100,
      at: ctx.clock.now(),
    }),
  )
