import { formatMoneyAmount } from '@gamehall/money'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { countLeft, useFreeRounds } from '../lobby/free-rounds.ts'
import { launchText } from './launch-text.ts'

/** What a player needs not pay for: the free rounds of the game that is about to be entered; nothing when there are none. */
export function FreeRoundsNotice({ gid }: { readonly gid: string }) {
  const text = useText(launchText)
  const grants = useFreeRounds(gid)
  const [next] = grants
  if (next === undefined) return null
  const until = formatTaiwanDateTime(next.expires_at)
  return <Callout>{text.freeRounds(countLeft(grants), formatMoneyAmount(next.stake), until)}</Callout>
}
