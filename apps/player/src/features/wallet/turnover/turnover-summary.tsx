import { ProgressBar } from '@gamehall/ui/feedback/progress-bar.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { percentComplete } from '@gamehall/web-client/money/percent-complete.ts'
import styles from './turnover-page.module.css'
import { turnoverPageText } from './turnover-page-text.ts'

type Totals = { readonly required: string; readonly done: string; readonly wash_balance: string }

/** Turnover required, done and left. */
export function TurnoverSummary({ totals }: { readonly totals: Totals | undefined }) {
  const text = useText(turnoverPageText)
  if (totals === undefined)
    return (
      <Card look="hero">
        <Skeleton width="140px" />
        <Skeleton shape="title" width="180px" height="46px" />
        <Skeleton shape="block" height="70px" />
      </Card>
    )
  const { required, done, wash_balance } = totals
  const isLeft = isAmountBelow('0', wash_balance)
  const percent = isLeft ? Math.min(99, percentComplete(required, done)) : 100
  return (
    <Card look="hero">
      <span className={styles.say}>{isLeft ? text.left : text.nothingLeft}</span>
      <Money amount={wash_balance} size="2xl" />
      <div className={styles.bar}>
        <ProgressBar value={percent} max={100} label={text.progress} tone={isLeft ? 'gold' : 'win'} />
        <span className={`${styles.percent} num`}>{text.percent(percent)}</span>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{text.required}</dt>
          <dd>
            <Money amount={required} />
          </dd>
        </div>
        <div>
          <dt>{text.done}</dt>
          <dd>
            <Money amount={done} />
          </dd>
        </div>
        <div>
          <dt>{text.rest}</dt>
          <dd>
            <Money amount={wash_balance} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
