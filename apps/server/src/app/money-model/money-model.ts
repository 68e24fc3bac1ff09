import type { Currency } from '@gamehall/money'
import { TurnoverModel } from '../../testing/turnover-model.ts'
import {
  applyFate,
  currencyOf,
  FLAT_FEES,
  type ModelOrder,
  type WithdrawalFate,
  type WithdrawalMethod,
} from './withdrawal-model.ts'

export type PlayerName = 'ann' | 'bob'
export type Step = {
  readonly id: number
  readonly who: PlayerName
} & ( // Paid at a gateway; with `extra` dollars beyond the order's amount, an operator decides.
  | {
      readonly do: 'deposit'
      readonly method: 'atm' | 'cvs'
      readonly dollars: bigint
      readonly extra: bigint
      readonly isApproved: boolean
    }
  // Paid on the chain: to the USDT wallet, or to an order and credited in TWD.
  | { readonly do: 'deposit_usdt'; readonly hasOrder: boolean; readonly amount: bigint }
  | {
      readonly do: 'adjust'
      readonly currency: Currency
      readonly amount: bigint
      readonly washPercent: number
    }
  // An offer, claimed once; and forfeited again, with its turnover.
  | { readonly do: 'bonus'; readonly offer: number }
  | { readonly do: 'forfeit'; readonly pick: number }
  | { readonly do: 'exchange'; readonly from: Currency; readonly amount: bigint }
  | { readonly do: 'send'; readonly currency: Currency; readonly amount: bigint }
  | { readonly do: 'withdraw'; readonly way: WithdrawalMethod; readonly amount: bigint }
  | { readonly do: 'fate'; readonly pick: number; readonly fate: WithdrawalFate }
  | { readonly do: 'bet'; readonly betId: string; readonly valid: bigint; readonly isVoid: boolean }
  | { readonly do: 'transfer_in'; readonly dollars: bigint }
  | { readonly do: 'transfer_out' }
  | { readonly do: 'play'; readonly change: bigint }
)

export type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>

/** The result code of an operation: 0 is success. */
export type ResultCode = number

interface Player {
  readonly available: Record<Currency, bigint>
  readonly turnover: TurnoverModel
  readonly offers: Set<number>
  readonly orders: ModelOrder[]
}

/** A player's initial balances, without turnover requirements. */
export const START_BALANCES: Readonly<Record<Currency, bigint>> = { TWD: 500_00n, USDT: 60_000_000n }

/** The offers that a player may claim, once each, in TWD cents. */
export const OFFERS = [
  { amount: 58_00n, washPercent: 500 },
  { amount: 20_33n, washPercent: 33 },
  { amount: 100_00n, washPercent: 0 },
] as const

const BUY_E4 = 312_000n
const SELL_E4 = 318_000n
const SCALE = 100_000_000n

export const otherPlayer = (who: PlayerName): PlayerName => (who === 'ann' ? 'bob' : 'ann')

/** A reference model of the server's money: every rule restated on plain numbers. */
export class MoneyModel {
  readonly players: Record<PlayerName, Player> = { ann: newPlayer(), bob: newPlayer() }

  turnoverLeft = (who: PlayerName): bigint => this.players[who].turnover.left()

  /** What unmet credits withhold of the main wallet now. */
  withheld(who: PlayerName): bigint {
    const { turnover, available } = this.players[who]
    return turnover.withheld(available.TWD)
  }

  /** Everything but platform transfers, whose end the platform decides. */
  apply(step: Step): ResultCode {
    const player = this.players[step.who]
    switch (step.do) {
      case 'deposit':
        if (step.extra === 0n || step.isApproved)
          credit(player, step.id, (step.dollars + step.extra) * 100n, step.method === 'atm')
        return 0
      case 'deposit_usdt':
        if (step.hasOrder) credit(player, step.id, (step.amount * BUY_E4) / SCALE, true)
        else player.available.USDT += step.amount
        return 0
      case 'adjust':
        return this.adjust(player, step)
      case 'bonus':
        return this.bonus(player, step.id, step.offer)
      case 'forfeit':
        return this.forfeit(player, step.pick)
      case 'exchange':
        return this.exchange(step)
      case 'send':
        return this.send(step.who, step.currency, step.amount)
      case 'withdraw':
        return this.withdraw(step.who, step.id, step.way, step.amount)
      case 'fate': {
        const order = this.picked(step.who, step.pick)
        if (order !== undefined && applyFate(order, step.fate)) {
          player.available[order.currency] += order.amount
          player.orders.splice(player.orders.indexOf(order), 1)
        }
        return 0
      }
      case 'bet':
        player.turnover.bet(step.betId, step.isVoid ? 'void' : 'settled', step.valid, 100)
        return 0
      default:
        return 0
    }
  }

