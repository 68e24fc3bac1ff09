import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { invitesText } from '../invites-text.ts'
import styles from './invites.module.css'

/** Number of invited friends and rewards earned. */
export function InviteTotals({ total }: { readonly total: CallResponse<'getInviteTotal'> }) {
  const text = useText(invitesText)
  return (
    <Card>
      <dl className={styles.totals}>
        <div className={styles.whole}>
          <dt>{text.total}</dt>
          <dd>
            <Money amount={total.total} withCurrency />
          </dd>
        </div>
        <div>
          <dt>{text.today}</dt>
          <dd>
            <Money amount={total.today} />
          </dd>
        </div>
        <div>
          <dt>{text.month}</dt>
          <dd>
            <Money amount={total.this_month} />
          </dd>
        </div>
        <div>
          <dt>{text.friends}</dt>
          <dd className="num">{total.friend_count}</dd>
        </div>
        <div>
          <dt>{text.deposited}</dt>
          <dd className="num">{total.deposited_count}</dd>
        </div>
        {isAmountBelow('0', total.held) ? (
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
