import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { mergeChips, startRound, totalOf } from '../../../../web/shared/chips/chip-layout.ts'
import { toMinor, toWire } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { type OnBetResult, useTableCalls } from '../../../../web/shared/table/use-table.ts'
import { useTableFaultText } from '../../../../web/shared/table/use-table-fault-text.ts'
import type { BaccaratBet } from '../../schemas.ts'
import { baccaratText } from '../../text.ts'
import type { BaccaratController } from '../baccarat-types.ts'
import type { Bets } from '../table/use-bets.ts'

export interface Confirm {
  readonly isSending: boolean
  /** Why the last press did nothing, or what it did; empty normally. */
  readonly message: string
  /** Bets the chips on the table, beside those that are bet already. */
  confirm(): void
  /** Cancels the whole bet. */
  cancel(): void
}

/** Confirms and cancels the player's bet; one call at a time. */
export function useConfirm(game: BaccaratController, table: TableView, bets: Bets): Confirm {
  const kit = useGameKit()
  const text = useText(baccaratText)
  const describe = useTableFaultText({ ROUND_CLOSED: text.tooLate, BETTING_CLOSED: text.closed })
  const calls = useTableCalls(game.draft.table)
  const [isSending, setSending] = useState(false)
  const [note, setNote] = useState({ number: 0, message: '' })
  const { setDraft } = game
  const { own } = bets
  const number = table.round?.number ?? 0

  function send(call: (onResult: OnBetResult) => Promise<void>, onDone: () => void): void {
    if (isSending) return
    setSending(true)
    void call((result) => {
      setSending(false)
      if ('fault' in result) return setNote({ number, message: describe(result.fault) })
      setNote({ number: 0, message: '' })
      onDone()
    })
  }
  return {
    isSending,
    message: note.number === number ? note.message : '',
    confirm() {
      const chips: BaccaratBet['chips'] = bets.taken.map(({ spot, stake }) => ({
        spot,
        amount: toWire(stake),
      }))
      if (chips.length === 0 || !bets.isOpen) return
      const total = totalOf(bets.taken)
      if (toMinor(kit.state.getState().balance) < total) return kit.requestBalance(total)
      const all = mergeChips(bets.confirmed, bets.taken)
      kit.sounds.bet()
      send(
        (onResult) =>
          own?.status === 'open'
            ? calls.act(own.round_id, { kind: 'add', chips }, onResult)
            : calls.place({ table: game.draft.table, chips }, onResult),
        () => setDraft((before) => startRound(before, all)),
      )
    },
    cancel() {
      if (own?.status !== 'open') return
      kit.sounds.click()
      send(
        (onResult) => calls.act(own.round_id, { kind: 'cancel' }, onResult),
        () => setNote({ number, message: text.cancelled }),
      )
    },
  }
}
