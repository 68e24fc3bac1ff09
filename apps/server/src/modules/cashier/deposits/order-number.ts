import { taiwanDay } from '../../../core/taiwan-time.ts'

/** `D`, the Taiwan day as yymmdd, a running number of eight digits: also the gateway's MerchantTradeNo. */
export function formatOrderNumber(running: number, at: Date): string {
  return `D${taiwanDay(at).slice(2).replaceAll('-', '')}${String(running).padStart(8, '0')}`
}
