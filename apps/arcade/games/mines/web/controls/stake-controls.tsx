import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chart, minus, plus, repeat } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { memo, useId, useState } from 'react'
import { autoplayText } from '../../../../web/shared/autoplay/autoplay-text.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { MINES_MAX, MINES_MIN, MINES_TILES } from '../../rules.ts'
import { minesText } from '../../text.ts'
import type { MinesController } from '../mines-types.ts'
import { StatsSheet } from '../stats/stats-sheet.tsx'
import styles from './controls.module.css'
import { KeptControls } from './kept-controls.tsx'
import { clampStake, parseStake } from './stake.ts'

interface StakeControlsProps {
  readonly game: MinesController
  readonly isShown: boolean
  readonly isAgain: boolean
  readonly onStart: () => void
}

const presets = [1, 3, 5, 10, 24]

/**
 * Controls before a round: stake and number of mines, the start, automatic play and statistics. While they are hidden they stay as
 * they were.
 */
export const StakeControls = memo(
  function StakeControls({ game, isShown, isAgain, onStart }: StakeControlsProps) {
    const { bet, mines } = game.draft
    const text = useText(minesText)
    const [isStakeValid, setStakeValid] = useState(true)
    return (
      <KeptControls isShown={isShown}>
        <StakeField
          bet={bet}
          onBet={(next) => game.setDraft((before) => ({ ...before, bet: next }))}
          onValidity={setStakeValid}
        />
        <MinesField game={game} />
        <p className="sr-only">
          {text.gemsLeft} {MINES_TILES - mines}
        </p>
        <div className={styles.start}>
          <AutoButton game={game} isDisabled={!isStakeValid} />
          <Button
            block
            data-play={isShown ? 1 : undefined}
            className={styles.main}
            disabled={!isStakeValid}
            loading={isShown && game.isBusy}
            onClick={() => {
              if (isShown) onStart()
            }}
          >
            {isAgain ? text.again : text.start}
          </Button>
          <StatsButton game={game} />
        </div>
      </KeptControls>
    )
  },
  (before, after) => !before.isShown && !after.isShown,
)

/** Leads to the choice of the tiles for automatic play, where the hall allows it. */
function AutoButton({ game, isDisabled }: { readonly game: MinesController; readonly isDisabled: boolean }) {
  const { sounds, session } = useGameKit()
  const auto = useText(autoplayText)
  if (!session.duties.autoplay) return null
  return (
    <button
      type="button"
      className={styles.side}
      disabled={isDisabled}
      onClick={() => {
        if (game.isBusy) return
        sounds.click()
        game.setDraft((before) => ({ ...before, isChoosing: true }))
      }}
    >
      <Icon shape={repeat} size="s" />
      <span>{auto.short}</span>
    </button>
  )
}

function StatsButton({ game }: { readonly game: MinesController }) {
  const text = useText(minesText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.side} onClick={() => setOpen(true)}>
        <Icon shape={chart} size="s" />
        <span>{text.statsShort}</span>
      </button>
      <StatsSheet game={game} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** The number of mines: step by step, or one of the usual ones. */
function MinesField({ game }: { readonly game: MinesController }) {
  const { sounds } = useGameKit()
  const text = useText(minesText)
  const { mines } = game.draft
  const choose = (count: number) => {
    sounds.click()
    game.setDraft((before) => ({ ...before, mines: Math.min(MINES_MAX, Math.max(MINES_MIN, count)) }))
  }
  return (
    <div className={styles.row}>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={text.minesLess}
          disabled={mines <= MINES_MIN}
          onClick={() => choose(mines - 1)}
        >
          <Icon shape={minus} />
        </button>
        <output className={styles.figure} aria-label={text.minesCount(mines)}>
          <span>{text.mines}</span>
          <b className="num">{mines}</b>
        </output>
        <button
          type="button"
          className={styles.step}
          aria-label={text.minesMore}
          disabled={mines >= MINES_MAX}
          onClick={() => choose(mines + 1)}
        >
          <Icon shape={plus} />
        </button>
      </div>
      <div className={styles.presets}>
        {presets.map((count) => (
          <button
            key={count}
            type="button"
            className={`num ${styles.chip}`}
            aria-label={text.minesCount(count)}
            aria-pressed={count === mines}
            onClick={() => choose(count)}
          >
            {count}
          </button>
        ))}
      </div>
    </div>
  )
}

interface StakeFieldProps {
  readonly bet: string
  readonly onBet: (bet: string) => void
  readonly onValidity: (isValid: boolean) => void
}

function StakeField({ bet, onBet, onValidity }: StakeFieldProps) {
  const { session, sounds } = useGameKit()
  const text = useText(minesText)
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { bets } = session
  const isValid = typed === null || parseStake(typed, bets) !== null
  const choose = (amountMinor: bigint) => {
    sounds.bet()
    setTyped(null)
    onValidity(true)
    onBet(clampStake(amountMinor, bets))
  }
  const type = (value: string) => {
    setTyped(value)
    const stake = parseStake(value, bets)
    onValidity(stake !== null)
    if (stake !== null) onBet(stake)
  }
  const quick = [
    { label: text.half, name: text.halfLabel, amount: toMinor(bet) / 2n },
    { label: text.double, name: text.doubleLabel, amount: toMinor(bet) * 2n },
    { label: text.min, name: text.minLabel, amount: toMinor(bets.min) },
    { label: text.max, name: text.maxLabel, amount: toMinor(bets.max) },
  ]
  return (
    <div>
      <div className={styles.row}>
        <label className={styles.field} htmlFor={id}>
          <span>{text.bet}</span>
          <input
            id={id}
            className="num"
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            value={typed ?? formatWholeAmount(bet)}
            aria-invalid={!isValid}
            aria-describedby={isValid ? undefined : `${id}-wrong`}
            onChange={(event) => type(event.target.value)}
            onBlur={() => isValid && setTyped(null)}
            onFocus={(event) => event.target.select()}
          />
        </label>
        <div className={styles.presets}>
          {quick.map(({ label, name, amount }) => (
            <button
              key={label}
              type="button"
              className={styles.chip}
              aria-label={`${label} ${name}`}
              onClick={() => choose(amount)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {isValid ? null : (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {text.betRange(formatWholeAmount(bets.min), formatWholeAmount(bets.max))}
        </p>
      )}
    </div>
  )
}
