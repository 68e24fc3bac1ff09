import type { Rebate } from '@gamehall/contract/rewards'
import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { flattenPages, useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { ValidBetHint } from '../../../shared/turnover/valid-bet-hint.tsx'
import styles from './rebate.module.css'
import { rebateText } from './rebate-text.ts'

export const rebateStateTones = {
  unclaimed: 'wait',
  received: 'win',
  expired: 'neutral',
} as const satisfies Record<Rebate['state'], string>

/** One rebate: its calculation, details and the bets included. */
export function RebateDetail({ rebate }: { readonly rebate: Rebate }) {
  const text = useText(rebateText)
  const { amount, state, date, type, valid_bet, rate, max_rate, vip_level, expires_at } = rebate
  return (
    <>
      <div className={styles.sum}>
        <span className={`${styles.say} num`}>{text.formula(formatMoneyAmount(valid_bet), rate)}</span>
        <Money amount={amount} size="2xl" />
        <StatusPill tone={rebateStateTones[state]}>{text[state]}</StatusPill>
      </div>
      <DescriptionList>
        <DescriptionRow label={text.date}>{date}</DescriptionRow>
        <DescriptionRow label={text.type}>{text[type]}</DescriptionRow>
        <DescriptionRow label={text.validBet}>
          <Money amount={valid_bet} />
        </DescriptionRow>
        <DescriptionRow label={text.rate}>{`${rate}%`}</DescriptionRow>
        <DescriptionRow label={text.most}>{`${max_rate}%`}</DescriptionRow>
        <DescriptionRow label={text.level}>{`VIP ${vip_level}`}</DescriptionRow>
        {expires_at !== null && state !== 'received' ? (
          <DescriptionRow label={text.until}>{formatTaiwanDateTime(expires_at)}</DescriptionRow>
        ) : null}
        {rebate.received_at === null ? null : (
          <DescriptionRow label={text.receivedAt}>{formatTaiwanDateTime(rebate.received_at)}</DescriptionRow>
        )}
        {rebate.order_no === null ? null : (
          <DescriptionRow label={text.orderNo} copy={rebate.order_no}>
            {rebate.order_no}
          </DescriptionRow>
        )}
      </DescriptionList>
      <h3 className={styles.heading}>{text.bets}</h3>
      <ValidBetHint />
      <Bets rebateId={rebate.rebate_id} />
    </>
  )
}

function Bets({ rebateId }: { readonly rebateId: string }) {
  const text = useText(rebateText)
  const statement = useInfiniteCallQuery('getRebateStatement', { rebate_id: rebateId })
  const bets = flattenPages(statement.data)
  if (statement.isError && bets === undefined)
    return <ErrorState detail={statement.error.message} onRetry={() => statement.refetch()} />
  if (bets === undefined) return <Skeleton shape="block" height="160px" />
  return (
    <>
      {bets.map(({ api_key, bet_id, game_name, settle_time, valid_bet, is_correction }) => (
        <div key={`${api_key}:${bet_id}`} className={styles.row}>
          <span className={styles.words}>
            {game_name}
            <span className={`${styles.detail} num`}>
              {formatTaiwanDateTime(settle_time)}
              {is_correction ? ` · ${text.correction}` : null}
            </span>
          </span>
          <Money amount={valid_bet} />
        </div>
      ))}
      {statement.hasNextPage ? (
        <Button block variant="ghost" onClick={() => statement.fetchNextPage()}>
          {text.more}
        </Button>
      ) : null}
    </>
  )
}
