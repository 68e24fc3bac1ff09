import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { sendText } from './send-text.ts'

/** When the hold after a change of contact or pay password ends; null without one. */
export function useHeldUntil(): string | null {
  const until = usePlayerInfo().data?.held_until
  return until == null || Date.parse(until) <= serverNow() ? null : until
}

/** Shows the end of the hold after a change of contact or pay password; nothing without a hold. */
export function SecurityHold() {
  const text = useText(sendText)
  const until = useHeldUntil()
  return until === null ? null : <Callout tone="warn">{text.held(formatTaiwanDateTime(until))}</Callout>
}
