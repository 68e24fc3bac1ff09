/** The last order of a page: the next one begins after it. */
export interface HistoryPosition {
  readonly createdAt: Date
  readonly orderNo: string
}

export const formatCursor = ({ createdAt, orderNo }: HistoryPosition): string =>
  Buffer.from(`${createdAt.getTime()}.${orderNo}`).toString('base64url')

/** Null for what `formatCursor` never wrote. */
export function parseCursor(text: string): HistoryPosition | null {
  const match = /^(\d{1,14})\.(D\d{14})$/.exec(Buffer.from(text, 'base64url').toString())
  const [, ms, orderNo] = match ?? []
  return ms === undefined || orderNo === undefined ? null : { createdAt: new Date(Number(ms)), orderNo }
}
