/** Reads a card's or an address's id off the wire. Null for what is none. */
export const parseRowId = (text: string): bigint | null => (/^\d{1,18}$/.test(text) ? BigInt(text) : null)
