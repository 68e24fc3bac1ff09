import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { invitesText } from '../invites-text.ts'
import styles from './invites.module.css'

type InviteTotalsProps = {
  /** Undefined while they load. */
  readonly total: CallResponse<'getInviteTotal'> | undefined
}

/** Number of invited friends and rewards earned. As tall while they load: what is below does not move away from a finger. */
export function InviteTotals({ total }: InviteTotalsProps) {
  const text = useText(invitesText)
  const bone = <Skeleton className={styles.sumBone} />
  return (
    <Card>
      <dl className={styles.totals}>
        <div className={styles.whole}>
          <dt>{text.total}</dt>
          <dd>{total ? <Money amount={total.total} withCurrency /> : bone}</dd>
        </div>
        <div>
          <dt>{text.today}</dt>
          <dd>{total ? <Money amount={total.today} /> : bone}</dd>
        </div>
        <div>
          <dt>{text.month}</dt>
          <dd>{total ? <Money amount={total.this_month} /> : bone}</dd>
        </div>
        <div>
          <dt>{text.friends}</dt>
          <dd className="num">{total?.friend_count ?? bone}</dd>
        </div>
        <div>
          <dt>{text.deposited}</dt>
          <dd className="num">{total?.deposited_count ?? bone}</dd>
        </div>
        {total && isAmountBelow('0', total.held) ? (
          <div>
            <dt>{text.held}</dt>
            <dd>
              <Money amount={total.held} />
            </dd>
          </div>
        ) : null}
      </dl>
    </Card>
  )
}
