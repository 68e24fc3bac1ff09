import type { Minor } from '@gamehall/money'

/** A USDT transfer on the chain, identified by `txid` and `logIndex`. */
export interface ChainTransfer {
  readonly txid: string
  readonly logIndex: number
  readonly from: string
  readonly to: string
  /** Millionths of a USDT. */
  readonly amountMinor: Minor
  readonly block: number
  readonly at: Date
}

/** The result is unknown: poll again. */
export interface ChainUnknown {
  readonly kind: 'unknown'
  readonly cause: 'timeout' | 'unreachable' | 'nonsense'
}

/** Transactions in which an address received USDT, newest first; read each for its transfers. */
export type ListReceivedResult = { readonly kind: 'listed'; readonly txids: readonly string[] } | ChainUnknown

/** `transfers`: every USDT transfer of a transaction that succeeded; none of one that failed. */
export type ReadTransactionResult =
  | { readonly kind: 'found'; readonly transfers: readonly ChainTransfer[] }
  | { readonly kind: 'not_found' }
  | ChainUnknown

export type ReadHeadResult = { readonly kind: 'head'; readonly block: number } | ChainUnknown

/** Reads the chain. Timeouts, broken connections and malformed responses are values (`unknown`), never exceptions. */
export interface ChainReader {
  listReceived(address: string, since: Date): Promise<ListReceivedResult>
  /** `solid`: only up to the last irreversible block. */
  readTransaction(txid: string, view: 'newest' | 'solid'): Promise<ReadTransactionResult>
  readHead(): Promise<ReadHeadResult>
}
