import { exchangeQuote } from '@gamehall/contract/wallet'
import { formatWire, minor } from '@gamehall/money'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, succeed } from '../../core/outcome.ts'
import { countTurnover } from '../../modules/wallet/index.ts'
import { PLATFORM } from '../../testing/fake-game-provider.ts'
import { act, ask } from './ask-hall.ts'
import {
  type Doer,
  depositByGateway,
  depositOnChain,
  meetFate,
  type Remembered,
  withdraw,
} from './do-cashier-step.ts'
import { type Answer, type Doing, type Name, other, type Step } from './money-model.ts'
import { type MoneyPlayer, type MoneyStage, PAY_PASSWORD } from './money-stage.ts'

export interface Players {
  readonly stage: MoneyStage
  readonly of: Readonly<Record<Name, MoneyPlayer>>
  readonly remembered: Remembered
  /** The withdrawal of a `fate` step; undefined when the player has none. */
  readonly picked: (step: Doing<'fate'>) => string | undefined
}

const answerOf = (outcome: Outcome<unknown>): Answer => (outcome.ok ? 0 : outcome.code)

/** Performs a step with its own idempotency key, so that a retry after a crash is the same step. */
export async function doStep(hall: Hall, players: Players, step: Step): Promise<Answer> {
  const player = players.of[step.who]
  const { stage, remembered } = players
  const caller = { ...player.caller, idempotencyKey: `step-${step.id}` }
  const doer: Doer = { hall, stage, player, caller, remembered }
  switch (step.do) {
    case 'deposit':
      return depositByGateway(doer, step)
    case 'deposit_usdt':
      return depositOnChain(doer, step)
    case 'withdraw':
      return withdraw(doer, step)
    case 'fate': {
      const orderNo = players.picked(step)
      return orderNo === undefined ? 0 : meetFate(doer, orderNo, step)
    }
    case 'adjust':
      return answerOf(await adjust(hall, player.playerId, step))
    case 'bonus': {
      const id = stage.offers[step.offer]
      return answerOf(await ask(hall, caller, 'completeActivity', { id }))
    }
    case 'forfeit':
      return forfeit(doer, step)
    case 'exchange':
      return exchange(doer, step)
    case 'send':
      return answerOf(
        await ask(hall, caller, 'sendToPlayer', {
          currency: step.currency,
          amount: formatWire(minor(step.amount), step.currency),
          recipient: players.of[other(step.who)].account,
          pay_password: PAY_PASSWORD,
        }),
      )
    case 'bet':
      await bet(hall, player.playerId, step)
      return 0
    case 'transfer_in':
      await ask(hall, caller, 'depositToGame', { platform: PLATFORM, amount: step.dollars.toString() })
      return 0
    case 'transfer_out':
      await ask(hall, caller, 'withdrawFromGame', { is_all: 1, platform: PLATFORM })
      return 0
    case 'play':
      return 0
  }
}

async function adjust(hall: Hall, playerId: bigint, step: Doing<'adjust'>): Promise<Outcome<unknown>> {
  const outcome = await act(hall, 'adjust-balance', {
    player_id: playerId.toString(),
    currency: step.currency,
    amount: formatWire(minor(step.amount), step.currency),
    wash_percent: step.washPercent,
    message: 'test',
    reference: `A-${step.id}`,
  })
  // The reference was used by the try that crashed.
  return !outcome.ok && outcome.code === 10040 ? succeed({}) : outcome
}

async function exchange(
  { hall, caller, remembered }: Doer,
  { id, from, amount }: Doing<'exchange'>,
): Promise<Answer> {
  let quoteId = remembered.quotes.get(id)
  if (quoteId === undefined) {
    const to = from === 'TWD' ? 'USDT' : 'TWD'
    const wish = { from, to, amount: formatWire(minor(amount), from) }
    const quote = await ask(hall, caller, 'quoteExchange', wish)
    if (!quote.ok) return quote.code
    quoteId = exchangeQuote.parse(quote.data).quote_id
    remembered.quotes.set(id, quoteId)
  }
  return answerOf(await ask(hall, caller, 'exchangeCurrency', { quote_id: quoteId }))
}

/** Forfeits one of the player's bonuses; does nothing without one. */
async function forfeit({ hall, stage, caller, player }: Doer, { pick }: Doing<'forfeit'>): Promise<Answer> {
  const { rows } = await stage.hall.pool.query(
    `select credit_id from turnover_credits where player_id = $1 and source = 'bonus' order by credit_id`,
    [player.playerId],
  )
  const bonus = rows[pick % Math.max(rows.length, 1)]
  if (bonus === undefined) return 0
  return answerOf(await ask(hall, caller, 'forfeitBonus', { credit_id: String(bonus.credit_id) }))
}

const bet = (hall: Hall, playerId: bigint, { betId, valid, isVoid }: Doing<'bet'>) =>
  hall.db.transaction().execute((trx) =>
    countTurnover(trx, {
      playerId,
      betId,
      gid: 'fake-game',
      gameName: {},
      status: isVoid ? 'void' : 'settled',
      validBetMinor: minor(valid),
      weightPercent: 100,
      at: hall.clock.now(),
    }),
  )
