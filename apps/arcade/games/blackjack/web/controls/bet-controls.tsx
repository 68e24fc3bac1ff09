import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { toWire } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { BLACKJACK_LIMITS } from '../../limits.ts'
import { blackjackText } from '../../text.ts'
import { Chip } from '../art/chip.tsx'
import type { BlackjackController, BlackjackDraft } from '../blackjack-types.ts'
import { betOf, CHIPS_MINOR, clearBets, doubleBets, totalOf, undoBet } from '../draft.ts'
import styles from './controls.module.css'
import { useKeys } from './use-keys.ts'

/** Chips, corrections of the bets, and the deal. The last bets stay: one tap deals again. */
export function BetControls({ game }: { readonly game: BlackjackController }) {
  const { sounds } = useGameKit()
  const text = useText(blackjackText)
  const { draft } = game
  const bet = betOf(draft)
  const total = totalOf(draft)
  const deal = () => {
    if (bet !== null) void game.open(bet, toWire(total))
  }
  const change = (apply: (before: BlackjackDraft) => BlackjackDraft) => {
    sounds.bet()
    game.setDraft(apply)
  }
  useKeys({
    ' ': deal,
    enter: deal,
    u: () => change(undoBet),
    c: () => change(clearBets),
    x: () => change(doubleBets),
  })
  return (
    <>
      <Chips draft={draft} onChange={change} />
      <div className={styles.row}>
        <button
          type="button"
          className={styles.small}
          disabled={draft.undo.length === 0}
          onClick={() => change(undoBet)}
        >
          {text.undo}
        </button>
        <button
          type="button"
          className={styles.small}
          disabled={total === 0n}
          onClick={() => change(clearBets)}
        >
          {text.clear}
        </button>
        <button
          type="button"
          className={styles.small}
          disabled={total === 0n}
          onClick={() => change(doubleBets)}
        >
          ×2
          <span className="sr-only">{text.double2}</span>
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

interface ChipsProps {
  readonly draft: BlackjackDraft
  readonly onChange: (apply: (before: BlackjackDraft) => BlackjackDraft) => void
}

function Chips({ draft, onChange }: ChipsProps) {
  const text = useText(blackjackText)
  return (
    <fieldset className={styles.chips}>
      <legend className="sr-only">{text.chips}</legend>
      {CHIPS_MINOR.map((chipMinor) => (
        <button
          key={`${chipMinor}`}
          type="button"
          className={styles.pick}
          aria-pressed={draft.chipMinor === chipMinor}
          aria-label={text.chip(formatWholeAmount(chipMinor))}
          onClick={() => onChange((before) => ({ ...before, chipMinor }))}
        >
          <Chip amountMinor={chipMinor} />
        </button>
      ))}
    </fieldset>
  )
}
