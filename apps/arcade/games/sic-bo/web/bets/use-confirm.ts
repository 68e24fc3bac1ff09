import { useText } from '@gamehall/web-client/i18n/text.ts'
import {
  type ChipStake,
  findChipFault,
  mergeChips,
  startRound,
  totalOf,
} from '../../../../web/shared/chips/chip-layout.ts'
import { toMinor, toWire } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { type OnBetResult, useTableCalls } from '../../../../web/shared/table/use-table.ts'
import { useTableFaultText } from '../../../../web/shared/table/use-table-fault-text.ts'
import { sicBoText } from '../../text.ts'
import { SIC_BO_TABLE_ID, type SicBoController, type SicBoDraft } from '../sic-bo-types.ts'
import { chipLimitsWith } from './chip-limits.ts'
import { isBetting, placedChips, playerBet } from './player-bet.ts'

/** Sends chips to the table, and cancels the bet while betting is open. */
export interface Confirm {
  /** Bets the chips that are laid out; without any, those of the last round. */
  send(): void
  cancel(): void
}

export function useConfirm(game: SicBoController, table: TableView): Confirm {
  const kit = useGameKit()
  const calls = useTableCalls(SIC_BO_TABLE_ID)
  const text = useText(sicBoText)
  const describe = useTableFaultText({
    ROUND_CLOSED: text.tooLate,
    BETTING_CLOSED: text.closed,
    TABLE_LIMIT: text.tableFull,
    BET_NOT_ALLOWED: text.notAllowed,
  })
  const { draft, setDraft } = game
  const change = (next: Partial<SicBoDraft>) => setDraft((before) => ({ ...before, ...next }))
  const own = playerBet(table)
  const placed = placedChips(table)

  function run(
    call: (onResult: OnBetResult) => Promise<void>,
    onTaken: (before: SicBoDraft) => SicBoDraft,
  ): void {
    if (draft.isSending || !isBetting(table)) return
    change({ isSending: true, problem: '' })
    void call((result) =>
      setDraft((before) =>
        'fault' in result
          ? { ...before, isSending: false, problem: describe(result.fault) }
          : { ...onTaken(before), isSending: false },
      ),
    )
  }

  function bet(chips: readonly ChipStake[]): void {
    const fault = findChipFault(chips, chipLimitsWith(placed))
    if (fault !== null) {
      change({ fault })
      return
    }
    const total = totalOf(chips)
    if (toMinor(kit.state.getState().balance) < total) {
      kit.requestBalance(total)
      return
    }
    kit.sounds.bet()
    const wire = chips.map(({ spot, stake }) => ({ spot, amount: toWire(stake) }))
    run(
      (onResult) =>
        own?.status === 'open'
          ? calls.act(own.round_id, { kind: 'add', chips: wire }, onResult)
          : calls.place({ chips: wire }, onResult),
      (before) => startRound(before, mergeChips(placed, chips)),
    )
  }

  return {
    send() {
      if (draft.chips.length > 0) bet(draft.chips)
      else if (placed.length === 0 && draft.last.length > 0) bet(draft.last)
    },
    cancel() {
      if (own?.status !== 'open') return
      run(
        (onResult) => calls.act(own.round_id, { kind: 'cancel' }, onResult),
        (before) => before,
      )
    },
  }
}
