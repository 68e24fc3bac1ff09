import type { Minor } from '@gamehall/money'

/** A USDT transfer as the chain has it: `txid` and `logIndex` name it once and for all. */
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

/** Nothing is known: ask again. */
export interface ChainUnknown {
  readonly kind: 'unknown'
  readonly cause: 'timeout' | 'unreachable' | 'nonsense'
}

/** The transactions in which an address got USDT, the newest first; what happened in them is asked of each. */
export type ListReceivedResult = { readonly kind: 'listed'; readonly txids: readonly string[] } | ChainUnknown

/** `transfers`: every USDT transfer of a transaction that succeeded; none of one that failed. */
export type ReadTransactionResult =
  | { readonly kind: 'found'; readonly transfers: readonly ChainTransfer[] }
  | { readonly kind: 'not_found' }
  | ChainUnknown

export type ReadHeadResult = { readonly kind: 'head'; readonly block: number } | ChainUnknown

/** Reads the chain. Time-outs, broken connections and nonsense are values (`unknown`), never exceptions. */
export interface ChainReader {
  listReceived(address: string, since: Date): Promise<ListReceivedResult>
  /** `solid`: only as far as the chain can no longer change its mind. */
  readTransaction(txid: string, view: 'newest' | 'solid'): Promise<ReadTransactionResult>
  readHead(): Promise<ReadHeadResult>
}
