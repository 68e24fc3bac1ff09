import type { MouseEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import { plus } from '../icons/icon-set.ts'
import type { IconShape } from '../icons/icon-shape.ts'
import styles from './balance-pill.module.css'
import { CountUp } from './count-up.tsx'

export interface BalancePillProps {
  /** The wire's decimal string. */
  amount: string
  /** Accessible name before the amount: what a tap does. */
  label: string
  href: string
  /** What a tap does, as a sign; a plus by default. */
  shape?: IconShape
  onSelect?: (event: MouseEvent) => void
}

/** The balance in the header, as a link: to a deposit, where no other sign is given. */
export function BalancePill({ amount, label, href, shape = plus, onSelect }: BalancePillProps) {
  return (
    <a href={href} className={styles.pill} onClick={onSelect}>
      <span className="sr-only">{label}</span>
      <CountUp amount={amount} />
      <span className={styles.plus} aria-hidden>
        <Icon shape={shape} size="s" />
      </span>
    </a>
  )
}
