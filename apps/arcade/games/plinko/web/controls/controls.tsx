import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useState } from 'react'
import { startAutoplay } from '../../../../web/shared/autoplay/autoplay.ts'
import { AutoplaySheet } from '../../../../web/shared/autoplay/autoplay-sheet.tsx'
import { useAutoplay } from '../../../../web/shared/autoplay/use-autoplay.ts'
import type { GameProps } from '../../../../web/shared/frontend/game-frontend.ts'
import { toMinor, toWire } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { PLINKO_BALL, PLINKO_ROUND_MAX, plinkoMaxBalls } from '../../limits.ts'
import { PLINKO_RISKS, PLINKO_ROWS, type PlinkoRows } from '../../payouts.ts'
import { plinkoText } from '../../text.ts'
import type { PlinkoDraft, PlinkoTypes } from '../plinko-types.ts'
import styles from './controls.module.css'
import { DropButton } from './drop-button.tsx'
import { NumberField } from './number-field.tsx'
import { useMusicalChange } from './use-musical-change.ts'
import { BALLS, MINOR, STAKES, usePlinkoKeys, whole } from './use-plinko-keys.ts'

/** Stake, number of balls, rows and risk; then the drop. */
export function Controls({ game }: GameProps<PlinkoTypes>) {
  const text = useText(plinkoText)
  const { draft, setDraft } = game
  const [isStakeValid, setStakeValid] = useState(true)
  const [isCountValid, setCountValid] = useState(true)
  const ballMinor = toMinor(draft.amount)
  const maxBalls = plinkoMaxBalls(ballMinor)
  const stakeMinor = ballMinor * BigInt(draft.balls)
  const [isAutoOpen, setAutoOpen] = useState(false)
  const canDrop = isStakeValid && isCountValid
  const isLocked = game.isBusy || game.autoplay !== null
  const change = useMusicalChange(isLocked, (next: Partial<PlinkoDraft>) =>
    setDraft((before) => withinRound({ ...before, ...next })),
  )
  const play = useAutoplay(game, () => game.open(draft, toWire(stakeMinor)))
  const press = () => {
    if (game.isBusy) game.skip()
    else if (canDrop) void play()
  }
  usePlinkoKeys(draft, press, isLocked ? null : change)
  return (
    <div className={styles.controls}>
      <div className={styles.pair}>
        <NumberField
          label={text.ball}
          value={whole(ballMinor)}
          min={whole(PLINKO_BALL.min)}
          max={whole(PLINKO_BALL.max)}
          steps={STAKES}
          problem={text.stakeRange(formatWholeAmount(PLINKO_BALL.min), formatWholeAmount(PLINKO_BALL.max))}
          isDisabled={isLocked}
          onChange={(value) => change({ amount: toWire(BigInt(value) * MINOR) })}
          onValidity={setStakeValid}
        />
        <NumberField
          label={text.balls}
          value={draft.balls}
          min={1}
          max={maxBalls}
          steps={BALLS}
          problem={`${text.ballsRange(maxBalls)} ${text.roundMax(formatWholeAmount(PLINKO_ROUND_MAX))}`}
          isDisabled={isLocked}
          onChange={(balls) => change({ balls })}
          onValidity={setCountValid}
          isMost
        />
      </div>
      <div className={styles.pair}>
        <RiskChoice game={game} onChange={change} />
        <RowsChoice game={game} onChange={change} />
      </div>
      <DropButton
        game={game}
        stakeMinor={stakeMinor}
        canDrop={canDrop}
        onPress={press}
        onAuto={() => setAutoOpen(true)}
      />
      <AutoplaySheet
        isOpen={isAutoOpen}
        onClose={() => setAutoOpen(false)}
        stakeMinor={stakeMinor}
        onStart={(settings) => {
          setAutoOpen(false)
          game.setAutoplay(() => startAutoplay(settings))
        }}
      />
    </div>
  )
}

/** Fewer balls when the stake has grown beyond what a round takes. */
const withinRound = (draft: PlinkoDraft): PlinkoDraft => ({
  ...draft,
  balls: Math.max(1, Math.min(draft.balls, plinkoMaxBalls(toMinor(draft.amount)))),
})

interface ChoiceProps extends GameProps<PlinkoTypes> {
  readonly onChange: (next: Partial<PlinkoDraft>) => void
}

function RiskChoice({ game, onChange }: ChoiceProps) {
  const text = useText(plinkoText)
  const { sounds } = useGameKit()
  return (
    <fieldset className={styles.choice} disabled={game.isBusy || game.autoplay !== null}>
      <legend className="sr-only">{text.risk}</legend>
      {PLINKO_RISKS.map((risk) => (
        <button
          key={risk}
          type="button"
          className={styles.option}
          aria-pressed={game.draft.risk === risk}
          onClick={() => {
            sounds.click()
            onChange({ risk })
          }}
        >
          <span className="sr-only">{text.risk} </span>
          {text.risks[risk]}
        </button>
      ))}
    </fieldset>
  )
}

function RowsChoice({ game, onChange }: ChoiceProps) {
  const text = useText(plinkoText)
  const { sounds } = useGameKit()
  const { rows } = game.draft
  const [first, last] = [PLINKO_ROWS[0], PLINKO_ROWS[PLINKO_ROWS.length - 1] ?? PLINKO_ROWS[0]]
  return (
    <label className={styles.slider}>
      <span>
        {text.rows} <b className="num">{rows}</b>
      </span>
      <input
        type="range"
        min={first}
        max={last}
        step={1}
        value={rows}
        disabled={game.isBusy || game.autoplay !== null}
        onChange={(event) => {
          sounds.click()
          onChange({ rows: rowsOf(Number(event.target.value)) })
        }}
      />
    </label>
  )
}

const rowsOf = (value: number): PlinkoRows => PLINKO_ROWS.find((rows) => rows === value) ?? PLINKO_ROWS[0]
