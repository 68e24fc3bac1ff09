import type { OpenSessionResponse, Round } from '../../../src/game-api/schema.ts'
import { connectTable } from './table-connection.ts'
import { applyOwnRound, applyTableMessage, EMPTY_TABLE, type TableView } from './table-view.ts'

/** Called with each own bet that the table sends, and the balance after it; null where it is not known yet. */
type OwnListener = (rounds: readonly Round[], balance: string | null) => void

/** A table that the page watches while a component is subscribed. */
export interface TableStore {
  view(): TableView
  subscribe(onChange: () => void): () => void
  /** Listens for own bets; one component does, for the whole page. */
  listenForOwn(listener: OwnListener): () => void
  /** Notes an own bet from the answer to a call. */
  takeRound(round: Round): void
}

const stores = new WeakMap<OpenSessionResponse, Map<string, TableStore>>()

/** Returns the page's store of a table of the session's game. */
export function tableStoreOf(session: OpenSessionResponse, table: string): TableStore {
  const tables = stores.get(session) ?? new Map<string, TableStore>()
  stores.set(session, tables)
  const store = tables.get(table) ?? createTableStore(session, table)
  tables.set(table, store)
  return store
}

function createTableStore({ session_token: token }: OpenSessionResponse, table: string): TableStore {
  let view = EMPTY_TABLE
  let disconnect: (() => void) | null = null
  const subscribers = new Set<() => void>()
  const ownListeners = new Set<OwnListener>()
  const show = (next: TableView) => {
    view = next
    for (const onChange of subscribers) onChange()
  }
  const connect = () =>
    connectTable({
      token,
      table,
      onMessage(message) {
        show(applyTableMessage(view, message, Date.now()))
        if (message.type !== 'mine') return
        for (const listener of ownListeners) listener(message.rounds as Round[], message.balance)
      },
      onLost: () => show({ ...view, isConnected: false }),
    })
  return {
    view: () => view,
    subscribe(onChange) {
      subscribers.add(onChange)
      disconnect ??= connect()
      return () => {
        subscribers.delete(onChange)
        if (subscribers.size > 0) return
        disconnect?.()
        disconnect = null
        view = EMPTY_TABLE
      }
    },
    listenForOwn(listener) {
      ownListeners.add(listener)
      return () => ownListeners.delete(listener)
    },
    takeRound: (round) => show(applyOwnRound(view, round)),
  }
}
