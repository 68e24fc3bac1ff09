import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { refresh } from '@gamehall/ui/icons/icon-set.ts'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '../../../../web/shared/i18n/use-text.ts'
import { dragonGateText } from '../../text.ts'
import type { SlotController } from '../use-slot.ts'
import styles from './controls.module.css'

/** Starts a spin; while the reels turn, stops them at once. */
export function SpinButton({ slot, onSpin }: { readonly slot: SlotController; readonly onSpin: () => void }) {
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
