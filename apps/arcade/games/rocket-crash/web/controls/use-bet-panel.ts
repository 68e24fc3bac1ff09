import { useEffect, useEffectEvent, useState } from 'react'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { usePressGuard } from '../../../../web/shared/shell/use-press-guard.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { type OnBetResult, useTableCalls } from '../../../../web/shared/table/use-table.ts'
import type { RocketBet, RocketRound } from '../../schemas.ts'
import { type BetDraft, ROCKET_TABLE } from '../rocket-types.ts'
import { type BetButton, betButton } from './bet-button.ts'
import { betOf } from './bet-draft.ts'
import { useRefusalText } from './use-refusal-text.ts'

export interface BetPanelState {
  /** The player's bet in the current flight, open or over. */
  readonly own: RocketRound | null
  readonly button: BetButton
  readonly isSending: boolean
  readonly isQueued: boolean
  /** Why the last press did nothing; empty normally. */
  readonly problem: string
  press(): void
}

/** One of the player's two bets: what its button does, and the bet for the next flight. */
export function useBetPanel(table: TableView, slot: RocketBet['slot'], draft: BetDraft): BetPanelState {
  const kit = useGameKit()
  const calls = useTableCalls(ROCKET_TABLE)
  const describe = useRefusalText()
  const [isSending, setSending] = useState(false)
  const [isQueued, setQueued] = useState(false)
  const [problem, setProblem] = useState('')
  const own = playerBet(table, slot)
  const phase = table.isConnected ? (table.round?.phase ?? null) : null
  const button = betButton(phase, own?.status === 'open', isQueued)
  // By what the player has, which a press changes; the phases of the flight change the button by themselves.
  const isMeant = usePressGuard(own?.status === 'open' ? 'open' : isQueued ? 'queued' : 'none')

  function send(call: (onResult: OnBetResult) => Promise<void>, bet?: RocketBet): void {
    if (isSending) return
    setSending(true)
    setProblem('')
    void call((result) => {
      setSending(false)
      if ('fault' in result) setProblem(describe(result.fault, bet))
    })
  }
  const place = () => {
    const bet = betOf(draft, slot)
    if (bet === null) return
    const stake = toMinor(bet.amount)
    if (toMinor(kit.state.getState().balance) < stake) return kit.requestBalance(stake)
    kit.sounds.bet()
    kit.haptics.tap()
    send((onResult) => calls.place(bet, onResult), bet)
  }
  const onBetting = useEffectEvent(() => {
    if (!isQueued) return
    setQueued(false)
    if (!kit.isPaused) place()
  })
  const number = table.round?.number
  useEffect(() => {
    if (number !== undefined && phase === 'betting') onBetting()
  }, [number, phase])
  // What covers the page may be a reality check: no bet is placed under it, and the player decides again after it.
  useEffect(() => {
    if (kit.isPaused) setQueued(false)
  }, [kit.isPaused])

  return {
    own,
    button,
    isSending,
    isQueued,
    problem,
    press() {
      // A flight does not wait: cashing out counts at once.
      if (button !== 'cash_out' && !isMeant()) return
      if (button === 'place') return place()
      if (button === 'queue' || button === 'unqueue') {
        kit.sounds.click()
        setProblem('')
        return setQueued(button === 'queue' && betOf(draft, slot) !== null)
      }
      if (own === null || button === 'on_board') return
      const action = { kind: button === 'cancel' ? 'cancel' : 'cash_out' }
      send((onResult) => calls.act(own.round_id, action, onResult))
    },
  }
}

/** The newest of the player's bets of this slot. */
function playerBet({ mine }: TableView, slot: RocketBet['slot']): RocketRound | null {
  const bets = mine as readonly RocketRound[]
  return bets.filter((round) => round.slot === slot && round.status !== 'void').at(-1) ?? null
}
