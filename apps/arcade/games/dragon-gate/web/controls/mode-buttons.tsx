import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { dragonGateText } from '../../text.ts'
import type { SlotController } from '../dragon-gate-types.ts'
import { autoplay, turbo } from './control-icons.ts'
import styles from './controls.module.css'

interface ModeButtonsProps {
  readonly game: SlotController
  readonly onOpenAuto: () => void
}

/** Toggles for autoplay and turbo. */
export function ModeButtons({ game, onOpenAuto }: ModeButtonsProps) {
  const { sounds } = useGameKit()
  const text = useText(dragonGateText)
  const { auto } = game.draft
  return (
    <div className={styles.modes}>
      {auto === null ? (
        <button type="button" className={styles.mode} disabled={game.isBusy} onClick={onOpenAuto}>
          <Icon shape={autoplay} />
          <span>{text.auto}</span>
          <span className="sr-only">{text.autoTitle}</span>
        </button>
      ) : (
        <button
          type="button"
          className={classNames(styles.mode, styles.on)}
          onClick={() => game.setDraft((before) => ({ ...before, auto: null }))}
        >
          <b className="num">{auto.left}</b>
          <span>{text.autoStop}</span>
          <span className="sr-only">{text.autoLeft(auto.left)}</span>
        </button>
      )}
      <button
        type="button"
        className={classNames(styles.mode, game.isTurbo && styles.on)}
        aria-pressed={game.isTurbo}
        onClick={() => {
          sounds.click()
          game.setTurbo(!game.isTurbo)
        }}
      >
        <Icon shape={turbo} />
        <span>{text.turbo}</span>
      </button>
    </div>
  )
}
