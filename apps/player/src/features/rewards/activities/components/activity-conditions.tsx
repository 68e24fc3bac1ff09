import type { ActivityCondition } from '@gamehall/contract/rewards'
import { ProgressBar } from '@gamehall/ui/feedback/progress-bar.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { checkCircle, clock } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { activitiesText } from '../activities-text.ts'
import styles from './activity.module.css'

const COUNT = new Intl.NumberFormat('en')

/** An offer's conditions, with progress for deposits, bets and rounds. */
export function ActivityConditions({ conditions }: { readonly conditions: readonly ActivityCondition[] }) {
  const text = useText(activitiesText)
  if (conditions.length === 0) return null
  return (
    <Card title={text.conditions}>
      <ul className={styles.conditions}>
        {conditions.map((condition) => (
          <li key={condition.kind} className={styles.condition}>
            <Icon
              shape={condition.is_met ? checkCircle : clock}
              className={condition.is_met ? styles.met : styles.unmet}
            />
            <div className={styles.conditionWords}>
              <span>
                {condition.text}
                {condition.is_met === null ? null : (
                  <span className="sr-only">{condition.is_met ? text.met : text.unmet}</span>
                )}
              </span>
              <Progress condition={condition} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Progress({
  condition: { text, done, required, count, is_met },
}: {
  readonly condition: ActivityCondition
}) {
  if (count !== null && count.done !== null)
    return (
      <>
        <ProgressBar
          value={Math.min(count.done, count.required)}
          max={count.required}
          label={text}
          tone={is_met ? 'win' : 'gold'}
        />
        <span className={`${styles.progress} num`}>
          {COUNT.format(count.done)} / {COUNT.format(count.required)}
        </span>
      </>
    )
  if (done === null || required === null) return null
  return (
    <>
      <ProgressBar value={Number(done)} max={Number(required)} label={text} tone={is_met ? 'win' : 'gold'} />
      <span className={styles.progress}>
        <Money amount={done} /> / <Money amount={required} />
      </span>
    </>
  )
}
