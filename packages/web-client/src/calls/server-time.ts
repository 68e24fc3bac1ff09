let offsetMs = 0

/**
 * Updates the offset to the server's clock from response headers: `X-Server-Time` (epoch ms), else `Date`.
 * Assumes that half of the round trip is the way back. `sentAt` and `receivedAt` are epoch ms.
 */
export function syncServerTime(headers: Headers, sentAt: number, receivedAt: number): void {
  const exact = Number(headers.get('x-server-time'))
  const at = exact > 0 ? exact : Date.parse(headers.get('date') ?? '')
  if (Number.isFinite(at)) offsetMs = at + (receivedAt - sentAt) / 2 - receivedAt
}

/** The server's current time in epoch ms; countdowns use it. */
export function serverNow(): number {
  return Date.now() + offsetMs
}
