import { Money } from '@gamehall/ui/money.tsx'
import { ProgressBar } from '@gamehall/ui/progress-bar.tsx'
import styles from './vip.module.css'

/** Cents of an amount on the wire. */
const cents = (amount: string): bigint => BigInt(amount.replace('.', ''))

/** Hundredths of what is required, never all of it while a cent is left. */
export function percentOf(done: string, required: string): number {
  const [part, whole] = [cents(done), cents(required)]
  return part >= whole ? 100 : Number((part * 100n) / whole)
}

type VipProgressProps = {
  readonly label: string
  readonly progress: { readonly done: string; readonly required: string }
}

/** How far one requirement is. */
export function VipProgress({ label, progress: { done, required } }: VipProgressProps) {
  const percent = percentOf(done, required)
  return (
    <div className={styles.progress}>
      <div className={styles.progressHead}>
        <span>{label}</span>
        <span className="num">
          <Money amount={done} /> / <Money amount={required} />
        </span>
      </div>
      <ProgressBar value={percent} max={100} label={label} tone={percent === 100 ? 'win' : 'gold'} />
    </div>
  )
}
