import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { refresh } from '@gamehall/ui/icons/icon-set.ts'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { dragonGateText } from '../../text.ts'
import styles from './controls.module.css'

/** Starts a spin; while the reels turn, stops them at once. */
export function SpinButton({ isBusy, onSpin }: { readonly isBusy: boolean; readonly onSpin: () => void }) {
  const text = useText(dragonGateText)
  return (
    <button
      type="button"
      data-play={1}
      className={classNames(styles.spin, isBusy && styles.spinning)}
      aria-label={isBusy ? text.stop : text.spin}
      onClick={onSpin}
    >
      <span className={styles.spinFace}>
        {isBusy ? <span className={styles.stopMark} /> : <Icon shape={refresh} className={styles.spinIcon} />}
      </span>
    </button>
  )
}
