import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { refresh } from '@gamehall/ui/icons/icon-set.ts'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { dragonGateText } from '../../text.ts'
import styles from './controls.module.css'

/** Starts a spin; while the reels turn, stops them at once, where the hall does not bar it. */
export function SpinButton({ isBusy, onSpin }: { readonly isBusy: boolean; readonly onSpin: () => void }) {
  const { session } = useGameKit()
  const text = useText(dragonGateText)
  const canStop = isBusy && session.duties.turbo
  return (
    <button
      type="button"
      data-play={1}
      className={classNames(styles.spin, isBusy && styles.spinning)}
      aria-label={canStop ? text.stop : text.spin}
      disabled={isBusy && !canStop}
      onClick={onSpin}
    >
      <span className={styles.spinFace}>
        {canStop ? (
          <span className={styles.stopMark} />
        ) : (
          <Icon shape={refresh} className={styles.spinIcon} />
        )}
      </span>
    </button>
  )
}
