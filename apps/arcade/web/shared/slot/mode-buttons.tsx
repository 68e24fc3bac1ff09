import { Icon } from '@gamehall/ui/icons/icon.tsx'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { startAutoplay } from '../autoplay/autoplay.ts'
import { AutoplaySheet } from '../autoplay/autoplay-sheet.tsx'
import { autoplayText } from '../autoplay/autoplay-text.ts'
import { toMinor } from '../money/wire-money.ts'
import { useGameKit } from '../shell/game-kit.ts'
import styles from './slot-controls.module.css'
import type { SlotGame, SlotLabels } from './slot-types.ts'

const turboIcon: IconShape = 'M13 3 5.5 13.500H11L10 21l8.500-11H13Z'
const autoplayIcon: IconShape =
  'M4.500 12A7.500 7.500 0 0 1 18 7.500L20 9.500M20 4.500v5h-5M19.500 12A7.500 7.500 0 0 1 6 16.500l-2-2M4 19.500v-5h5M10.500 9.500v5l4-2.500Z'

interface ModeButtonsProps {
  readonly game: SlotGame
  /** Whether autoplay is shown as unavailable; it is while a round is played. */
  readonly isLocked: boolean
  readonly labels: Pick<SlotLabels, 'turbo' | 'autoStop'>
  /** Whether automatic play may stop at a feature. */
  readonly hasFeatures: boolean
}

/** Autoplay and turbo of a slot, where the hall allows them. */
export function ModeButtons({ game, isLocked, labels, hasFeatures }: ModeButtonsProps) {
  const { sounds, session } = useGameKit()
  const auto = useText(autoplayText)
  const [isOpen, setOpen] = useState(false)
  const { autoplay, isTurbo } = game
  return (
    <div className={styles.modes}>
      {autoplay !== null ? (
        <button
          type="button"
          className={classNames(styles.mode, styles.on)}
          onClick={() => game.setAutoplay(() => null)}
        >
          <b className="num">{autoplay.roundsLeft}</b>
          <span>{labels.autoStop}</span>
          <span className="sr-only">{auto.left(autoplay.roundsLeft)}</span>
        </button>
      ) : session.duties.autoplay ? (
        <button
          type="button"
          className={styles.mode}
          disabled={isLocked}
          onClick={() => setOpen(!game.isBusy)}
        >
          <Icon shape={autoplayIcon} />
          <span>{auto.short}</span>
          <span className="sr-only">{auto.title}</span>
        </button>
      ) : null}
      {session.duties.turbo ? (
        <button
          type="button"
          className={classNames(styles.mode, isTurbo && styles.on)}
          aria-pressed={isTurbo}
          onClick={() => {
            sounds.click()
            game.setTurbo(!isTurbo)
          }}
        >
          <Icon shape={turboIcon} />
          <span>{labels.turbo}</span>
        </button>
      ) : null}
      <AutoplaySheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        stakeMinor={toMinor(game.draft.bet)}
        hasFeatures={hasFeatures}
        onStart={(settings) => {
          setOpen(false)
          game.setAutoplay(() => startAutoplay(settings))
        }}
      />
    </div>
  )
}
