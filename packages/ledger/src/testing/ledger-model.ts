import type { Hold, HoldResult } from '../holds/place-hold.ts'
import type { ReleaseResult } from '../holds/release-hold.ts'
import type { PostFailure, Posting } from '../posting/posting.ts'

type ModelAccount = {
  currency: string
  floor: bigint | undefined
  isSystemAccount: boolean
  posted: bigint
  held: bigint
}
type ModelHold = { account: string; amount: bigint; input: string; status: 'held' | 'posted' | 'released' }
type ModelTransfer = { input: string; balances: readonly (bigint | undefined)[] }

/** The model's result of a posting: the balances after its legs, without those of system accounts. */
export type ModelResult =
  | { ok: true; replayed: boolean; balances: readonly (bigint | undefined)[] }
  | PostFailure

/** A simple in-memory model of the ledger's rules, to compare the implementation with. */
export class LedgerModel {
  readonly accounts = new Map<string, ModelAccount>()
  readonly holds = new Map<string, ModelHold>()
  readonly transfers = new Map<string, ModelTransfer>()

  open(key: string, currency: string, floor: bigint | undefined, isSystemAccount = false): void {
    this.accounts.set(key, { currency, floor, isSystemAccount, posted: 0n, held: 0n })
  }

  copy(): LedgerModel {
    const copy = new LedgerModel()
    for (const [key, account] of this.accounts) copy.accounts.set(key, { ...account })
    for (const [key, hold] of this.holds) copy.holds.set(key, { ...hold })
    for (const [key, transfer] of this.transfers) copy.transfers.set(key, transfer)
    return copy
  }

  post(posting: Posting): ModelResult {
    const input = describe([posting.kind, posting.hold, posting.legs])
    const stored = this.transfers.get(posting.key)
    if (stored && stored.input !== input) return { ok: false, error: 'conflict' }
    if (stored) return { ok: true, replayed: true, balances: stored.balances }
    const after = this.copy()
    const failure = after.findFailure(posting) ?? after.apply(posting, input)
    if (failure) return failure
    Object.assign(this, { accounts: after.accounts, holds: after.holds, transfers: after.transfers })
    return { ok: true, replayed: false, balances: this.transfers.get(posting.key)?.balances ?? [] }
  }

  private findFailure({ legs, hold }: Posting): PostFailure | undefined {
    const unknown = legs.find((leg) => !this.accounts.has(leg.account))
    if (unknown) return { ok: false, error: 'unknown_account', account: unknown.account }
    const totals = new Map<string, bigint>()
    for (const leg of legs) {
      const currency = this.accounts.get(leg.account)?.currency ?? ''
      totals.set(currency, (totals.get(currency) ?? 0n) + leg.amountMinor)
    }
    if ([...totals.values()].some((total) => total !== 0n)) return { ok: false, error: 'unbalanced' }
    if (hold === undefined) return undefined
    const held = this.holds.get(hold)
    if (!held) return { ok: false, error: 'unknown_hold' }
    const given = legs.reduce(
      (total, leg) => (leg.account === held.account ? total - leg.amountMinor : total),
      0n,
    )
    if (given <= 0n || given > held.amount) return { ok: false, error: 'hold_mismatch' }
    return held.status === 'held' ? undefined : { ok: false, error: 'hold_closed' }
  }

  private apply({ key, legs, hold }: Posting, input: string): PostFailure | undefined {
    const held = hold === undefined ? undefined : this.holds.get(hold)
    if (held) {
      held.status = 'posted'
      this.changeHeld(held.account, -held.amount)
    }
    const balances = legs.map((leg) => {
      const account = this.accounts.get(leg.account)
      if (!account) return undefined
      account.posted += leg.amountMinor
      return account.isSystemAccount ? undefined : account.posted
    })
    const short = legs.find(
      (leg) => this.available(leg.account) < (this.accounts.get(leg.account)?.floor ?? -(10n ** 30n)),
    )
    if (short) return { ok: false, error: 'insufficient', account: short.account }
    this.transfers.set(key, { input, balances })
    return undefined
  }

  hold(hold: Hold): HoldResult {
    const account = this.accounts.get(hold.account)
    if (!account) return { ok: false, error: 'unknown_account', account: hold.account }
    const input = describe([hold.account, hold.amountMinor, hold.kind])
    const stored = this.holds.get(hold.key)
    if (stored)
      return stored.input === input ? { ok: true, replayed: true } : { ok: false, error: 'conflict' }
    if (account.isSystemAccount) return { ok: false, error: 'not_holdable' }
    if (account.floor !== undefined && this.available(hold.account) - hold.amountMinor < account.floor)
      return { ok: false, error: 'insufficient', account: hold.account }
    this.holds.set(hold.key, { account: hold.account, amount: hold.amountMinor, input, status: 'held' })
    this.changeHeld(hold.account, hold.amountMinor)
    return { ok: true, replayed: false }
  }

  release(key: string): ReleaseResult {
    const hold = this.holds.get(key)
    if (!hold) return { ok: false, error: 'unknown_hold' }
    if (hold.status === 'posted') return { ok: false, error: 'hold_closed' }
    if (hold.status === 'released') return { ok: true, replayed: true }
    hold.status = 'released'
    this.changeHeld(hold.account, -hold.amount)
    return { ok: true, replayed: false }
  }

  private available(key: string): bigint {
    const account = this.accounts.get(key)
    return account ? account.posted - account.held : 0n
  }

  private changeHeld(key: string, by: bigint): void {
    const account = this.accounts.get(key)
    if (account) account.held += by
  }
}

function describe(input: unknown): string {
  return JSON.stringify(input, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
}
