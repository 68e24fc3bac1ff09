import type { Locale } from '@gamehall/contract/constants'

/** An instant as a clock in Taiwan shows it: `14:00`. */
export function taiwanTime(instant: string, language: Locale): string {
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Taipei',
  }).format(new Date(instant))
}
