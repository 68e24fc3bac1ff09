import type { TurnoverEntry } from '@gamehall/contract/wallet'
import { formatMoneyAmount } from '@gamehall/money'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { coins, slots } from '@gamehall/ui/icons/icon-set.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { RecordRow } from '../../../shared/records/record-row.tsx'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { creditTitle } from '../../../shared/turnover/credit-title.ts'
import { turnoverReasonText } from '../../../shared/turnover/turnover-reason-text.ts'
import { turnoverText } from '../../../shared/turnover/turnover-text.ts'
import { type CountedStatus, countedStatusOf } from './counted-status.ts'
import { turnoverPageText } from './turnover-page-text.ts'

export const countedStatusTones = {
  counted: 'win',
  partly: 'info',
  notCounted: 'neutral',
} as const satisfies Record<CountedStatus, string>

type WashRowProps = { readonly entry: TurnoverEntry; readonly onOpen: () => void }

/** One entry of the turnover statement: a credit with its requirement, or a bet with the amount counted and the reason. */
export function TurnoverEntryRow({ entry, onOpen }: WashRowProps) {
  const text = useText(turnoverPageText)
  const turnover = useText(turnoverText)
  const { credit } = entry
  if (entry.kind === 'credit')
    return (
      <RecordRow
        onOpen={onOpen}
        shape={coins}
        tone="wait"
        title={credit ? creditTitle(turnover, credit) : text.credit}
        detail={formatTaiwanDateTime(entry.at)}
        sum={<Change sign="+" amount={entry.counted} />}
        below={credit?.forfeited_at ? <StatusPill tone="neutral">{text.forfeited}</StatusPill> : text.asked}
      />
    )
  const { game_name, valid_bet, weight_percent, reason } = entry
  const verdict = countedStatusOf(entry)
  return (
    <RecordRow
      onOpen={onOpen}
      shape={slots}
      tone={verdict === 'notCounted' ? 'plain' : 'in'}
      title={game_name ?? ''}
      detail={
        <>
          {reason === null
            ? text.ofBet(formatMoneyAmount(valid_bet ?? '0.00'), weight_percent ?? 100)
            : turnoverReasonText(turnover, entry.counted, entry.reason)}
          <br />
          {formatTaiwanDateTime(entry.at)}
        </>
      }
      sum={<Change sign={verdict === 'notCounted' ? '' : '\u2212'} amount={entry.counted} />}
      below={<StatusPill tone={countedStatusTones[verdict]}>{text[verdict]}</StatusPill>}
    />
  )
}

/** A change of the turnover left, without the colour of a gain or a loss. */
function Change({ sign, amount }: { readonly sign: string; readonly amount: string }) {
  return (
    <span className="num">
      {sign}
      <Money amount={amount} />
    </span>
  )
}
