import { classNames } from '@gamehall/ui/class-names.ts'
import { Icon } from '@gamehall/ui/icon.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useGameKit } from '../../shared/shell/game-kit.ts'
import { dragonGateText } from '../dragon-gate-text.ts'
import type { Slot } from '../use-slot.ts'
import { autoplay, turbo } from './control-icons.ts'
import styles from './controls.module.css'

interface ModeButtonsProps {
  readonly slot: Slot
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
