import { formatWire, minorPerUnit, multiplyByRatio, parseRatio } from '@gamehall/money'
import { minorOf } from './whole-amount.ts'

/** Percent of a TWD amount, rounded up to the cent as the server does for a turnover requirement. */
export function percentOf(amount: string, percent: number): string {
  const ratio = { numerator: BigInt(percent), denominator: 100n }
  return formatWire(multiplyByRatio(minorOf(amount, 'TWD'), ratio, 'ceil'), 'TWD')
}

/** The USDT needed for a TWD amount at a rate (TWD per USDT), rounded up; undefined for a missing or zero rate. */
export function usdtFor(amount: string, rate: string): string | undefined {
  const twdPerUsdt = parseRatio(rate)
  if (twdPerUsdt === undefined || twdPerUsdt.numerator === 0n) return undefined
  const usdtPerCent = {
    numerator: twdPerUsdt.denominator * minorPerUnit('USDT'),
    denominator: twdPerUsdt.numerator * minorPerUnit('TWD'),
  }
  return formatWire(multiplyByRatio(minorOf(amount, 'TWD'), usdtPerCent, 'ceil'), 'USDT')
}
