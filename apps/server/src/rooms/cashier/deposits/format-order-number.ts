import { formatTaiwanDigits } from '../../../platform/time/taiwan-time.ts'

/** `D`, the Taiwan date as yymmdd and an eight-digit sequence number. Also the gateway's MerchantTradeNo. */
export function formatOrderNumber(running: number, at: Date): string {
  return `D${formatTaiwanDigits(at).slice(0, 6)}${String(running).padStart(8, '0')}`
}
