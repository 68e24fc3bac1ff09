import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { minus, plus, refresh } from '@gamehall/ui/icons/icon-set.ts'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { ModeButtons } from '../../../../web/shared/slot/mode-buttons.tsx'
import { neonSevensText } from '../../text.ts'
import { keys } from '../keys.ts'
import type { NeonSevensController } from '../neon-sevens-types.ts'
import { useSpin } from '../use-spin.ts'
import styles from './controls.module.css'
import { StakeRow } from './stake-row.tsx'

/** The stakes in one row, and one large button under the thumb. */
export function Controls({ game }: { readonly game: NeonSevensController }) {
  const { session, sounds } = useGameKit()
  const text = useText(neonSevensText)
  const { bet } = game.draft
  const { choices } = session.bets
  const index = choices.indexOf(bet)
  const press = useSpin(game)
  // Where the hall bars hurrying a round, nothing stops the reels.
  const canStop = game.isBusy && session.duties.turbo
  const isLocked = game.isBusy || game.autoplay !== null
  const choose = (next: string | undefined) => {
    if (next === undefined || isLocked) return
    sounds.bet()
    game.setDraft((before) => ({ ...before, bet: next }))
  }
  useGameKeys(keys, {
    play: press,
    less: () => choose(choices[index - 1]),
    more: () => choose(choices[index + 1]),
  })
  const step = (by: -1 | 1) => (
    <button
      type="button"
      className={styles.step}
      aria-label={by < 0 ? text.betLess : text.betMore}
      disabled={isLocked || choices[index + by] === undefined}
      onClick={() => choose(choices[index + by])}
    >
      <Icon shape={by < 0 ? minus : plus} />
    </button>
  )
  return (
    <div className={styles.controls}>
      <StakeRow bet={bet} isLocked={isLocked} onBet={choose} />
      <div className={styles.stake}>
        {step(-1)}
        <p className={styles.bet}>
          <span>{text.bet}</span>
          <b className="num">{formatWholeAmount(bet)}</b>
        </p>
        {step(1)}
      </div>
      <button
        type="button"
        data-play={1}
        className={classNames(styles.spin, game.isBusy && styles.spinning)}
        aria-label={canStop ? text.stop : text.spin}
        disabled={game.isBusy && !canStop}
        onClick={press}
      >
        <span className={styles.spinFace}>
          {canStop ? (
            <span className={styles.stopMark} />
          ) : (
            <Icon shape={refresh} className={styles.spinIcon} />
          )}
        </span>
      </button>
      <ModeButtons game={game} labels={text} styles={styles} />
    </div>
  )
}
