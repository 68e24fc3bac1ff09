import type { Answer } from '../../../shared/api/send-call.ts'
import { wholeDollars } from '../../../shared/money/whole-amount.ts'

export type PreEntry = Answer<'preEnterGame'>
export type TransferLimits = { readonly min: string; readonly cap: string; readonly all: string }

/** §5 fast transfer, in whole dollars: the cap falls back to the integer balance, the minimum to 0; `all` is the most that can be moved now. */
export function transferLimits(
  entry: Pick<PreEntry, 'MinDeposit' | 'MaxDeposit' | 'Balance'>,
): TransferLimits {
  const balance = wholeDollars(entry.Balance)
  const cap = entry.MaxDeposit === null ? balance : String(entry.MaxDeposit)
  return { min: String(entry.MinDeposit), cap, all: BigInt(cap) < BigInt(balance) ? cap : balance }
}

/** What is typed, held to the cap. */
export function capAmount(amount: string, { cap }: TransferLimits): string {
  return amount !== '' && BigInt(amount) > BigInt(cap) ? cap : amount
}

export type AmountProblem = 'below_min' | 'insufficient'

/** §5: 0 (or nothing typed) enters with what is there; above 0 the minimum holds, and the wallet must have it. */
export function problemOf(
  amount: string,
  { min }: TransferLimits,
  balance: string,
): AmountProblem | undefined {
  const wanted = BigInt(amount || '0')
  if (wanted > 0n && wanted < BigInt(min)) return 'below_min'
  if (wanted > BigInt(wholeDollars(balance))) return 'insufficient'
  return undefined
}
