const SHORT_LENGTH = 20
const END_LENGTH = 8

/** Shortens an address or a transaction id to both ends: `TQn9Y2kh…w5KcbLSE`; leaves a short one as it is. */
export function shortenHash(hash: string): string {
  return hash.length > SHORT_LENGTH ? `${hash.slice(0, END_LENGTH)}…${hash.slice(-END_LENGTH)}` : hash
}
