import { exchangeQuote } from '@gamehall/contract/wallet'
import { formatWire, minor, negate } from '@gamehall/money'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, succeed } from '../../core/outcome.ts'
import { transact } from '../../core/transact.ts'
import type { Caller, Session } from '../../http/route.ts'
import {
  countWash,
  type HoldRequest,
  holdMoney,
  moveMoney,
  releaseMoney,
  requireWash,
} from '../../modules/wallet/index.ts'
import { PLATFORM } from '../../testing/fake-game-provider.ts'
import type { TestPlayer } from '../../testing/index.ts'
import { type Answer, type Name, other, type Step } from './money-model.ts'
import { act, ask, CHANNEL, PAY_PASSWORD } from './money-stage.ts'

export interface Players {
  readonly of: Readonly<Record<Name, TestPlayer>>
  /** The hold that a `settle` step ends; undefined when the player has none. */
  readonly oldestHold: (who: Name) => Omit<HoldRequest, 'playerId'> | undefined
  /** The quote of an `exchange` step, asked before it. */
  readonly quotes: Map<number, string>
}

const answerOf = (outcome: Outcome<unknown>): Answer => (outcome.ok ? 0 : outcome.code)

export const holdOf = (id: number, currency: 'TWD' | 'USDT', amount: bigint) => ({
  key: `hold-${id}`,
  subType: 'withdrawal_atm' as const,
  currency,
  amountMinor: minor(amount),
  orderNo: `W${id}`,
})

/** Does a step with a key of its own: doing it again, in whatever state the first try left it, is the same step. */
export async function doStep(hall: Hall, players: Players, step: Step): Promise<Answer> {
  const player = players.of[step.who]
  const { playerId } = player
  const caller: Caller<Session> = { ...player.caller, idempotencyKey: `step-${step.id}` }
  switch (step.do) {
    case 'deposit':
      return answerOf(await deposit(hall, playerId, step))
    case 'adjust':
      return answerOf(await adjust(hall, playerId, step))
    case 'exchange':
      return exchange(hall, players, caller, step)
    case 'send':
      return answerOf(
        await ask(hall, caller, 'sendToPlayer', {
          currency: step.currency,
          amount: formatWire(minor(step.amount), step.currency),
          recipient: players.of[other(step.who)].account,
          pay_password: PAY_PASSWORD,
        }),
      )
    case 'hold':
      return answerOf(
        await transact(hall.db, (trx) =>
          holdMoney(hall, trx, { ...holdOf(step.id, step.currency, step.amount), playerId }),
        ),
      )
    case 'settle':
      return settle(hall, playerId, players.oldestHold(step.who), step.isPaid)
    case 'bet':
      await bet(hall, playerId, step)
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

type Doing<Kind extends Step['do']> = Extract<Step, { do: Kind }>

function deposit(hall: Hall, playerId: bigint, { id, currency, amount }: Doing<'deposit'>) {
  const orderNo = `D${id}`
  return transact(hall.db, async (trx) => {
    const moved = await moveMoney(hall, trx, {
      key: `deposit/${orderNo}`,
      playerId,
      subType: 'recharge_atm',
      currency,
      amountMinor: minor(amount),
      counterAccount: CHANNEL[currency],
      orderNo,
    })
    if (currency === 'TWD')
      await requireWash(trx, { playerId, orderNo, amountMinor: minor(amount), at: hall.clock.now() })
    return moved
  })
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
  // The reference was used: by the try that died before it could answer.
  return !outcome.ok && outcome.code === 10040 ? succeed({}) : outcome
}

async function exchange(
  hall: Hall,
  players: Players,
  caller: Caller<Session>,
  { id, from, amount }: Doing<'exchange'>,
): Promise<Answer> {
  let quoteId = players.quotes.get(id)
  if (quoteId === undefined) {
    const to = from === 'TWD' ? 'USDT' : 'TWD'
    const quote = await ask(hall, caller, 'quoteExchange', {
      from,
      to,
      amount: formatWire(minor(amount), from),
    })
    if (!quote.ok) return quote.code
    quoteId = exchangeQuote.parse(quote.data).quote_id
    players.quotes.set(id, quoteId)
  }
  return answerOf(await ask(hall, caller, 'exchangeCurrency', { quote_id: quoteId }))
}

async function settle(
  hall: Hall,
  playerId: bigint,
  held: Omit<HoldRequest, 'playerId'> | undefined,
  isPaid: boolean,
): Promise<Answer> {
  if (held === undefined) return 0
  return answerOf(
    await transact(hall.db, async (trx) => {
      if (isPaid)
        return moveMoney(hall, trx, {
          ...held,
          playerId,
          key: `pay/${held.key}`,
          amountMinor: negate(held.amountMinor),
          counterAccount: CHANNEL[held.currency ?? 'TWD'],
          holdKey: held.key,
        })
      await releaseMoney(hall, trx, { ...held, playerId })
      return succeed({})
    }),
  )
}

const bet = (hall: Hall, playerId: bigint, { betId, valid, isVoid }: Doing<'bet'>) =>
  hall.db.transaction().execute((trx) =>
    countWash(trx, {
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
