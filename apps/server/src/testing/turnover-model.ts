interface Credit {
  readonly id: string
  readonly source: 'deposit' | 'bonus'
  readonly amount: bigint
  left: bigint
  isForfeited: boolean
}

interface Bet {
  readonly weight: number
  /** How many credits there were when it settled first: the later ones it never meets. */
  readonly seen: number
  readonly met: ReadonlyMap<Credit, bigint>
}

/** A reference model of the turnover rules, in cents: an ordered list of credits, each with its remaining requirement. */
export class TurnoverModel {
  private readonly credits: Credit[] = []
  private readonly bets = new Map<string, Bet>()

  has = (id: string): boolean => this.credits.some((credit) => credit.id === id)
  unmet = (): Credit[] => this.credits.filter(({ left }) => left > 0n)
  left = (): bigint => this.unmet().reduce((sum, { left }) => sum + left, 0n)
  bonuses = (): Credit[] => this.credits.filter(({ source }) => source === 'bonus')

  /** The whole of each unmet credit, never more than the balance. */
  withheld(balance: bigint): bigint {
    const all = this.unmet().reduce((sum, { amount }) => sum + amount, 0n)
    if (all > balance) return balance
    return all
  }

  /** One that asks for nothing is no credit to remember. */
  credit(credit: Pick<Credit, 'id' | 'source' | 'amount'>, required: bigint): void {
    if (this.has(credit.id) || required === 0n) return
    this.credits.push({ ...credit, left: required, isForfeited: false })
  }

  /** What giving it up takes from the balance, or the code that it answers. */
  forfeit(id: string, balance: bigint): { readonly taken: bigint; readonly code: number } {
    const credit = this.credits.find((one) => one.id === id)
    if (credit === undefined) return { taken: 0n, code: 404 }
    if (credit.isForfeited) return { taken: 0n, code: 0 }
    if (credit.source !== 'bonus' || credit.left === 0n) return { taken: 0n, code: 10040 }
    if (credit.amount > balance) return { taken: 0n, code: 10031 }
    credit.left = 0n
    credit.isForfeited = true
    return { taken: credit.amount, code: 0 }
  }

  bet(id: string, status: 'open' | 'settled' | 'void', valid: bigint, weight: number): void {
    const earlier = this.bets.get(id)
    for (const [credit, counted] of earlier?.met ?? []) if (!credit.isForfeited) credit.left += counted
    this.bets.delete(id)
    if (status === 'open') return
    const [seen, share] = [earlier?.seen ?? this.credits.length, earlier?.weight ?? weight]
    const met = new Map<Credit, bigint>()
    let rest = status === 'void' ? 0n : (valid * BigInt(share)) / 100n
    for (const credit of this.credits.slice(0, seen)) {
      const counted = credit.left < rest ? credit.left : rest
      if (counted === 0n) continue
      credit.left -= counted
      rest -= counted
      met.set(credit, counted)
    }
    this.bets.set(id, { weight: share, seen, met })
  }
}
