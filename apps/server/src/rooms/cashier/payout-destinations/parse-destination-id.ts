/** Parses the id of a card or address from a request. Null when malformed. */
export const parseDestinationId = (text: string): bigint | null =>
  /^\d{1,18}$/.test(text) ? BigInt(text) : null