  /** Which of a player's withdrawals a step is about. */
  picked(who: PlayerName, pick: number): ModelOrder | undefined {
    const { orders } = this.players[who]
    return orders[pick % Math.max(orders.length, 1)]
  }

  private withdraw(who: PlayerName, stepId: number, way: WithdrawalMethod, amount: bigint): ResultCode {
    const player = this.players[who]
    const currency = currencyOf(way)
    if (amount > player.available[currency]) return 10031
    if (currency === 'TWD' && amount > player.available.TWD - this.withheld(who)) return 10167
    const rest = amount - FLAT_FEES[way]
    if (rest <= 0n || (way === 'usdt' && (rest * SCALE) / SELL_E4 === 0n)) return 400
    player.available[currency] -= amount
    player.orders.push({ stepId, currency, amount, state: 'pending' })
    return 0
  }

  private bonus(player: Player, stepId: number, number: number): ResultCode {
    const offer = OFFERS[number]
    if (offer === undefined || player.offers.has(number)) return 20013
    player.offers.add(number)
    player.available.TWD += offer.amount
    const required = (offer.amount * BigInt(offer.washPercent) + 99n) / 100n
    player.turnover.credit({ id: `${stepId}`, source: 'bonus', amount: offer.amount }, required)
    return 0
  }

  /** Which of a player's bonuses a step is about; undefined when there is none. */
  private forfeit(player: Player, pick: number): ResultCode {
    const bonuses = player.turnover.bonuses()
    const bonus = bonuses[pick % Math.max(bonuses.length, 1)]
    if (bonus === undefined) return 0
    const { taken, code } = player.turnover.forfeit(bonus.id, player.available.TWD)
    player.available.TWD -= taken
    return code
  }

  private adjust(player: Player, { id, currency, amount, washPercent }: StepOf<'adjust'>): ResultCode {
    if (player.available[currency] + amount < 0n) return 10031
    player.available[currency] += amount
    if (currency === 'TWD' && amount > 0n) {
      const required = (amount * BigInt(washPercent) + 99n) / 100n
      player.turnover.credit({ id: `${id}`, source: 'deposit', amount }, required)
    }
    return 0
  }

  private exchange({ id, who, from, amount }: StepOf<'exchange'>): ResultCode {
    const player = this.players[who]
    if (player.available[from] < amount) return 10031
    if (from === 'TWD' && amount > player.available.TWD - this.withheld(who)) return 10167
    player.available[from] -= amount
    if (from === 'TWD') player.available.USDT += (amount * SCALE) / SELL_E4
    else {
      credit(player, id, (amount * BUY_E4) / SCALE, true)
    }
    return 0
  }

  private send(who: PlayerName, currency: Currency, amount: bigint): ResultCode {
    if (this.players[who].available[currency] < amount) return 10031
    if (currency === 'TWD' && amount > this.players[who].available.TWD - this.withheld(who)) return 10167
    this.players[who].available[currency] -= amount
    this.players[otherPlayer(who)].available[currency] += amount
    return 0
  }
}

/** TWD that came in; as a rule it asks for as much turnover. */
function credit(player: Player, stepId: number, amount: bigint, asksTurnover: boolean): void {
  player.available.TWD += amount
  player.turnover.credit({ id: `${stepId}`, source: 'deposit', amount }, asksTurnover ? amount : 0n)
}

const newPlayer = (): Player => ({
  available: { ...START_BALANCES },
  turnover: new TurnoverModel(),
  offers: new Set(),
  orders: [],
})
