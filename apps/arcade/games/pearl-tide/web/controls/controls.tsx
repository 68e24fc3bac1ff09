import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { minus, plus, refresh } from '@gamehall/ui/icons/icon-set.ts'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useState } from 'react'
import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { Sheet } from '../../../../web/shared/shell/sheet.tsx'
import { ModeButtons } from '../../../../web/shared/slot/mode-buttons.tsx'
import { pearlTideText } from '../../text.ts'
import { keys } from '../keys.ts'
import type { PearlTideController } from '../pearl-tide-types.ts'
import { useSpin } from '../use-spin.ts'
import { BetChoices } from './bet-choices.tsx'
import styles from './controls.module.css'

/** The stake, the spin button under the thumb, autoplay and turbo. */
export function Controls({ game }: { readonly game: PearlTideController }) {
  const { session, sounds } = useGameKit()
  const text = useText(pearlTideText)
  const [isChoosing, setChoosing] = useState(false)
  const { bet } = game.draft
  const { choices } = session.bets
  const index = choices.indexOf(bet)
  const press = useSpin(game)
  const isLocked = game.isBusy || game.autoplay !== null
  const choose = (next: string | undefined) => {
    setChoosing(false)
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
      <div className={styles.stake}>
        {step(-1)}
        <button type="button" className={styles.bet} disabled={isLocked} onClick={() => setChoosing(true)}>
          <span>{text.bet}</span>
          <b className="num">{formatWholeAmount(bet)}</b>
          <span className="sr-only">{text.chooseBet}</span>
        </button>
        {step(1)}
      </div>
      <button
        type="button"
        data-play={1}
        className={classNames(styles.spin, game.isBusy && styles.spinning)}
        aria-label={game.isBusy ? text.stop : text.spin}
        onClick={press}
      >
        <span className={styles.spinFace}>
          {game.isBusy ? (
            <span className={styles.hurryMark} />
          ) : (
            <Icon shape={refresh} className={styles.spinIcon} />
          )}
        </span>
      </button>
      <ModeButtons game={game} labels={text} styles={styles} hasFeatures />
      <Sheet title={text.chooseBet} isOpen={isChoosing} onClose={() => setChoosing(false)}>
        <BetChoices bet={bet} onBet={choose} />
      </Sheet>
    </div>
  )
}
