import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from './bet-totals.module.css'
import { betsText } from './bets-text.ts'

/** The totals of the whole selection, unloaded pages included. */
export function BetTotals({ totals }: { readonly totals: CallResponse<'listBets'> | undefined }) {
  const text = useText(betsText)
  const figures = [
    [text.bet, totals?.total_bet, false],
    [text.validBet, totals?.total_valid_bet, false],
    [text.winLoss, totals?.total_win_loss, true],
  ] as const
  return (
    <dl className={styles.totals} aria-label={text.totals}>
      {figures.map(([name, amount, isSigned]) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>
            {amount == null ? (
              <Skeleton />
            ) : (
              <Money amount={amount} signed={isSigned} className={styles.amount} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
