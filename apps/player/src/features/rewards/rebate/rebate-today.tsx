import { formatMoneyAmount } from '@gamehall/money'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Countdown } from '@gamehall/ui/date-time/countdown.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import type { useRebateInfo } from './api.ts'
import styles from './rebate.module.css'
import { rebateText } from './rebate-text.ts'

type RebateInfo = NonNullable<ReturnType<typeof useRebateInfo>['data']>

/** Today's rebate preview by game category. */
export function RebateToday(props: { readonly info: RebateInfo; readonly onMidnight: () => void }) {
  const text = useText(rebateText)
  const { today, today_amount, posts_at } = props.info
  return (
    <Card
      title={text.today}
      trailing={
        <span className={styles.say}>
          {text.postsIn} <Countdown untilMs={Date.parse(posts_at)} now={serverNow} onEnd={props.onMidnight} />
        </span>
      }
    >
      {today.map(({ type, valid_bet, rate, max_rate, amount }) => (
        <div key={type} className={styles.row}>
          <span className={styles.words}>
            {text[type]}
            <span className={`${styles.detail} num`}>
              {text.formula(formatMoneyAmount(valid_bet), rate)} · {text.maxRate(max_rate)}
            </span>
          </span>
          <Money amount={amount} />
        </div>
      ))}
      {today.length > 0 ? (
        <div className={styles.row}>
          <b>{text.total}</b>
          <b>
            <Money amount={today_amount} />
          </b>
        </div>
      ) : (
        <>
          <p className={styles.say}>{text.noBets}</p>
          <div className={styles.go}>
            <AppLink to={href('home')} className={buttonClass({ block: true, variant: 'ghost' })}>
              {text.play}
            </AppLink>
          </div>
        </>
      )}
    </Card>
  )
}
