import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { ActiveBreak } from '../player/use-play-break.ts'
import { formatTaiwanDateTime } from '../records/taiwan-day.ts'
import { playBreakText } from './play-break-text.ts'

/** The words of a break: until when it lasts. */
export function useBreakLine({ until }: ActiveBreak): string {
  const text = useText(playBreakText)
  return until === null ? text.forGood : text.until(formatTaiwanDateTime(until))
}
