import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { truncateToDollars } from '@gamehall/web-client/money/amount-arithmetic.ts'

export type PreEntry = CallResponse<'preEnterGame'>
export type TransferLimits = { readonly min: string; readonly cap: string; readonly all: string }

/** The limits of a fast transfer (§5) in whole dollars: without a maximum, `cap` is the balance; `all` is the largest possible amount now. */
export function transferLimits(
  entry: Pick<PreEntry, 'MinDeposit' | 'MaxDeposit' | 'Balance'>,
): TransferLimits {
  const balance = truncateToDollars(entry.Balance)
  const cap = entry.MaxDeposit === null ? balance : String(entry.MaxDeposit)
  return { min: String(entry.MinDeposit), cap, all: BigInt(cap) < BigInt(balance) ? cap : balance }
}

/** The smallest amount above 0 that can be transferred, in whole dollars. */
export const leastTransfer = ({ MinDeposit }: Pick<PreEntry, 'MinDeposit'>): string =>
  String(Math.max(1, MinDeposit))

/** Whether the main wallet covers the smallest transfer. */
export const coversTransfer = (entry: Pick<PreEntry, 'MinDeposit' | 'Balance'>): boolean =>
  BigInt(truncateToDollars(entry.Balance)) >= BigInt(leastTransfer(entry))

/** The typed amount, limited to the cap. */
export function capAmount(amount: string, { cap }: TransferLimits): string {
  return amount !== '' && BigInt(amount) > BigInt(cap) ? cap : amount
}

export type AmountProblem = 'below_min' | 'insufficient'

/** Validates the amount (§5): 0 or empty is always valid; above 0, the minimum applies and the wallet must cover it. */
export function findAmountProblem(
  amount: string,
  { min }: TransferLimits,
  balance: string,
): AmountProblem | undefined {
  const wanted = BigInt(amount || '0')
  if (wanted > 0n && wanted < BigInt(min)) return 'below_min'
  if (wanted > BigInt(truncateToDollars(balance))) return 'insufficient'
  return undefined
}
