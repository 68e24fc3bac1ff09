import type { TurnoverEntry } from '@gamehall/contract/wallet'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { CountedCredits } from '../../../shared/turnover/counted-credits.tsx'
import { creditTitle } from '../../../shared/turnover/credit-title.ts'
import { turnoverReasonText } from '../../../shared/turnover/turnover-reason-text.ts'
import { turnoverText } from '../../../shared/turnover/turnover-text.ts'
import { ValidBetHint } from '../../../shared/turnover/valid-bet-hint.tsx'
import { countedStatusOf } from './counted-status.ts'
import { countedStatusTones } from './turnover-entry-row.tsx'
import styles from './turnover-page.module.css'
import { turnoverPageText } from './turnover-page-text.ts'

/** The details of one entry of the turnover statement. */
export function TurnoverEntryDetail({ entry }: { readonly entry: TurnoverEntry }) {
  return entry.kind === 'credit' ? <Credit entry={entry} /> : <CountedBet entry={entry} />
}

function Credit({ entry: { counted, at, order_no, credit } }: { readonly entry: TurnoverEntry }) {
  const text = useText(turnoverPageText)
  const turnover = useText(turnoverText)
  return (
    <>
      <div className={styles.sum}>
        <span className={styles.of}>{credit ? creditTitle(turnover, credit) : text.credit}</span>
        <Money amount={counted} size="2xl" />
        {credit?.forfeited_at ? <StatusPill tone="neutral">{text.forfeited}</StatusPill> : null}
      </div>
      <DescriptionList>
        {credit ? (
          <>
            <DescriptionRow label={text.creditAmount}>
              <Money amount={credit.amount} />
            </DescriptionRow>
            <DescriptionRow label={text.creditLeft}>
              <Money amount={credit.left} />
            </DescriptionRow>
          </>
        ) : null}
        <DescriptionRow label={text.time}>{formatTaiwanDateTime(at)}</DescriptionRow>
        {order_no === null ? null : (
          <DescriptionRow label={text.orderNo} copy={order_no}>
            {order_no}
          </DescriptionRow>
        )}
      </DescriptionList>
    </>
  )
}

function CountedBet({ entry }: { readonly entry: TurnoverEntry }) {
  const text = useText(turnoverPageText)
  const turnover = useText(turnoverText)
  const { counted, at, bet_id, game_name, valid_bet, weight_percent } = entry
  const verdict = countedStatusOf(entry)
  return (
    <>
      <div className={styles.sum}>
        <span className={styles.of}>{text.counted}</span>
        <Money amount={counted} size="2xl" />
        <StatusPill tone={countedStatusTones[verdict]}>{text[verdict]}</StatusPill>
      </div>
      <DescriptionList>
        <DescriptionRow label={text.why}>
          {turnoverReasonText(turnover, entry.counted, entry.reason)}
        </DescriptionRow>
        <DescriptionRow label={text.game}>{game_name}</DescriptionRow>
        <DescriptionRow label={text.validBet}>
          {valid_bet === null ? '—' : <Money amount={valid_bet} />}
        </DescriptionRow>
        <DescriptionRow label={text.weight}>{text.percent(weight_percent ?? 100)}</DescriptionRow>
        <CountedCredits toward={entry.toward} />
        <DescriptionRow label={text.time}>{formatTaiwanDateTime(at)}</DescriptionRow>
        {bet_id === null ? null : (
          <DescriptionRow label={text.betId} copy={bet_id}>
            {bet_id}
          </DescriptionRow>
        )}
      </DescriptionList>
      <ValidBetHint />
    </>
  )
}
