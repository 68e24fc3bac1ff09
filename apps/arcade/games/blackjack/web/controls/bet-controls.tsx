import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import {
  clearChips,
  doubleChips,
  placeChips,
  totalOf,
  undoChips,
} from '../../../../web/shared/chips/chip-layout.ts'
import { ChipRack } from '../../../../web/shared/chips/chip-rack.tsx'
import { chipsText } from '../../../../web/shared/chips/chips-text.ts'
import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import { toWire } from '../../../../web/shared/money/wire-money.ts'
import { BLACKJACK_LIMITS } from '../../limits.ts'
import { blackjackText } from '../../text.ts'
import { BLACKJACK_CHIPS } from '../art/blackjack-chips.ts'
import type { BlackjackController, BlackjackDraft } from '../blackjack-types.ts'
import { BLACKJACK_CHIP_LIMITS, betOf, spotId } from '../draft.ts'
import { keys } from '../keys.ts'
import { useBetSound } from '../use-bet-sound.ts'
import styles from './controls.module.css'

const SPOT_KEYS: readonly string[] = keys.spot.keys

/** Chips, corrections of the bets, and the deal. The last bets stay: one tap deals again. */
export function BetControls({ game }: { readonly game: BlackjackController }) {
  const soundBet = useBetSound()
  const text = useText(blackjackText)
  const chipText = useText(chipsText)
  const { draft } = game
  const bet = betOf(draft)
  const total = totalOf(draft.chips)
  const deal = () => {
    if (bet !== null) void game.open(bet, toWire(total))
  }
  const change = (apply: (before: BlackjackDraft) => BlackjackDraft) => {
    soundBet()
    game.setDraft(apply)
  }
  const undo = () => change(undoChips)
  const clear = () => change(clearChips)
  const double = () => change((before) => doubleChips(before, BLACKJACK_CHIP_LIMITS))
  useGameKeys(keys, {
    play: deal,
    spot: (key) =>
      change((before) =>
        placeChips(before, [{ spot: spotId(SPOT_KEYS.indexOf(key)), chips: 1 }], BLACKJACK_CHIP_LIMITS),
      ),
    chip(key) {
      const value = BLACKJACK_CHIPS.tones[Number(key) - 1]?.value
      if (value !== undefined) game.setDraft((before) => ({ ...before, value }))
    },
    undo,
    clear,
    double,
  })
  return (
    <>
      <ChipRack
        set={BLACKJACK_CHIPS}
        tones={BLACKJACK_CHIPS.tones}
        value={draft.value}
        onChoose={(value) => game.setDraft((before) => ({ ...before, value }))}
        className={styles.chips}
        pickClassName={styles.pick}
        label={formatWholeAmount}
      />
      <div className={styles.row}>
        <button type="button" className={styles.small} disabled={draft.before.length === 0} onClick={undo}>
          {chipText.undo}
        </button>
        <button type="button" className={styles.small} disabled={total === 0n} onClick={clear}>
          {chipText.clear}
        </button>
        <button type="button" className={styles.small} disabled={total === 0n} onClick={double}>
          ×2
          <span className="sr-only">{chipText.double}</span>
        </button>
        <button type="button" data-play={1} className={styles.deal} disabled={bet === null} onClick={deal}>
          <b>{text.deal}</b>
          <span className="num">{formatWholeAmount(total)}</span>
          <span className="sr-only">{text.dealTotal(formatWholeAmount(total))}</span>
        </button>
      </div>
      <p className={styles.tip}>
        {total === 0n
          ? text.placeBets
          : text.spotLimits(formatWholeAmount(BLACKJACK_LIMITS.min), formatWholeAmount(BLACKJACK_LIMITS.max))}
      </p>
    </>
  )
}
