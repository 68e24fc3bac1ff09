import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatNet } from '@gamehall/web-client/money/format-amount.ts'
import type { ReplayMoney } from './replay-money.ts'
import styles from './replay-result.module.css'
import { replayText } from './replay-text.ts'

interface ReplayResultProps {
  readonly money: ReplayMoney
  /** Whether the round was shown to its end: before, only its stake is known. */
  readonly isOver: boolean
}

const UNKNOWN = '–'

/** What the replayed round cost, and at its end what it paid and the net of both: figures alone, whatever they are. */
export function ReplayResult({ money, isOver }: ReplayResultProps) {
  const text = useText(replayText)
  const { betMinor, paidMinor, netMinor, isFree, isVoid } = money
  return (
    <div role="status">
      <dl className={styles.result}>
        <Figure label={isFree ? text.free : text.bet} value={formatAmount(betMinor)} />
        <Figure
          label={isOver && isVoid ? text.returned : text.paid}
          value={isOver ? formatAmount(paidMinor) : UNKNOWN}
        />
        <Figure label={text.net} value={isOver ? formatNet(netMinor) : UNKNOWN} />
      </dl>
    </div>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}
