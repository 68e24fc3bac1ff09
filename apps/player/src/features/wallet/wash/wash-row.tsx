import type { WashEntry } from '@gamehall/contract/wallet'
import { coins, slots } from '@gamehall/ui/icons/icon-set.ts'
import { Money, moneyText } from '@gamehall/ui/money.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { RecordRow } from '../../../shared/records/record-row.tsx'
import { taiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { creditTitle } from '../../../shared/turnover/credit-title.ts'
import { reasonWords } from '../../../shared/turnover/reason-words.ts'
import { turnoverText } from '../../../shared/turnover/turnover-text.ts'
import { washText } from './wash-text.ts'
import { type Verdict, verdictOf } from './wash-words.ts'

export const verdictTones = {
  counted: 'win',
  partly: 'info',
  notCounted: 'neutral',
} as const satisfies Record<Verdict, string>

type WashRowProps = { readonly entry: WashEntry; readonly onOpen: () => void }

/** One entry of the turnover statement: a credit with its requirement, or a bet with the amount counted and the reason. */
export function WashRow({ entry, onOpen }: WashRowProps) {
  const text = useText(washText)
  const turnover = useText(turnoverText)
  const { credit } = entry
  if (entry.kind === 'credit')
    return (
      <RecordRow
        onOpen={onOpen}
        shape={coins}
        tone="wait"
        title={credit ? creditTitle(turnover, credit) : text.credit}
        detail={taiwanDateTime(entry.at)}
        sum={<Change sign="+" amount={entry.counted} />}
        below={credit?.forfeited_at ? <StatusPill tone="neutral">{text.forfeited}</StatusPill> : text.asked}
      />
    )
  const { game_name, valid_bet, weight_percent, reason } = entry
  const verdict = verdictOf(entry)
  return (
    <RecordRow
      onOpen={onOpen}
      shape={slots}
      tone={verdict === 'notCounted' ? 'plain' : 'in'}
      title={game_name ?? ''}
      detail={
        <>
          {reason === null
            ? text.ofBet(moneyText(valid_bet ?? '0.00'), weight_percent ?? 100)
            : reasonWords(turnover, entry.counted, entry.reason)}
          <br />
          {taiwanDateTime(entry.at)}
        </>
      }
      sum={<Change sign={verdict === 'notCounted' ? '' : '\u2212'} amount={entry.counted} />}
      below={<StatusPill tone={verdictTones[verdict]}>{text[verdict]}</StatusPill>}
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
