import { type Currency, type Minor, minorPerUnit, multiplyByRatio, type Rounding } from '@gamehall/money'
import type { Db } from '../../../platform/database/database.ts'
import { withWalletTables } from '../tables.ts'

/** A rate in ten-thousandths of a TWD for one USDT. */
export type RateE4 = bigint

export interface ExchangeRate {
  /** The rate at which players sell USDT (USDT deposits, USDT to TWD). */
  readonly buyE4: RateE4
  /** The rate at which players buy USDT (USDT withdrawals, TWD to USDT); never less than `buyE4`. */
  readonly sellE4: RateE4
}

const SCALE = 10_000n
const DECIMALS = 4

/** The current rate. Throws when there is none; a migration inserts the first. */
export async function readExchangeRate(db: Db): Promise<ExchangeRate> {
  const row = await withWalletTables(db)
    .selectFrom('exchange_rates')
    .select(['buy_e4', 'sell_e4'])
    .orderBy('rate_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { buyE4: row.buy_e4, sellE4: row.sell_e4 }
}

/** Formats a rate with four decimals: `31.2500`. */
export function formatRate(rate: RateE4): string {
  const digits = rate.toString().padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}

/** Parses a rate such as `31.25`; null unless it is from 1 to 999.9999 with at most four decimals. */
export function parseRate(text: string): RateE4 | null {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text)
  if (match === null) return null
  const [, whole = '', fraction = ''] = match
  const rate = BigInt(whole + fraction.padEnd(DECIMALS, '0'))
  return rate >= SCALE ? rate : null
}

/** Converts minor units of one currency into the other at a rate, with the given rounding. */
export function convertAmount(
  amount: Minor,
  from: Currency,
  to: Currency,
  rate: RateE4,
  rounding: Rounding,
): Minor {
  if (from === to) return amount
  const twd = { unit: minorPerUnit('TWD') * rate, per: minorPerUnit('USDT') * SCALE }
  const ratio =
    to === 'TWD'
      ? { numerator: twd.unit, denominator: twd.per }
      : { numerator: twd.per, denominator: twd.unit }
  return multiplyByRatio(amount, ratio, rounding)
}
