import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { minus, plus } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useId, useRef, useState } from 'react'
import type { BetOptions } from '../../../../src/game-api/schema.ts'
import { toMinor, toWire } from '../../../../web/shared/money/wire-money.ts'
import { writeText } from '../../../../web/shared/motion/write-text.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { payOf } from '../../rules.ts'
import { rocketText } from '../../text.ts'
import type { BetDraft } from '../rocket-types.ts'
import { readLiveMoment } from '../stage/flight-moment.ts'
import { useFrames } from '../stage/use-frames.ts'
import { betOf, clampAmount, parseStake } from './bet-draft.ts'
import styles from './rocket-controls.module.css'
import type { BetPanelState } from './use-bet-panel.ts'

interface BetPanelProps {
  readonly slot: 0 | 1
  readonly table: TableView
  readonly state: BetPanelState
  readonly draft: BetDraft
  readonly limits: BetOptions
  readonly onDraft: (change: Partial<BetDraft>) => void
}

/** One bet: amount, automatic cash-out, and the button that bets, cancels and cashes out. */
export function BetPanel({ slot, table, state, draft, limits, onDraft }: BetPanelProps) {
  const text = useText(rocketText)
  const isLocked = state.own?.status === 'open' || state.isQueued || state.isSending
  return (
    <section className={styles.panel} aria-label={text.betOf(slot + 1)} data-button={state.button}>
      <fieldset className={styles.fields} disabled={isLocked}>
        <AmountField amount={draft.amount} limits={limits} onDraft={onDraft} />
        <TargetField slot={slot} draft={draft} onDraft={onDraft} />
      </fieldset>
      <BetPanelButton table={table} state={state} draft={draft} slot={slot} />
      <p className={styles.problem} role="status">
        {state.problem}
      </p>
    </section>
  )
}

interface AmountFieldProps {
  readonly amount: string
  readonly limits: BetOptions
  readonly onDraft: (change: Partial<BetDraft>) => void
}

/** What is typed wrongly stays, and nothing is bet until it is mended. */
function AmountField({ amount, limits, onDraft }: AmountFieldProps) {
  const { sounds } = useGameKit()
  const text = useText(rocketText)
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isValid = typed === null || parseStake(typed, limits) !== null
  const choose = (amountMinor: bigint) => {
    sounds.click()
    setTyped(null)
    onDraft({ amount: clampAmount(amountMinor, limits), isAmountWrong: false })
  }
  const own = toMinor(amount)
  const by = own >= 100_000n ? 10_000n : own >= 10_000n ? 1_000n : 100n
  return (
    <div className={styles.amount}>
      <div className={styles.stepper}>
        <button type="button" aria-label={text.less} onClick={() => choose(own - by)}>
          <Icon shape={minus} size="s" />
        </button>
        <label htmlFor={id}>
          <span>{text.bet}</span>
          <input
            id={id}
            className="num"
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            value={typed ?? formatWholeAmount(amount)}
            aria-invalid={!isValid}
            aria-describedby={isValid ? undefined : `${id}-wrong`}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setTyped(event.target.value)
              const parsed = parseStake(event.target.value, limits)
              onDraft(parsed === null ? { isAmountWrong: true } : { amount: parsed, isAmountWrong: false })
            }}
            onBlur={() => {
              if (isValid) setTyped(null)
            }}
          />
        </label>
        <button type="button" aria-label={text.more} onClick={() => choose(own + by)}>
          <Icon shape={plus} size="s" />
        </button>
      </div>
      <div className={styles.quick}>
        <button type="button" aria-label={text.halfLabel} onClick={() => choose(own / 2n)}>
          {text.half}
        </button>
        <button type="button" aria-label={text.doubleLabel} onClick={() => choose(own * 2n)}>
          {text.double}
        </button>
      </div>
      {isValid ? null : (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {text.betRange(formatWholeAmount(limits.min), formatWholeAmount(limits.max))}
        </p>
      )}
    </div>
  )
}

interface TargetFieldProps {
  readonly slot: 0 | 1
  readonly draft: BetDraft
  readonly onDraft: (change: Partial<BetDraft>) => void
}

function TargetField({ slot, draft, onDraft }: TargetFieldProps) {
  const { sounds } = useGameKit()
  const text = useText(rocketText)
  const id = useId()
  const isWrong = draft.isAuto && betOf({ ...draft, isAmountWrong: false }, slot) === null
  return (
    <div className={styles.auto}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={draft.isAuto}
          onChange={(event) => {
            sounds.click()
            onDraft({ isAuto: event.target.checked })
          }}
        />
        <span>{text.auto}</span>
      </label>
      <span className={styles.target} data-off={!draft.isAuto}>
        <input
          className="num"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={text.target}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          disabled={!draft.isAuto}
          value={draft.target}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onDraft({ target: event.target.value })}
        />
        ×
      </span>
      {isWrong ? (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {text.targetRange}
        </p>
      ) : null}
    </div>
  )
}

/** Only the first bet is needed to play a round. */
const playOrder = (slot: 0 | 1, button: BetPanelState['button']): number | undefined =>
  slot === 1 ? undefined : button === 'place' ? 1 : button === 'cash_out' ? 2 : undefined

interface BetPanelButtonProps {
  readonly slot: 0 | 1
  readonly table: TableView
  readonly state: BetPanelState
  readonly draft: BetDraft
}

/** The large button; while it cashes out, it shows what that would pay now. */
function BetPanelButton({ slot, table, state, draft }: BetPanelButtonProps) {
  const { isPaused } = useGameKit()
  const text = useText(rocketText)
  const amountRef = useRef<HTMLElement>(null)
  const { button, own, isSending } = state
  const isFlying = button === 'cash_out' && own !== null
  useFrames(isFlying && !isPaused, () => {
    if (amountRef.current === null || own === null) return
    const { multiplier } = readLiveMoment(table)
    writeText(amountRef.current, formatAmount(toWire(payOf(toMinor(own.bet), multiplier))))
  })
  const labels = {
    place: text.place,
    cancel: text.cancel,
    on_board: text.onBoard,
    cash_out: text.cashOut,
    queue: text.queue,
    unqueue: text.unqueue,
  }
  const isDisabled =
    button === 'on_board' || ((button === 'place' || button === 'queue') && betOf(draft, slot) === null)
  return (
    <button
      type="button"
      className={styles.main}
      data-button={button}
      data-play={playOrder(slot, button)}
      disabled={isDisabled}
      aria-busy={isSending}
      onClick={state.press}
    >
      <span className={styles.words}>
        <span>{isSending ? text.sending : labels[button]}</span>
        {isFlying ? (
          <b ref={amountRef} className="num" aria-hidden="true" />
        ) : (
          <b className="num">{formatWholeAmount(own?.status === 'open' ? own.bet : draft.amount)}</b>
        )}
      </span>
    </button>
  )
}
