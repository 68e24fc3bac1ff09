import { useDeferredValue, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import type { Round } from '../../../src/game-api/schema.ts'
import { type GameFault, isOutcomeUnknown } from '../api/game-fault.ts'
import { newRequestId } from '../api/new-request-id.ts'
import { useGameKit } from '../shell/game-kit.ts'
import { type TableStore, tableStoreOf } from './table-store.ts'
import { classifyOwnReturn, type TableView } from './table-view.ts'
import { useTableWakeLock } from './use-table-wake-lock.ts'

/** The current state of the table; the component renders again at every change. */
export function useTable(table: string): TableView {
  const { session } = useGameKit()
  const store = tableStoreOf(session, table)
  return useSyncExternalStore(store.subscribe, store.view)
}

/**
 * The state of the table for a large picture: what happens at the table is rendered in pieces between frames, the player's own bets at
 * once. A component that only calls this and renders a `memo` is the place for it: else all is rendered twice.
 */
export function useDeferredTable(table: string): TableView {
  const { session } = useGameKit()
  const store = tableStoreOf(session, table)
  const view = useTable(table)
  const now = useMemo(() => ({ store, view }), [store, view])
  const deferred = useDeferredValue(now)
  return deferred.store === store && deferred.view.mine === view.mine ? deferred.view : view
}

/**
 * Keeps balance and net position with the player's own bets, and the screen awake while they are open; `onOwn` also gets them. One
 * component of a page does this.
 */
export function useOwnBets(table: string, onOwn: (rounds: readonly Round[]) => void): void {
  const kit = useGameKit()
  const store = tableStoreOf(kit.session, table)
  const take = useEffectEvent((rounds: readonly Round[], balance: string | null) => {
    if (balance !== null) kit.showBalance(balance, classifyOwnReturn(store.view()))
    if (rounds.length === 0) return
    for (const round of rounds) kit.recordRound(round)
    onOwn(rounds)
  })
  useEffect(() => store.listenForOwn((rounds, balance) => take(rounds, balance)), [store])
  useTableWakeLock(store)
}

/** The result of a bet or action. `fault`: it was refused, or its outcome is not known yet and the table will report it. */
export type BetResult = { readonly round: Round } | { readonly fault: GameFault }

/** Called with a call's result in the step in which the page takes the round and the balance, so that all are rendered once. */
export type OnBetResult = (result: BetResult) => void

export interface TableCalls {
  place(bet: unknown, onResult: OnBetResult): Promise<void>
  act(roundId: string, action: unknown, onResult: OnBetResult): Promise<void>
}

/** Bets and acts at a table. A call whose outcome is unknown is repeated once, under the same request id. */
export function useTableCalls(table: string): TableCalls {
  const kit = useGameKit()
  const store = tableStoreOf(kit.session, table)
  const { client, showBalance, recordRound } = kit
  return useMemo(
    () => createCalls(store, { client, showBalance, recordRound }),
    [store, client, showBalance, recordRound],
  )
}

type CallKit = Pick<ReturnType<typeof useGameKit>, 'client' | 'showBalance' | 'recordRound'>

function createCalls(store: TableStore, { client, showBalance, recordRound }: CallKit): TableCalls {
  async function call(send: () => ReturnType<typeof client.call<'openRound'>>, onResult: OnBetResult) {
    let result = await send()
    if (!result.ok && isOutcomeUnknown(result.fault)) result = await send()
    if (!result.ok) return onResult({ fault: result.fault })
    const { round, balance } = result.data
    store.takeRound(round)
    recordRound(round)
    showBalance(balance, classifyOwnReturn(store.view()))
    onResult({ round })
  }
  return {
    place(bet, onResult) {
      const request = { request_id: newRequestId(), bet }
      return call(() => client.call('openRound', request), onResult)
    },
    act(round_id, action, onResult) {
      const request = { request_id: newRequestId(), round_id, action }
      return call(() => client.call('actOnRound', request), onResult)
    },
  }
}
