import { formatMoneyAmount } from '@gamehall/money'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import type { PreEntry } from '../launch/fast-transfer-rules.ts'
import { useOpenRounds } from './api.ts'
import { openRoundsText } from './open-rounds-text.ts'

type OpenRound = NonNullable<PreEntry['OpenRound']>

/** An unfinished round of the game that is about to be entered. A round at a shared table is shown until it is settled. */
export function OpenRoundNotice({ gid, round }: { readonly gid: string; readonly round: OpenRound }) {
  const text = useText(openRoundsText)
  if (round.is_shared) return <LiveBetNotice gid={gid} round={round} />
  return (
    <Callout>{text.unfinished(formatMoneyAmount(round.stake), formatTaiwanDateTime(round.bet_time))}</Callout>
  )
}

function LiveBetNotice({ gid, round }: { readonly gid: string; readonly round: OpenRound }) {
  const text = useText(openRoundsText)
  const { data } = useOpenRounds()
  const now = data ? data.list.find((open) => open.gid === gid && open.is_shared) : round
  if (now === undefined) return null
  return <Callout>{text.live(now.table ?? '', formatMoneyAmount(now.stake))}</Callout>
}
