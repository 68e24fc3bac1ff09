import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { refresh } from '@gamehall/ui/icons/icon-set.ts'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useGameKit } from '../shell/game-kit.ts'
import styles from './slot-controls.module.css'
import type { SlotLabels } from './slot-types.ts'

interface SpinButtonProps {
  readonly isBusy: boolean
  readonly labels: Pick<SlotLabels, 'spin' | 'stop'>
  readonly onSpin: () => void
}

/** Starts a round; while one is shown, speeds it up, where the hall allows it. */
export function SpinButton({ isBusy, labels, onSpin }: SpinButtonProps) {
  const { session } = useGameKit()
  const canStop = isBusy && session.duties.turbo
  return (
    <button
      type="button"
      data-play={1}
      className={classNames(styles.spin, canStop && styles.stoppable)}
      aria-label={canStop ? labels.stop : labels.spin}
      disabled={isBusy && !canStop}
      onClick={onSpin}
    >
      <span className={styles.face}>
        <Icon shape={refresh} className={styles.icon} />
        <span className={styles.stopMark} />
      </span>
    </button>
  )
}
