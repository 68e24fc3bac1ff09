import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type GameKit, GameKitContext } from '../shell/game-kit.ts'
import { createTestSession, testRound } from '../testing/create-test-page.ts'
import { allowWakeLock } from '../testing/wake-lock.ts'
import { tableStoreOf } from './table-store.ts'
import { useOwnBets } from './use-table.ts'

class TestSocket {
  static latest: TestSocket | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null
  constructor() {
    TestSocket.latest = this
  }
  close() {}
}

let locks: ReturnType<typeof allowWakeLock>

beforeEach(() => {
  locks = allowWakeLock()
  vi.stubGlobal('WebSocket', TestSocket)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  vi.unstubAllGlobals()
})

function Stage({ onRender }: { readonly onRender: () => void }) {
  useOwnBets('standard', () => {})
  onRender()
  return null
}

/** Watches the bets of a table as a game does; counts its renders. */
function watchBets() {
  const session = createTestSession({})
  // The hook uses nothing else of the kit.
  const kit = { session, recordRound() {}, showBalance() {} } as unknown as GameKit
  const onRender = vi.fn()
  const { unmount } = render(
    <GameKitContext value={kit}>
      <Stage onRender={onRender} />
    </GameKitContext>,
  )
  const store = tableStoreOf(session, 'standard')
  const send = (message: object) =>
    act(async () => TestSocket.latest?.onmessage?.({ data: JSON.stringify(message) }))
  return { store, send, unmount, onRender }
}

const open = { ...testRound, status: 'open' as const, settled_at: null }
const mine = (...rounds: object[]) => ({ type: 'mine', rounds, balance: null })
const snapshot = { type: 'snapshot', chain: null, round: null, bets: [], history: [] }

it('keeps the screen awake while own bets at the table are open, without rendering for it', async () => {
  const { store, send, onRender } = watchBets()
  await send(snapshot)
  expect(locks.held).toBe(0)
  await act(async () => store.takeRound(open))
  await send(mine({ ...open, round_id: 'round-2' }))
  expect(locks).toMatchObject({ held: 1, requested: 1 })
  await send(mine(testRound))
  expect(locks.held).toBe(1)
  await send(mine({ ...testRound, round_id: 'round-2' }))
  expect(locks).toMatchObject({ held: 0, requested: 1 })
  expect(onRender).toHaveBeenCalledTimes(1)
})

it('lets the screen sleep when the table no longer knows the bet, refuses the page, or is left', async () => {
  const { store, send, unmount } = watchBets()
  for (const end of [snapshot, { type: 'refused', code: 'SESSION_EXPIRED' }]) {
    await act(async () => store.takeRound(open))
    expect(locks.held).toBe(1)
    await send(end)
    expect(locks.held).toBe(0)
    await send(snapshot)
  }
  unmount()
  const next = watchBets()
  await act(async () => next.store.takeRound(open))
  expect(locks.held).toBe(1)
  next.unmount()
  await act(async () => {})
  expect(locks.held).toBe(0)
})
