import { Card } from '@gamehall/ui/card.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { ProgressBar } from '@gamehall/ui/progress-bar.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { percentDone } from '../../../shared/money/percent-done.ts'
import { isBelow } from '../../../shared/money/whole-amount.ts'
import styles from './wash.module.css'
import { washText } from './wash-text.ts'

type Totals = { readonly required: string; readonly done: string; readonly wash_balance: string }

/** Turnover required, done and left. */
export function WashSummary({ totals }: { readonly totals: Totals | undefined }) {
  const text = useText(washText)
  if (totals === undefined)
    return (
      <Card look="hero">
        <Skeleton width="140px" />
        <Skeleton shape="title" width="180px" height="46px" />
        <Skeleton shape="block" height="70px" />
      </Card>
    )
  const { required, done, wash_balance } = totals
  const isLeft = isBelow('0', wash_balance)
  const percent = isLeft ? Math.min(99, percentDone(required, done)) : 100
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
