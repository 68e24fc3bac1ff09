import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useState } from 'react'
import styles from '../../../../web/shared/chips/chip-controls.module.css'
import { ChipControls } from '../../../../web/shared/chips/chip-controls.tsx'
import { totalOf } from '../../../../web/shared/chips/chip-layout.ts'
import { chipsText } from '../../../../web/shared/chips/chips-text.ts'
import type { GameProps } from '../../../../web/shared/frontend/game-frontend.ts'
import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { coveredNumbers, MOST_COUNTED_NUMBERS, rouletteValidBet } from '../../rules.ts'
import { rouletteText } from '../../text.ts'
import { useBets } from '../bets/use-bets.ts'
import { FavouritesSheet } from '../favourites/favourites-sheet.tsx'
import { keys } from '../keys.ts'
import type { RouletteController, RouletteTypes } from '../roulette-types.ts'
import { ROULETTE_CHIPS } from '../table/roulette-chips.ts'
import theme from './controls.module.css'

/** A number that no rule about zero concerns: what counts for turnover is then known before the spin. */
const ANY_NUMBER = 1

/** The chips in hand, what can be done with those on the table, and the spin. */
export function Controls({ game }: GameProps<RouletteTypes>) {
  const text = useText(rouletteText)
  const chipText = useText(chipsText)
  const bets = useBets(game)
  const [isSavedOpen, setSavedOpen] = useState(false)
  const { chips, before } = game.draft
  const press = () => (game.isBusy ? game.skip() : bets.spin())
  const unlessBusy = (act: () => void) => () => {
    if (!game.isBusy) act()
  }
  useGameKeys(keys, {
    play: press,
    chip: (key) => {
      const value = ROULETTE_CHIPS.tones[Number(key) - 1]?.value
      if (value !== undefined && !game.isBusy) bets.change({ value })
    },
    undo: unlessBusy(bets.undo),
    clear: unlessBusy(bets.clear),
    double: unlessBusy(bets.double),
    repeat: unlessBusy(bets.repeat),
  })
  const actions = [
    [chipText.undo, bets.undo, before.length > 0],
    [chipText.clear, bets.clear, chips.length > 0],
    [chipText.repeat, bets.repeat, bets.canRepeat],
    [chipText.double, bets.double, chips.length > 0],
    [text.favourites, () => setSavedOpen(true), true],
  ] as const
  return (
    <ChipControls
      set={ROULETTE_CHIPS}
      tones={ROULETTE_CHIPS.tones}
      value={game.draft.value}
      onChoose={(value) => bets.change({ value })}
      isRackDisabled={game.isBusy}
      actions={actions}
      canAct={!game.isBusy}
      theme={theme.theme}
    >
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
    </ChipControls>
  )
}

/** Why chips were refused; else what the chips cover and count. */
function BetNote({ game }: { readonly game: RouletteController }) {
  const text = useText(rouletteText)
  const { faults } = useText(chipsText)
  const { chips, fault, table } = game.draft
  if (fault !== null)
    return (
      <p className={styles.fault} role="alert">
        {faults[fault.kind](formatWholeAmount(fault.limit))}
      </p>
    )
  if (chips.length === 0) return <p className={styles.note} />
  const numbers = coveredNumbers(chips).length
  const valid = rouletteValidBet(chips, ANY_NUMBER, table)
  return (
    <p className={`num ${styles.note}`}>
      {text.covers(numbers)}
      {' · '}
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
  const stake = totalOf(isRepeat ? last : chips)
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
          <span className={styles.lines}>
            {isRepeat ? text.repeatAndSpin : text.spin}
            <small className="num">{text.total(formatWholeAmount(stake))}</small>
          </span>
        </span>
      )}
    </Button>
  )
}
