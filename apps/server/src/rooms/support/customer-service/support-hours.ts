import { TAIWAN_OFFSET_MS } from '@gamehall/contract/constants'
import type { SupportSchedule } from '../../site/index.ts'

const DAY_MINUTES = 1440

/** Whether customer service is open at an instant. A schedule that ends before it starts spans midnight. */
export function isSupportOpen({ days, from_minute, to_minute }: SupportSchedule, at: Date): boolean {
  const taiwan = new Date(at.getTime() + TAIWAN_OFFSET_MS)
  const minute = taiwan.getUTCHours() * 60 + taiwan.getUTCMinutes()
  const today = taiwan.getUTCDay()
  if (from_minute < to_minute) return days.includes(today) && minute >= from_minute && minute < to_minute
  const yesterday = (today + 6) % 7
  return (
    (days.includes(today) && minute >= from_minute && minute < DAY_MINUTES) ||
    (days.includes(yesterday) && minute < to_minute)
  )
}
