import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { autoplayText } from '../../../../web/shared/autoplay/autoplay-text.ts'
import type { GameController } from '../../../../web/shared/rounds/game-controller.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { plinkoText } from '../../text.ts'
import type { PlinkoTypes } from '../plinko-types.ts'
import styles from './controls.module.css'

const again: IconShape =
  'M4.500 12a7.500 7.500 0 0 1 13-5.100L20 9.500M20 4.500v5h-5M19.500 12a7.500 7.500 0 0 1-13 5.100L4 14.500M4 19.500v-5h5'

interface DropButtonProps {
  readonly game: GameController<PlinkoTypes>
  readonly stakeMinor: bigint
  readonly canDrop: boolean
  readonly onPress: () => void
  readonly onAuto: () => void
}

/** Drops the balls, or speeds up those that fall; beside it autoplay, where the hall allows it. */
export function DropButton({ game, stakeMinor, canDrop, onPress, onAuto }: DropButtonProps) {
  const text = useText(plinkoText)
  const auto = useText(autoplayText)
  const { duties } = useGameKit().session
  const { autoplay, draft } = game
  return (
    <div className={styles.go}>
      {duties.autoplay && autoplay === null ? (
        <button
          type="button"
          className={styles.auto}
          aria-label={auto.title}
          disabled={game.isBusy || !canDrop}
          onClick={onAuto}
        >
          <Icon shape={again} />
        </button>
      ) : null}
      {autoplay === null ? null : (
        <button type="button" className={styles.auto} onClick={() => game.setAutoplay(() => null)}>
          <b className="num" aria-hidden="true">
            {autoplay.roundsLeft}
          </b>
          <span className={styles.stop} aria-hidden="true" />
          <span className="sr-only">{`${auto.stop}, ${auto.left(autoplay.roundsLeft)}`}</span>
        </button>
      )}
      <Button
        block
        data-play={1}
        className={styles.main}
        disabled={game.isBusy ? !duties.turbo : !canDrop}
        onClick={onPress}
      >
        {game.isBusy && duties.turbo ? (
          text.skip
        ) : (
          <span className={styles.label}>
            {text.drop(draft.balls)}
            <small className="num">{text.total(formatWholeAmount(stakeMinor))}</small>
          </span>
        )}
      </Button>
    </div>
  )
}
