import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NO_DUTIES } from '../../../src/sessions/duties.ts'
import { startAutoplay } from '../autoplay/autoplay.ts'
import type { GameProps } from '../frontend/game-frontend.ts'
import {
  createTestPage,
  createTestSession,
  type TestGameTypes,
  testFairness,
  testGamePage,
  testRound,
} from '../testing/create-test-page.ts'
import { allowWakeLock } from '../testing/wake-lock.ts'
import { GameApp } from './game-app.tsx'

let locks: ReturnType<typeof allowWakeLock>
beforeEach(() => {
  locks = allowWakeLock()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
})

const SETTINGS = {
  rounds: 100,
  lossLimitMinor: 1_000_000n,
  isStoppedByAnyWin: false,
  stopAtTimes: null,
  isStoppedByFeature: false,
}

/** Controls that play one round, or switch automatic play on and off. */
function Controls({ game }: GameProps<TestGameTypes>) {
  const isOn = game.autoplay !== null
  const play = () =>
    void (game.round?.status === 'open' ? game.act('finish') : game.open({ amount: '10.00' }, '10.00'))
  return (
    <>
      <button type="button" onClick={play}>
        Play
      </button>
      <button type="button" onClick={() => game.setAutoplay(() => (isOn ? null : startAutoplay(SETTINGS)))}>
        Autoplay
      </button>
    </>
  )
}

async function show() {
  const round = { ...testRound, round_id: 'round-2' }
  const page = createTestPage({
    openSession: () => createTestSession({ duties: { ...NO_DUTIES, autoplay: true } }),
    openRound: () => ({
      round: { ...round, status: 'open', settled_at: null },
      balance: '90.00',
      fairness: testFairness,
    }),
    actOnRound: () => ({ round, balance: '90.00', fairness: testFairness }),
  })
  render(<GameApp page={{ ...testGamePage, Controls }} services={page.services} />)
  await screen.findByRole('button', { name: 'Play' })
  await act(async () => {})
  return (name: string) => fireEvent.click(screen.getByRole('button', { name }))
}

it('keeps the screen awake while automatic play runs, and lets it sleep when it is stopped', async () => {
  const press = await show()
  expect(locks.requested).toBe(0)
  press('Autoplay')
  await waitFor(() => expect(locks).toMatchObject({ held: 1, requested: 1 }))
  press('Autoplay')
  await waitFor(() => expect(locks).toMatchObject({ held: 0, requested: 1 }))
})

it('keeps the screen awake while a round is open', async () => {
  const press = await show()
  press('Play')
  await waitFor(() =>
    expect(screen.getByRole('main').dataset).toMatchObject({ busy: 'false', round: 'open' }),
  )
  expect(locks.held).toBe(1)
  press('Play')
  await waitFor(() => expect(screen.getByRole('main').dataset.round).toBe('settled'))
  await waitFor(() => expect(locks.held).toBe(0))
  expect(locks.requested).toBe(1)
})
