import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NO_DUTIES } from '../../../src/sessions/duties.ts'
import type { GameProps } from '../frontend/game-frontend.ts'
import { GameApp } from '../shell/game-app.tsx'
import {
  createTestPage,
  createTestSession,
  type TestGameTypes,
  testFairness,
  testGamePage,
  testRound,
} from '../testing/create-test-page.ts'
import { type AutoplaySettings, startAutoplay } from './autoplay.ts'
import { useAutoplay } from './use-autoplay.ts'

const SETTINGS = {
  rounds: 2,
  lossLimitMinor: 1_000_000n,
  isStoppedByAnyWin: false,
  stopAtTimes: null,
  isStoppedByFeature: true,
}

type Change = Partial<AutoplaySettings>

/** What the test's controls start automatic play with, beside the settings above. */
let chosen: Change = {}

function AutoControls({ game }: GameProps<TestGameTypes>) {
  useAutoplay(game, () => game.open({ amount: '10.00' }, '10.00'))
  return (
    <button type="button" onClick={() => game.setAutoplay(() => startAutoplay({ ...SETTINGS, ...chosen }))}>
      {game.autoplay === null ? 'Auto off' : 'Auto on'}
    </button>
  )
}

/** Starts automatic play whose rounds pay `win` and leave `balance`. */
async function startAuto(change: Change, win: string, balance: string) {
  chosen = change
  const page = createTestPage({
    openSession: () => createTestSession({ duties: { ...NO_DUTIES, autoplay: true } }),
    openRound: () => ({ round: { ...testRound, win }, balance, fairness: testFairness }),
  })
  render(<GameApp page={{ ...testGamePage, Controls: AutoControls }} services={page.services} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Auto off' }))
  return page
}

it.each([
  ['the loss limit', { lossLimitMinor: 1_000n }, '0.00', '90.00', /could exceed your loss limit$/],
  ['a win of the chosen size', { stopAtTimes: 5 }, '50.00', '140.00', /a win reached your limit$/],
  ['any win', { isStoppedByAnyWin: true }, '25.00', '115.00', /you won a round$/],
  ['the balance', {}, '0.00', '5.00', /not enough balance$/],
] as const)(
  'says that %s ended automatic play, until the player goes on',
  async (_, change, win, balance, words) => {
    await startAuto(change, win, balance)
    const notice = await screen.findByText(words, {}, { timeout: 3_000 })
    expect(notice.closest('[role="status"]')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Auto off', hidden: true }))
    expect(screen.queryByText(words)).toBeNull()
  },
)

it('says nothing after the last round', async () => {
  const page = await startAuto({ rounds: 1 }, '0.00', '90.00')
  await screen.findByText(/settled round-1/, {}, { timeout: 3_000 })
  await screen.findByRole('button', { name: 'Auto off' })
  expect(page.requestsOf('openRound')).toHaveLength(1)
  expect(screen.queryByText(/^Autoplay stopped/)).toBeNull()
})
