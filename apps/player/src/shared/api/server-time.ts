let offsetMs = 0

/**
 * Learns the hall's clock from an answer: `X-Server-Time` (milliseconds), else `Date`.
 * Half of the round trip is taken as the way back.
 */
export function noteServerTime(headers: Headers, sentAt: number, receivedAt: number): void {
  const exact = Number(headers.get('x-server-time'))
  const at = exact > 0 ? exact : Date.parse(headers.get('date') ?? '')
  if (Number.isFinite(at)) offsetMs = at + (receivedAt - sentAt) / 2 - receivedAt
}

/** The hall's time now, in milliseconds: what countdowns follow. */
export function serverNow(): number {
  return Date.now() + offsetMs
}
