/** The supported currencies. `decimals`: the decimal places of a minor unit; 1 TWD is 100 minor units, 1 USDT is 1 000 000. */
export const CURRENCIES = {
  TWD: { decimals: 2 },
  USDT: { decimals: 6 },
} as const satisfies Record<string, { decimals: number }>

export type Currency = keyof typeof CURRENCIES

/** Whether a wire value is a supported currency code. */
export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(CURRENCIES, value)
}

/** The number of minor units in one whole unit: 100n for TWD. */
export function minorPerUnit(currency: Currency): bigint {
  return 10n ** BigInt(CURRENCIES[currency].decimals)
}
