import { classNames } from '@gamehall/ui/class-names.ts'
import { Icon } from '@gamehall/ui/icon.tsx'
import { refresh } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { dragonGateText } from '../dragon-gate-text.ts'
import type { Slot } from '../use-slot.ts'
import styles from './controls.module.css'

/** Starts a spin; while the reels turn, stops them at once. */
export function SpinButton({ slot, onSpin }: { readonly slot: Slot; readonly onSpin: () => void }) {
  const text = useText(dragonGateText)
  return (
    <button
      type="button"
      className={classNames(styles.spin, slot.isBusy && styles.spinning)}
      aria-label={slot.isBusy ? text.stop : text.spin}
      onClick={onSpin}
    >
      <span className={styles.spinFace}>
        {slot.isBusy ? (
          <span className={styles.stopMark} />
        ) : (
          <Icon shape={refresh} className={styles.spinIcon} />
        )}
      </span>
    </button>
  )
}
