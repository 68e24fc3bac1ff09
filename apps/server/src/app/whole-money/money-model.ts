import type { Currency } from '@gamehall/money'
import { befall, currencyOf, type Fate, FLAT_FEES, type Order, type Way } from './withdrawal-model.ts'

export type Name = 'ann' | 'bob'
export type Step = {
  readonly id: number
  readonly who: Name
} & ( // Paid at a gateway: with `extra` dollars beside what was asked, a person decides.
  | {
      readonly do: 'deposit'
      readonly method: 'atm' | 'cvs'
      readonly dollars: bigint
      readonly extra: bigint
      readonly isApproved: boolean
    }
  // Paid on the chain: into the USDT wallet, or into an order and then in TWD.
  | { readonly do: 'deposit_usdt'; readonly hasOrder: boolean; readonly amount: bigint }
  | {
      readonly do: 'adjust'
      readonly currency: Currency
      readonly amount: bigint
      readonly washPercent: number
    }
  | { readonly do: 'exchange'; readonly from: Currency; readonly amount: bigint }
  | { readonly do: 'send'; readonly currency: Currency; readonly amount: bigint }
  | { readonly do: 'withdraw'; readonly way: Way; readonly amount: bigint }
  | { readonly do: 'fate'; readonly pick: number; readonly fate: Fate }
  | { readonly do: 'bet'; readonly betId: string; readonly valid: bigint; readonly isVoid: boolean }
  | { readonly do: 'transfer_in'; readonly dollars: bigint }
  | { readonly do: 'transfer_out' }
  | { readonly do: 'play'; readonly change: bigint }
)

export type Doing<Kind extends Step['do']> = Extract<Step, { do: Kind }>

/** What an operation answers: 0 done, else its code. */
export type Answer = number

interface Player {
  readonly available: Record<Currency, bigint>
  asked: bigint
  readonly bets: Map<string, { takes: bigint; countable: bigint }>
  readonly orders: Order[]
}

/** What a player has at first, free of wash volume. */
export const START: Readonly<Record<Currency, bigint>> = { TWD: 500_00n, USDT: 60_000_000n }

const BUY_E4 = 312_000n
const SELL_E4 = 318_000n
const SCALE = 100_000_000n

export const other = (who: Name): Name => (who === 'ann' ? 'bob' : 'ann')

/** The hall's money as a few numbers: every rule once more, in the plainest way. */
export class MoneyModel {
  readonly players: Record<Name, Player> = { ann: newPlayer(), bob: newPlayer() }

  owed(who: Name): bigint {
    const { asked, bets } = this.players[who]
    return [...bets.values()].reduce((owed, { takes }) => owed - takes, asked)
  }

  /** Everything but platform transfers, whose end the platform decides. */
  apply(step: Step): Answer {
    const player = this.players[step.who]
    switch (step.do) {
      case 'deposit':
        if (step.extra === 0n || step.isApproved)
          credit(player, (step.dollars + step.extra) * 100n, step.method === 'atm')
        return 0
      case 'deposit_usdt':
        if (step.hasOrder) credit(player, (step.amount * BUY_E4) / SCALE, true)
        else player.available.USDT += step.amount
        return 0
      case 'adjust':
        return this.adjust(player, step.currency, step.amount, step.washPercent)
      case 'exchange':
        return this.exchange(step.who, step.from, step.amount)
      case 'send':
        return this.send(step.who, step.currency, step.amount)
      case 'withdraw':
        return this.withdraw(step.who, step.id, step.way, step.amount)
      case 'fate': {
        const order = this.picked(step.who, step.pick)
        if (order !== undefined && befall(order, step.fate)) {
          player.available[order.currency] += order.amount
          player.orders.splice(player.orders.indexOf(order), 1)
        }
        return 0
      }
      case 'bet':
        this.bet(step.who, step.betId, step.isVoid ? 0n : step.valid)
        return 0
      default:
        return 0
    }
  }

  /** Which of a player's withdrawals a step is about. */
  picked(who: Name, pick: number): Order | undefined {
    const { orders } = this.players[who]
    return orders[pick % Math.max(orders.length, 1)]
  }

  private withdraw(who: Name, stepId: number, way: Way, amount: bigint): Answer {
    const player = this.players[who]
    const currency = currencyOf(way)
    if (amount > player.available[currency]) return 10031
    const rest = amount - FLAT_FEES[way]
    if (rest <= 0n || (way === 'usdt' && (rest * SCALE) / SELL_E4 === 0n)) return 400
    if (currency === 'TWD' && this.owed(who) > 0n) return 10167
    player.available[currency] -= amount
    player.orders.push({ stepId, currency, amount, state: 'pending' })
    return 0
  }

  private adjust(player: Player, currency: Currency, amount: bigint, washPercent: number): Answer {
    if (player.available[currency] + amount < 0n) return 10031
    player.available[currency] += amount
    if (currency === 'TWD' && amount > 0n) player.asked += (amount * BigInt(washPercent) + 99n) / 100n
    return 0
  }

  private exchange(who: Name, from: Currency, amount: bigint): Answer {
    const player = this.players[who]
    if (from === 'TWD' && this.owed(who) > 0n) return 10167
    if (player.available[from] < amount) return 10031
    player.available[from] -= amount
    if (from === 'TWD') player.available.USDT += (amount * SCALE) / SELL_E4
    else {
      const received = (amount * BUY_E4) / SCALE
      player.available.TWD += received
      player.asked += received
    }
    return 0
  }

  private send(who: Name, currency: Currency, amount: bigint): Answer {
    if (this.players[who].available[currency] < amount) return 10031
    if (currency === 'TWD' && this.owed(who) > 0n) return 10167
    this.players[who].available[currency] -= amount
    this.players[other(who)].available[currency] += amount
    return 0
  }

  private bet(who: Name, betId: string, valid: bigint): void {
    const { bets } = this.players[who]
    const earlier = bets.get(betId)
    bets.delete(betId)
    const owed = this.owed(who)
    const countable = earlier?.countable ?? owed
    const takes = [valid, owed, countable].reduce((least, amount) => (amount < least ? amount : least))
    bets.set(betId, { takes, countable })
  }
}

/** TWD that came in; as a rule it asks for as much volume. */
function credit(player: Player, amount: bigint, asksVolume: boolean): void {
  player.available.TWD += amount
  if (asksVolume) player.asked += amount
}

const newPlayer = (): Player => ({
  available: { ...START },
  asked: 0n,
  bets: new Map(),
  orders: [],
})
