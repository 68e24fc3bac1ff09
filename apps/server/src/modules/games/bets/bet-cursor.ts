import type { BetPosition } from './bet-queries.ts'

/** A place in a bet history, for the client to hand back as it is. */
export const writeBetCursor = ({ betAt, betId }: BetPosition): string =>
  Buffer.from(`${betAt.toISOString()}|${betId}`).toString('base64url')

/** Null when it is none of ours. */
export function readBetCursor(text: string): BetPosition | null {
  const [at = '', betId = ''] = Buffer.from(text, 'base64url').toString('utf8').split('|')
  const betAt = new Date(at)
  const isStorable = /^[\x20-\x7e]{1,100}$/.test(betId)
  return Number.isNaN(betAt.getTime()) || !isStorable ? null : { betAt, betId }
}
