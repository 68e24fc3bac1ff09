import type { ReadinessItem, WithdrawalReadiness } from '@gamehall/contract/cashier'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { checkCircle, chevronDown, clock, shieldCheck, warning } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { conditionText, fixTarget } from './readiness-conditions.ts'
import styles from './readiness-panel.module.css'
import { readinessText } from './readiness-text.ts'

const shapes = { met: checkCircle, waiting: clock, unmet: warning } as const

/** All conditions of a withdrawal with their fixes; collapsed when all are met. */
export function ReadinessPanel({ readiness }: { readonly readiness: WithdrawalReadiness }) {
  const text = useText(readinessText)
  const open = readiness.items.filter(({ state }) => state !== 'met')
  if (readiness.items.length === 0) return null
  if (open.length === 0)
    return (
      <Card>
        <details>
          <summary className={styles.fold}>
            <Icon shape={shieldCheck} />
            {text.ready}
            <Icon shape={chevronDown} size="s" className={styles.arrow} />
          </summary>
          <Conditions items={readiness.items} />
        </details>
      </Card>
    )
  return (
    <Card title={text.title} trailing={<StatusPill tone="warn">{text.left(open.length)}</StatusPill>}>
      <Conditions items={[...open, ...readiness.items.filter(({ state }) => state === 'met')]} />
    </Card>
  )
}

function Conditions({ items }: { readonly items: readonly ReadinessItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Condition key={item.kind} item={item} />
      ))}
    </ul>
  )
}

function Condition({ item }: { readonly item: ReadinessItem }) {
  const text = useText(readinessText)
  const words = conditionText(text, item)
  const fix = fixTarget(item)
  return (
    <li className={styles.item}>
      <Icon shape={shapes[item.state]} className={styles[item.state]} />
      <span className={styles.words}>
        <span>
          {text[item.kind]}
          <span className="sr-only"> ({text[item.state]})</span>
        </span>
        {words === undefined ? null : <small className="num">{words}</small>}
      </span>
      {fix === undefined ? null : (
        <AppLink to={fix} className={styles.fix}>
          {item.state === 'waiting' ? text.look : text[`fix_${item.kind}`] || text.fix}
        </AppLink>
      )}
    </li>
  )
}
