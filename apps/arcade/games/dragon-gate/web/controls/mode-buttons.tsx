import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '../../../../web/shared/i18n/use-text.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { dragonGateText } from '../../text.ts'
import type { SlotController } from '../use-slot.ts'
import { autoplay, turbo } from './control-icons.ts'
import styles from './controls.module.css'

interface ModeButtonsProps {
  readonly slot: SlotController
  readonly onOpenAuto: () => void
}

/** Toggles for autoplay and turbo. */
export function ModeButtons({ slot, onOpenAuto }: ModeButtonsProps) {
  const { sounds } = useGameKit()
  const text = useText(dragonGateText)
  return (
    <div className={styles.modes}>
      {slot.auto === null ? (
        <button type="button" className={styles.mode} disabled={slot.isBusy} onClick={onOpenAuto}>
          <Icon shape={autoplay} />
          <span>{text.auto}</span>
          <span className="sr-only">{text.autoTitle}</span>
        </button>
      ) : (
        <button type="button" className={classNames(styles.mode, styles.on)} onClick={slot.stopAuto}>
          <b className="num">{slot.auto.left}</b>
          <span>{text.autoStop}</span>
          <span className="sr-only">{text.autoLeft(slot.auto.left)}</span>
        </button>
      )}
      <button
        type="button"
        className={classNames(styles.mode, slot.isTurbo && styles.on)}
        aria-pressed={slot.isTurbo}
        onClick={() => {
          sounds.click()
          slot.setTurbo(!slot.isTurbo)
        }}
      >
        <Icon shape={turbo} />
        <span>{text.turbo}</span>
      </button>
    </div>
  )
}
