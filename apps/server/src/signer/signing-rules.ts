import { type Minor, minor } from '@gamehall/money'
import { DAY_MS } from '../platform/time/durations.ts'
import { readRawTransfer, USDT_CONTRACT } from '../providers/chain/index.ts'

/** The longest lifetime of a TRON transaction. */
const LONGEST_LIFE_MS = DAY_MS
/** The most that a transfer may burn, in sun: 100 TRX. */
const HIGHEST_FEE_SUN = 100_000_000n

export interface SigningRules {
  /** The wallet whose key this is. */
  readonly address: string
  /** Millionths of a USDT in one transfer, and in all of any 24 hours. */
  readonly maxTransferMinor: Minor
  readonly maxDayMinor: Minor
  /** The server's own addresses, which are never payout destinations. */
  readonly ownAddresses: ReadonlySet<string>
}

export type SigningVerdict =
  | { readonly ok: true; readonly txid: string; readonly amountMinor: Minor }
  | { readonly ok: false; readonly reason: string }

/** Evaluates whether a transaction, decoded from the bytes to sign, is a payout within the rules. */
export function evaluateTransfer(rules: SigningRules, rawHex: string, now: Date): SigningVerdict {
  const transfer = readRawTransfer(rawHex)
  if (transfer === null) return refuse('not a plain TRC20 transfer')
  if (transfer.contract !== USDT_CONTRACT) return refuse('not USDT')
  if (transfer.owner !== rules.address) return refuse('from another wallet')
  if (transfer.to === rules.address || rules.ownAddresses.has(transfer.to))
    return refuse('to an address of the hall')
  if (transfer.amountMinor <= 0n) return refuse('no amount')
  if (transfer.amountMinor > rules.maxTransferMinor) return refuse('above the limit of a transfer')
  if (transfer.feeLimitSun > HIGHEST_FEE_SUN) return refuse('the fee limit is too high')
  const lifeMs = transfer.expiresAt.getTime() - now.getTime()
  if (lifeMs <= 0) return refuse('expired')
  if (lifeMs > LONGEST_LIFE_MS) return refuse('expires too late')
  return { ok: true, txid: transfer.txid, amountMinor: minor(transfer.amountMinor) }
}

const refuse = (reason: string): SigningVerdict => ({ ok: false, reason })
