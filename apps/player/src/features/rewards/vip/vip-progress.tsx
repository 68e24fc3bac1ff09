import { ProgressBar } from '@gamehall/ui/feedback/progress-bar.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { percentComplete } from '@gamehall/web-client/money/percent-complete.ts'
import styles from './vip.module.css'

type VipProgressProps = {
  readonly label: string
  readonly progress: { readonly done: string; readonly required: string }
}

/** Progress toward one requirement. */
export function VipProgress({ label, progress: { done, required } }: VipProgressProps) {
  const percent = percentComplete(required, done)
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
