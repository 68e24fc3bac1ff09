/** Where a page of the transaction record ended, and the total its first page counted. */
export interface TransactionCursor {
  /** The ledger's own cursor. */
  readonly entry: string
  readonly total: number
}

export const formatTransactionCursor = ({ entry, total }: TransactionCursor): string => `${entry}.${total}`

/** Null for what `formatTransactionCursor` never wrote. */
export function parseTransactionCursor(text: string): TransactionCursor | null {
  const [, entry, total] = /^(\d{1,18}\.\d{1,4})\.(\d{1,6})$/.exec(text) ?? []
  return entry === undefined ? null : { entry, total: Number(total) }
}
