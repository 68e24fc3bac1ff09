import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { memo } from 'react'
import shared from '../../../../web/shared/chips/chip-controls.module.css'
import { ChipControls } from '../../../../web/shared/chips/chip-controls.tsx'
import { totalOf } from '../../../../web/shared/chips/chip-layout.ts'
import { chipsText } from '../../../../web/shared/chips/chips-text.ts'
import type { GameProps } from '../../../../web/shared/frontend/game-frontend.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { useDeferredTable } from '../../../../web/shared/table/use-table.ts'
import { baccaratText } from '../../text.ts'
import type { BaccaratController, BaccaratDraft, BaccaratTypes } from '../baccarat-types.ts'
import { revealCards, withTurned } from '../cards/turned-cards.ts'
import { useShownHand } from '../cards/use-shown-hand.ts'
import { BACCARAT_CHIPS } from '../table/baccarat-chips.ts'
import { findSpot } from '../table/chip-limits.ts'
import { type Bets, useBets } from '../table/use-bets.ts'
import styles from './controls.module.css'
import { type Confirm, useConfirm } from './use-confirm.ts'
import { useTableKeys } from './use-table-keys.ts'

/** The chips in hand, what can be done with those on the table, and the button that bets them. */
export function Controls({ game }: GameProps<BaccaratTypes>) {
  return <ControlsOfTable game={game} table={useDeferredTable(game.draft.table)} />
}

interface TableProps extends GameProps<BaccaratTypes> {
  readonly table: TableView
}

const ControlsOfTable = memo(function ControlsOfTable({ game, table }: TableProps) {
  const chipText = useText(chipsText)
  const bets = useBets(game, table)
  const confirm = useConfirm(game, table, bets)
  const { chips, before } = game.draft
  const actions = [
    [chipText.undo, bets.undo, before.length > 0],
    [chipText.clear, bets.clear, chips.length > 0],
    [chipText.repeat, bets.repeat, bets.canRepeat],
    [chipText.double, bets.double, chips.length > 0],
  ] as const
  return (
    <ChipControls
      set={BACCARAT_CHIPS}
      tones={BACCARAT_CHIPS.tones}
      value={game.draft.value}
      onChoose={(value) => game.setDraft((draft) => ({ ...draft, value }))}
      actions={actions}
      canAct={bets.isOpen}
      theme={styles.theme}
    >
      <BetNote game={game} bets={bets} confirm={confirm} />
      <MainButton game={game} table={table} bets={bets} confirm={confirm} />
    </ChipControls>
  )
})

interface PartProps {
  readonly game: BaccaratController
  readonly bets: Bets
  readonly confirm: Confirm
}

/** Why chips were refused; else what is bet, with the way to take it back. */
function BetNote({ game, bets, confirm }: PartProps) {
  const text = useText(baccaratText)
  const { faults } = useText(chipsText)
  const { fault, chips } = game.draft
  const bet = totalOf(bets.confirmed)
  if (fault !== null)
    return (
      <p className={styles.fault} role="alert">
        <span className={styles.line}>{faults[fault.kind](formatWholeAmount(fault.limit))}</span>
      </p>
    )
  const message = confirm.message || describeUnplaced(game.draft, bets, text)
  if (message !== '')
    return (
      <p className={styles.fault} role="status">
        <span className={styles.line}>{message}</span>
      </p>
    )
  if (bet === 0n)
    return (
      <p className={styles.note}>
        <span className={styles.line}>{!bets.isOpen && chips.length > 0 ? text.closed : ''}</span>
      </p>
    )
  return (
    <p className={`num ${styles.note}`}>
      <span className={styles.line}>
        {text.placed(formatWholeAmount(bet))}
        {bets.isOpen ? (
          <button
            type="button"
            className={styles.cancel}
            disabled={confirm.isSending}
            onClick={confirm.cancel}
          >
            {text.cancel}
          </button>
        ) : null}
      </span>
    </p>
  )
}

/** Which chips the table or this hand does not take; empty when it takes all. */
function describeUnplaced(draft: BaccaratDraft, bets: Bets, text: (typeof baccaratText)['en']): string {
  const { unplaced, chips } = draft
  if (unplaced !== null && unplaced.beside === chips)
    return text.unplaced(
      unplaced.chips.map(({ spot }) => text.spots[findSpot(spot) ?? 'super_six']).join(', '),
      formatWholeAmount(totalOf(unplaced.chips)),
    )
  return bets.isOpen && bets.taken.length < chips.length ? text.sizeClosed : ''
}

interface MainButtonProps extends PartProps {
  readonly table: TableView
}

/** Reveals all cards of the hand that is shown, and bets the chips else. It alone renders again at each card. */
function MainButton({ game, table, bets, confirm }: MainButtonProps) {
  const text = useText(baccaratText)
  const shown = useShownHand(game, table)
  const openAll =
    shown === null || shown.isOver
      ? null
      : () =>
          game.setDraft((draft) =>
            withTurned(draft, revealCards(draft.turned, shown.key, Date.now() - shown.startedAt)),
          )
  useTableKeys(game, bets, openAll ?? confirm.confirm)
  const total = totalOf(bets.taken)
  if (openAll !== null)
    return (
      <Button block data-play={2} className={shared.main} onClick={openAll}>
        <span className={shared.label}>
          <span className={shared.lines}>
            {text.openAll}
            <small aria-hidden="true">{text.squeezeHint}</small>
          </span>
        </span>
      </Button>
    )
  const canConfirm = bets.isOpen && total > 0n && !confirm.isSending
  const label = confirm.isSending
    ? text.sending
    : !bets.isOpen
      ? table.round?.phase === 'closed'
        ? text.noMore
        : text.wait
      : total === 0n
        ? text.place
        : bets.confirmed.length > 0
          ? text.add
          : text.confirm
  return (
    <Button block data-play={2} className={shared.main} disabled={!canConfirm} onClick={confirm.confirm}>
      <span className={shared.label}>
        <span className={shared.lines}>
          {label}
          {canConfirm ? <small className="num">{text.confirmAmount(formatWholeAmount(total))}</small> : null}
        </span>
      </span>
    </Button>
  )
}
