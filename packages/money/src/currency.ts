/**
 * The currencies the house keeps books in. `decimals` says how many decimal places one minor unit stands for:
 * 1 TWD is 100 minor units, 1 USDT is 1 000 000.
 */
export const CURRENCIES = {
  TWD: { decimals: 2 },
  USDT: { decimals: 6 },
} as const satisfies Record<string, { decimals: number }>

export type Currency = keyof typeof CURRENCIES

/** Narrows a wire value to a currency the house knows. */
export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(CURRENCIES, value)
}

/** Minor units in one whole unit: 100n for TWD. */
export function minorPerUnit(currency: Currency): bigint {
  return 10n ** BigInt(CURRENCIES[currency].decimals)
}
