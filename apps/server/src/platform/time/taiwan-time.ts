import { TAIWAN_OFFSET_MS } from '@gamehall/contract/constants'

const parts = (at: Date) => new Date(at.getTime() + TAIWAN_OFFSET_MS).toISOString()

/** The Taiwan calendar day of an instant, `yyyy-MM-dd`. */
export const taiwanDay = (at: Date): string => parts(at).slice(0, 10)

/** `yyyy/MM/dd HH:mm:ss` in Taiwan, as payment gateways write it. */
export const formatTaiwanDateTime = (at: Date): string =>
  parts(at).slice(0, 19).replaceAll('-', '/').replace('T', ' ')

/** `yyMMddHHmmss` in Taiwan, as order numbers begin; the day is the first six. */
export const formatTaiwanDigits = (at: Date): string => parts(at).replace(/\D/g, '').slice(2, 14)

/** The instant at which a Taiwan calendar day begins. */
export const taiwanDayStart = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - TAIWAN_OFFSET_MS)
