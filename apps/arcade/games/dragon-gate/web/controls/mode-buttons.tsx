import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { autoplayText } from '../../../../web/shared/autoplay/autoplay-text.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { dragonGateText } from '../../text.ts'
import type { SlotController } from '../dragon-gate-types.ts'
import { autoplay as autoplayIcon, turbo } from './control-icons.ts'
import styles from './controls.module.css'

interface ModeButtonsProps {
  readonly game: SlotController
  readonly onOpenAuto: () => void
}

/** Autoplay and turbo, where the hall allows them. */
export function ModeButtons({ game, onOpenAuto }: ModeButtonsProps) {
  const { sounds, session } = useGameKit()
  const text = useText(dragonGateText)
  const auto = useText(autoplayText)
  const { duties } = session
  return (
    <div className={styles.modes}>
      {duties.autoplay && game.autoplay === null ? (
        <button type="button" className={styles.mode} disabled={game.isBusy} onClick={onOpenAuto}>
          <Icon shape={autoplayIcon} />
          <span>{auto.short}</span>
          <span className="sr-only">{auto.title}</span>
        </button>
      ) : null}
      {game.autoplay === null ? null : (
        <button
          type="button"
          className={classNames(styles.mode, styles.on)}
          onClick={() => game.setAutoplay(() => null)}
        >
          <b className="num">{game.autoplay.roundsLeft}</b>
          <span>{text.autoStop}</span>
          <span className="sr-only">{auto.left(game.autoplay.roundsLeft)}</span>
        </button>
      )}
      {duties.turbo ? (
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
      ) : null}
    </div>
  )
}
