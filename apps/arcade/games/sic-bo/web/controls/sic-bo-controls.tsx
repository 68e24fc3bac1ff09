import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { memo } from 'react'
import styles from '../../../../web/shared/chips/chip-controls.module.css'
import { ChipControls } from '../../../../web/shared/chips/chip-controls.tsx'
import { mergeChips, totalOf } from '../../../../web/shared/chips/chip-layout.ts'
import { chipsWithin } from '../../../../web/shared/chips/chip-set.ts'
import { chipsText } from '../../../../web/shared/chips/chips-text.ts'
import type { GameProps } from '../../../../web/shared/frontend/game-frontend.ts'
import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { useDeferredTable } from '../../../../web/shared/table/use-table.ts'
import { validBetOf } from '../../chips.ts'
import { SIC_BO_LIMITS } from '../../limits.ts'
import { sicBoText } from '../../text.ts'
import { isBetting, placedChips } from '../bets/player-bet.ts'
import { SIC_BO_CHIPS } from '../bets/sic-bo-chips.ts'
import { useBets } from '../bets/use-bets.ts'
import { useConfirm } from '../bets/use-confirm.ts'
import { keys } from '../keys.ts'
import { SIC_BO_TABLE_ID, type SicBoController, type SicBoDraft, type SicBoTypes } from '../sic-bo-types.ts'
import theme from './sic-bo-controls.module.css'

const TONES = chipsWithin(SIC_BO_CHIPS, Object.values(SIC_BO_LIMITS))

/** The chips, what can be done with those that are laid out, and the bet. */
export function SicBoControls({ game }: GameProps<SicBoTypes>) {
  return <ControlsOfTable game={game} table={useDeferredTable(SIC_BO_TABLE_ID)} />
}

interface TableProps extends GameProps<SicBoTypes> {
  readonly table: TableView
}

const ControlsOfTable = memo(function ControlsOfTable({ game, table }: TableProps) {
  const text = useText(sicBoText)
  const chipText = useText(chipsText)
  const bets = useBets(game, table)
  const confirm = useConfirm(game, table)
  const { draft } = game
  const placed = placedChips(table)
  const isOpen = isBetting(table)
  const choose = (value: bigint) => game.setDraft((before) => ({ ...before, value }))
  const place = (spot: string) => () => bets.place([{ spot, chips: 1 }])
  useGameKeys(keys, {
    play: confirm.send,
    big: place('big'),
    small: place('small'),
    odd: place('odd'),
    even: place('even'),
    chip: (key) => choose(TONES[Number(key) - 1]?.value ?? draft.value),
    undo: bets.undo,
    clear: bets.clear,
    double: bets.double,
    repeat: bets.repeat,
  })
  const actions = [
    [chipText.undo, bets.undo, draft.before.length > 0],
    [chipText.clear, bets.clear, draft.chips.length > 0],
    [chipText.double, bets.double, draft.chips.length > 0],
    [chipText.repeat, bets.repeat, bets.canRepeat],
    [text.cancel, confirm.cancel, isOpen && placed.length > 0],
  ] as const
  return (
    <ChipControls
      set={SIC_BO_CHIPS}
      tones={TONES}
      value={draft.value}
      onChoose={choose}
      actions={actions}
      canAct={!draft.isSending}
      theme={theme.theme}
    >
      <BetNote draft={draft} table={table} />
      <BetButton game={game} table={table} onSend={confirm.send} />
    </ChipControls>
  )
})

/** Why chips were refused; else what the bet counts for turnover. */
function BetNote({ draft, table }: { readonly draft: SicBoDraft; readonly table: TableView }) {
  const text = useText(sicBoText)
  const { faults } = useText(chipsText)
  const { fault, problem, chips } = draft
  const message = fault === null ? problem : faults[fault.kind](formatWholeAmount(fault.limit))
  if (message !== '')
    return (
      <p className={styles.fault} role="alert">
        <span className={styles.line}>{message}</span>
      </p>
    )
  const all = mergeChips(placedChips(table), chips)
  if (chips.length > 0 && table.round !== null && !isBetting(table))
    return (
      <p className={styles.note}>
        <span className={styles.line}>{text.kept}</span>
      </p>
    )
  return (
    <p className={`num ${styles.note}`}>
      <span className={styles.line}>
        {all.length === 0 ? '' : text.turnover(formatWholeAmount(validBetOf(all)))}
      </span>
    </p>
  )
}

interface BetButtonProps {
  readonly game: SicBoController
  readonly table: TableView
  readonly onSend: () => void
}

/** Bets the chips that are laid out, else those of the last round; says what is bet already. */
function BetButton({ game, table, onSend }: BetButtonProps) {
  const text = useText(sicBoText)
  const { chips, last, isSending } = game.draft
  const placed = placedChips(table)
  const isRepeat = chips.length === 0 && placed.length === 0 && last.length > 0
  const amount = totalOf(chips.length > 0 ? chips : placed.length > 0 ? placed : last)
  const label = isSending
    ? text.sending
    : chips.length > 0
      ? text.confirm
      : placed.length > 0
        ? text.placed
        : isRepeat
          ? text.repeatAndBet
          : text.placeFirst
  const canSend = isBetting(table) && !isSending && (chips.length > 0 || isRepeat)
  return (
    <Button
      block
      data-play={2}
      className={styles.main}
      disabled={!canSend}
      aria-busy={isSending}
      onClick={onSend}
    >
      <span className={styles.label}>
        <span className={styles.lines}>
          {label}
          {amount > 0n ? <small className="num">{text.total2(formatWholeAmount(amount))}</small> : null}
        </span>
      </span>
    </Button>
  )
}
