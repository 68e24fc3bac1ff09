import { useText } from '@gamehall/web-client/i18n/text.ts'
import { faultText, faultTextKey } from '../../../../web/shared/api/fault-text.ts'
import { endsSession, type GameFault } from '../../../../web/shared/api/game-fault.ts'
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
import { useTableCalls } from '../../../../web/shared/table/use-table.ts'
import { sicBoText } from '../../text.ts'
import { SIC_BO_TABLE_ID, type SicBoController, type SicBoDraft } from '../sic-bo-types.ts'
import { chipLimitsWith } from './chip-limits.ts'
import { isBetting, placedChips, playerBet } from './player-bet.ts'

/** Sends chips to the table, and takes them back while bets are taken. */
export interface Confirm {
  /** Bets the chips that are laid out; without any, those of the last round. */
  send(): void
  cancel(): void
}

export function useConfirm(game: SicBoController, table: TableView): Confirm {
  const kit = useGameKit()
  const calls = useTableCalls(SIC_BO_TABLE_ID)
  const describe = useFaultText()
  const { draft, setDraft } = game
  const change = (next: Partial<SicBoDraft>) => setDraft((before) => ({ ...before, ...next }))
  const own = playerBet(table)
  const placed = placedChips(table)

  async function run(
    call: () => ReturnType<typeof calls.place>,
    onTaken: (before: SicBoDraft) => SicBoDraft,
  ) {
    if (draft.isSending || !isBetting(table)) return
    change({ isSending: true, problem: '' })
    const result = await call()
    setDraft((before) =>
      'fault' in result
        ? { ...before, isSending: false, problem: describe(result.fault) }
        : { ...onTaken(before), isSending: false },
    )
  }

  function bet(chips: readonly ChipStake[]): void {
    const fault = findChipFault(chips, chipLimitsWith(placed))
    if (fault !== null) {
      change({ fault })
      return
    }
    if (toMinor(kit.balance) < totalOf(chips)) {
      kit.requestBalance()
      return
    }
    kit.sounds.bet()
    const wire = chips.map(({ spot, stake }) => ({ spot, amount: toWire(stake) }))
    void run(
      () =>
        own?.status === 'open'
          ? calls.act(own.round_id, { kind: 'add', chips: wire })
          : calls.place({ chips: wire }),
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
      void run(
        () => calls.act(own.round_id, { kind: 'cancel' }),
        (before) => before,
      )
    },
  }
}

/** What a refusal means in this game. */
function useFaultText(): (fault: GameFault) => string {
  const text = useText(sicBoText)
  const faults = useText(faultText)
  const { requestBalance } = useGameKit()
  return (fault) => {
    if (fault.kind === 'refused') {
      if (fault.code === 'INSUFFICIENT') requestBalance()
      if (fault.code === 'INSUFFICIENT') return ''
      if (fault.code === 'ROUND_CLOSED') return text.tooLate
      if (fault.code === 'BETTING_CLOSED') return text.closed
      if (fault.code === 'TABLE_LIMIT') return text.tableFull
      if (fault.code === 'BET_NOT_ALLOWED') return text.notAllowed
    }
    return endsSession(fault) ? faults.SESSION_ENDED : faults[faultTextKey(fault)]
  }
}
