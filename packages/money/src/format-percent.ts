/** Formats basis points (hundredths of a percent, not negative) as percent: 35 as `0.35`. */
export function formatPercent(basisPoints: number | bigint): string {
  const digits = BigInt(basisPoints).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
