import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type GameKit, GameKitContext } from '../shell/game-kit.ts'
import { createTestSession, testRound } from '../testing/create-test-page.ts'
import { tableStoreOf } from './table-store.ts'
import { useDeferredTable, useTable } from './use-table.ts'

afterEach(() => vi.unstubAllGlobals())

class TestSocket {
  onmessage: ((event: { readonly data: string }) => void) | null = null
  close() {}
}

interface Seen {
  /** Bets of others and own bets, in the newest state of the table. */
  readonly newest: readonly [number, number]
  readonly deferred: readonly [number, number]
}

function Stage({ onRender }: { readonly onRender: (seen: Seen) => void }) {
  const [newest, deferred] = [useTable('standard'), useDeferredTable('standard')]
  onRender({
    newest: [newest.betsCount, newest.mine.length],
    deferred: [deferred.betsCount, deferred.mine.length],
  })
  return null
}

/** Watches a table whose messages the test sends; returns what each render saw. */
function watchTable() {
  const sockets: TestSocket[] = []
  vi.stubGlobal(
    'WebSocket',
    class extends TestSocket {
      constructor() {
        super()
        sockets.push(this)
      }
    },
  )
  const session = createTestSession({})
  const seen: Seen[] = []
  // The hooks use nothing else of the kit.
  const kit = { session } as GameKit
  render(
    <GameKitContext value={kit}>
      <Stage onRender={(one) => seen.push(one)} />
    </GameKitContext>,
  )
  return {
    store: tableStoreOf(session, 'standard'),
    send: (message: object) => sockets[0]?.onmessage?.({ data: JSON.stringify(message) }),
    takeSeen: () => seen.splice(0),
  }
}

const bets = (count: number) => ({
  type: 'update',
  server_time: '2026-01-01T00:00:00.000Z',
  bets: [],
  bets_count: count,
  bets_total: '0.00',
  history: [],
})

it('shows what happens at the table in a render of its own, after the one that heard of it', () => {
  const { send, takeSeen } = watchTable()
  takeSeen()
  act(() => send(bets(3)))
  expect(takeSeen()).toEqual([
    { newest: [3, 0], deferred: [0, 0] },
    { newest: [3, 0], deferred: [3, 0] },
  ])
})

it('shows an own bet at once, with everything else that is known by then', () => {
  const { store, send, takeSeen } = watchTable()
  act(() => send(bets(3)))
  takeSeen()
  act(() => store.takeRound({ ...testRound, status: 'open' }))
  const seen = takeSeen()
  expect(seen[0]).toEqual({ newest: [3, 1], deferred: [3, 1] })
  expect(seen.at(-1)).toEqual({ newest: [3, 1], deferred: [3, 1] })
})
