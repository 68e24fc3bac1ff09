import type { WashEntry } from '@gamehall/contract/wallet'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { taiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { CountedToward } from '../../../shared/turnover/counted-toward.tsx'
import { creditTitle } from '../../../shared/turnover/credit-title.ts'
import { reasonWords } from '../../../shared/turnover/reason-words.ts'
import { turnoverText } from '../../../shared/turnover/turnover-text.ts'
import styles from './wash.module.css'
import { verdictTones } from './wash-row.tsx'
import { washText } from './wash-text.ts'
import { verdictOf } from './wash-words.ts'

/** The details of one entry of the turnover statement. */
export function WashDetail({ entry }: { readonly entry: WashEntry }) {
  return entry.kind === 'credit' ? <Credit entry={entry} /> : <CountedBet entry={entry} />
}

function Credit({ entry: { counted, at, order_no, credit } }: { readonly entry: WashEntry }) {
  const text = useText(washText)
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
        <DescriptionRow label={text.time}>{taiwanDateTime(at)}</DescriptionRow>
        {order_no === null ? null : (
          <DescriptionRow label={text.orderNo} copy={order_no}>
            {order_no}
          </DescriptionRow>
        )}
      </DescriptionList>
    </>
  )
}

function CountedBet({ entry }: { readonly entry: WashEntry }) {
  const text = useText(washText)
  const turnover = useText(turnoverText)
  const { counted, at, bet_id, game_name, valid_bet, weight_percent } = entry
  const verdict = verdictOf(entry)
  return (
    <>
      <div className={styles.sum}>
        <span className={styles.of}>{text.counted}</span>
        <Money amount={counted} size="2xl" />
        <StatusPill tone={verdictTones[verdict]}>{text[verdict]}</StatusPill>
      </div>
      <DescriptionList>
        <DescriptionRow label={text.why}>{reasonWords(turnover, entry.counted, entry.reason)}</DescriptionRow>
        <DescriptionRow label={text.game}>{game_name}</DescriptionRow>
        <DescriptionRow label={text.validBet}>
          {valid_bet === null ? '—' : <Money amount={valid_bet} />}
        </DescriptionRow>
        <DescriptionRow label={text.weight}>{text.percent(weight_percent ?? 100)}</DescriptionRow>
        <CountedToward toward={entry.toward} />
        <DescriptionRow label={text.time}>{taiwanDateTime(at)}</DescriptionRow>
        {bet_id === null ? null : (
          <DescriptionRow label={text.betId} copy={bet_id}>
            {bet_id}
          </DescriptionRow>
        )}
      </DescriptionList>
    </>
  )
}
