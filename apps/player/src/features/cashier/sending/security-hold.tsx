import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { sendText } from './send-text.ts'

/** Shows the end of the hold after a change of contact or pay password; nothing without a hold. */
export function SecurityHold() {
  const text = useText(sendText)
  const until = usePlayerInfo().data?.held_until
  if (until == null || Date.parse(until) <= serverNow()) return null
  return <Callout tone="warn">{text.held(formatTaiwanDateTime(until))}</Callout>
}
