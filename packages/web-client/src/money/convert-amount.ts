import { formatWireAmount, minorPerUnit, multiplyByRatio, parseRatio } from '@gamehall/money'
import { parseMinorOrZero } from './amount-arithmetic.ts'

/** Percent of a TWD amount, rounded up to the cent as the server does for a turnover requirement. */
export function percentOfAmount(amount: string, percent: number): string {
  const ratio = { numerator: BigInt(percent), denominator: 100n }
  return formatWireAmount(multiplyByRatio(parseMinorOrZero(amount, 'TWD'), ratio, 'ceil'), 'TWD')
}

/** The USDT needed for a TWD amount at a rate (TWD per USDT), rounded up; undefined for a missing or zero rate. */
export function convertTwdToUsdt(amount: string, rate: string): string | undefined {
  const twdPerUsdt = parseRatio(rate)
  if (twdPerUsdt === undefined || twdPerUsdt.numerator === 0n) return undefined
  const usdtPerCent = {
    numerator: twdPerUsdt.denominator * minorPerUnit('USDT'),
    denominator: twdPerUsdt.numerator * minorPerUnit('TWD'),
  }
  return formatWireAmount(multiplyByRatio(parseMinorOrZero(amount, 'TWD'), usdtPerCent, 'ceil'), 'USDT')
}
