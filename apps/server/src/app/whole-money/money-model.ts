import type { Currency } from '@gamehall/money'

export type Name = 'ann' | 'bob'
export type Step = { readonly id: number; readonly who: Name } & (
  | { readonly do: 'deposit'; readonly currency: Currency; readonly amount: bigint }
  | {
      readonly do: 'adjust'
      readonly currency: Currency
      readonly amount: bigint
      readonly washPercent: number
    }
  | { readonly do: 'exchange'; readonly from: Currency; readonly amount: bigint }
  | { readonly do: 'send'; readonly currency: Currency; readonly amount: bigint }
  | { readonly do: 'hold'; readonly currency: Currency; readonly amount: bigint }
  | { readonly do: 'settle'; readonly isPaid: boolean }
  | { readonly do: 'bet'; readonly betId: string; readonly valid: bigint; readonly isVoid: boolean }
  | { readonly do: 'transfer_in'; readonly dollars: bigint }
  | { readonly do: 'transfer_out' }
  | { readonly do: 'play'; readonly change: bigint }
)

/** What an operation answers: 0 done, else its code. */
export type Answer = number

interface Hold {
  readonly key: number
  readonly currency: Currency
  readonly amount: bigint
}

interface Player {
  readonly available: Record<Currency, bigint>
  asked: bigint
  readonly bets: Map<string, { takes: bigint; countable: bigint }>
  readonly holds: Hold[]
}

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
        player.available[step.currency] += step.amount
        if (step.currency === 'TWD') player.asked += step.amount
        return 0
      case 'adjust':
        return this.adjust(player, step.currency, step.amount, step.washPercent)
      case 'exchange':
        return this.exchange(step.who, step.from, step.amount)
      case 'send':
        return this.send(step.who, step.currency, step.amount)
      case 'hold':
        if (player.available[step.currency] < step.amount) return 10031
        player.available[step.currency] -= step.amount
        player.holds.push({ key: step.id, currency: step.currency, amount: step.amount })
        return 0
      case 'settle': {
        const hold = player.holds.shift()
        if (hold !== undefined && !step.isPaid) player.available[hold.currency] += hold.amount
        return 0
      }
      case 'bet':
        this.bet(step.who, step.betId, step.isVoid ? 0n : step.valid)
        return 0
      default:
        return 0
    }
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

const newPlayer = (): Player => ({
  available: { TWD: 0n, USDT: 0n },
  asked: 0n,
  bets: new Map(),
  holds: [],
})
