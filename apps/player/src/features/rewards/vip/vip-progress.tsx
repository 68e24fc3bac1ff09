import { Money } from '@gamehall/ui/money.tsx'
import { ProgressBar } from '@gamehall/ui/progress-bar.tsx'
import { percentDone } from '../../../shared/money/percent-done.ts'
import styles from './vip.module.css'

type VipProgressProps = {
  readonly label: string
  readonly progress: { readonly done: string; readonly required: string }
}

/** Progress toward one requirement. */
export function VipProgress({ label, progress: { done, required } }: VipProgressProps) {
  const percent = percentDone(required, done)
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
