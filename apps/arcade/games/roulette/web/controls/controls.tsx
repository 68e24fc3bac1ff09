import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useState } from 'react'
import type { GameProps } from '../../../../web/shared/face/game-face.ts'
import { useSpaceKey } from '../../../../web/shared/keyboard/use-space-key.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { coveredNumbers, MOST_COUNTED_NUMBERS, rouletteValidBet } from '../../rules.ts'
import { rouletteText } from '../../text.ts'
import { stakeOf } from '../bets/chips.ts'
import { useBets } from '../bets/use-bets.ts'
import { FavouritesSheet } from '../favourites/favourites-sheet.tsx'
import type { RouletteController, RouletteTypes } from '../roulette-types.ts'
import { CHIPS, ChipArt, chipLabel } from '../table/chip.tsx'
import styles from './controls.module.css'

/** A number that no rule about zero concerns: what counts for turnover is then known before the spin. */
const ANY_NUMBER = 1

/** The chips in hand, what can be done with those on the table, and the spin. */
export function Controls({ game }: GameProps<RouletteTypes>) {
  const text = useText(rouletteText)
  const bets = useBets(game)
  const [isSavedOpen, setSavedOpen] = useState(false)
  const { chips, last, before } = game.draft
  const press = () => (game.isBusy ? game.skip() : bets.spin())
  useSpaceKey(press)
  const actions = [
    [text.undo, bets.undo, before.length > 0],
    [text.clear, bets.clear, chips.length > 0],
    [text.repeat, bets.repeat, last.length > 0],
    [text.double, bets.double, chips.length > 0],
    [text.favourites, () => setSavedOpen(true), true],
  ] as const
  return (
    <div className={styles.controls}>
      <ChipTray game={game} />
      <div className={styles.actions}>
        {actions.map(([label, act, isEnabled]) => (
          <button
            key={label}
            type="button"
            className={styles.action}
            disabled={game.isBusy || !isEnabled}
            onClick={act}
          >
            {label}
          </button>
        ))}
      </div>
      <BetNote game={game} />
      <SpinButton game={game} onPress={press} />
      <FavouritesSheet
        chips={chips}
        isOpen={isSavedOpen}
        onClose={() => setSavedOpen(false)}
        onUse={(saved) => {
          setSavedOpen(false)
          bets.take(saved)
        }}
      />
    </div>
  )
}

function ChipTray({ game }: { readonly game: RouletteController }) {
  const text = useText(rouletteText)
  const { sounds } = useGameKit()
  return (
    <fieldset className={styles.tray} disabled={game.isBusy}>
      <legend className="sr-only">{text.chipTray}</legend>
      {CHIPS.map(({ value }) => (
        <button
          key={value}
          type="button"
          className={styles.pick}
          aria-label={text.chip(chipLabel(value))}
          aria-pressed={game.draft.value === value}
          onClick={() => {
            sounds.click()
            game.setDraft((draft) => ({ ...draft, value }))
          }}
        >
          <ChipArt amount={value} />
        </button>
      ))}
    </fieldset>
  )
}

/** Why chips were refused; else what the chips cover and count. */
function BetNote({ game }: { readonly game: RouletteController }) {
  const text = useText(rouletteText)
  const { chips, fault, table } = game.draft
  if (fault !== null)
    return (
      <p className={styles.fault} role="alert">
        {text.faults[fault.kind](formatWholeAmount(fault.limit))}
      </p>
    )
  if (chips.length === 0) return <p className={styles.note} />
  const numbers = coveredNumbers(chips).length
  const valid = rouletteValidBet(chips, ANY_NUMBER, table)
  return (
    <p className={`num ${styles.note}`}>
      {text.covers(numbers)}・
      {valid === 0n && numbers > MOST_COUNTED_NUMBERS
        ? text.noTurnover
        : text.turnover(formatWholeAmount(valid))}
    </p>
  )
}

function SpinButton({ game, onPress }: { readonly game: RouletteController; readonly onPress: () => void }) {
  const text = useText(rouletteText)
  const { duties } = useGameKit().session
  const { chips, last } = game.draft
  const isRepeat = chips.length === 0 && last.length > 0
  const stake = stakeOf(isRepeat ? last : chips)
  if (game.isBusy)
    return (
      <Button block data-play={2} className={styles.main} disabled={!duties.turbo} onClick={onPress}>
        {duties.turbo ? text.skip : text.rolling}
      </Button>
    )
  return (
    <Button block data-play={2} className={styles.main} disabled={stake === 0n} onClick={onPress}>
      {stake === 0n ? (
        text.place
      ) : (
        <span className={styles.label}>
          {isRepeat ? text.repeatAndSpin : text.spin}
          <small className="num">{text.total(formatWholeAmount(stake))}</small>
        </span>
      )}
    </Button>
  )
}
