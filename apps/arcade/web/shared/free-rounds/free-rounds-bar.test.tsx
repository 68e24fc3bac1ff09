import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FreeRounds } from '../../../src/game-api/schema.ts'
import { startAutoplay } from '../autoplay/autoplay.ts'
import { useAutoplay } from '../autoplay/use-autoplay.ts'
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

const grant: FreeRounds = {
  reference: 'c0ffee00-0000-4000-8000-000000000001',
  rounds: 2,
  left: 2,
  stake: '10.00',
  bet: { amount: '10.00' },
  won: '0.00',
  expires_at: '2026-02-01T00:00:00.000Z',
}
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent
const show = (page: ReturnType<typeof createTestPage>, gamePage = testGamePage) =>
  render(<GameApp page={gamePage} services={page.services} />)
const button = (name: string) => screen.findByRole('button', { name })

it('plays free rounds at their own bet, without touching balance and net, up to their end', async () => {
  let left = 2
  const page = createTestPage({
    openSession: () => createTestSession({ free_rounds: [grant] }),
    openRound: () => {
      left -= 1
      return {
        round: { ...testRound, round_id: `free-${left}`, win: '25.00', is_free: true },
        balance: '100.00',
        fairness: testFairness,
        free_rounds: { ...grant, left, won: `${(2 - left) * 25}.00` },
      }
    },
  })
  show(page)
  fireEvent.click(await button('Start free rounds'))
  expect(await screen.findByText('1 of 2 free rounds left')).toBeTruthy()
  expect(screen.getByText('Won 25.00')).toBeTruthy()
  expect(figure('Net')).toBe('0.00')
  fireEvent.click(await button('Next round'))
  expect(await screen.findByText('No free rounds left')).toBeTruthy()
  expect(screen.getByText(/^You won 50\.00\. It goes to your wallet as a bonus/)).toBeTruthy()
  const asked = { bet: grant.bet, free_rounds: grant.reference }
  expect(page.requestsOf('openRound')).toMatchObject([asked, asked])
  expect(page.sentMessages.filter(({ type }) => type === 'balance')).not.toContainEqual(
    expect.objectContaining({ balance: '75.00' }),
  )
  fireEvent.click(await button('Keep playing'))
  expect(await button('Play')).toBeTruthy()
})

it('lets the player use their own balance instead, and come back', async () => {
  const page = createTestPage({ openSession: () => createTestSession({ free_rounds: [grant] }) })
  show(page)
  fireEvent.click(await button('Use my own balance'))
  expect(await button('Play')).toBeTruthy()
  fireEvent.click(await button('You have 2 free rounds. Use now'))
  expect(await button('Start free rounds')).toBeTruthy()
})

it('drops free rounds that are refused, by what the arcade says is left', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({ free_rounds: [grant] }),
    resumeSession: () => createTestSession({}),
    openRound: () => ({ kind: 'refused', code: 'FREE_ROUNDS_OVER' }),
  })
  show(page)
  fireEvent.click(await button('Start free rounds'))
  expect(await screen.findByText('These free rounds are used up, expired or cancelled.')).toBeTruthy()
  expect(await screen.findByText('Play')).toBeTruthy()
})

it('plays a free round, never for money, when a control on the stage is pressed meanwhile', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({ free_rounds: [grant] }),
    openRound: () => ({
      round: { ...testRound, is_free: true },
      balance: '100.00',
      fairness: testFairness,
      free_rounds: { ...grant, left: 1 },
    }),
  })
  show(page, { ...testGamePage, Stage: testGamePage.Controls })
  fireEvent.click(await button('Play'))
  expect(await screen.findByText('1 of 2 free rounds left')).toBeTruthy()
  expect(page.requestsOf('openRound')).toMatchObject([{ free_rounds: grant.reference }])
})

/** Controls that play by themselves, and say whether they do and at which stake. */
function AutoControls({ game }: GameProps<TestGameTypes>) {
  useAutoplay(game, () => game.open({ amount: game.draft.bet }, game.draft.bet))
  const settings = {
    rounds: 50,
    lossLimitMinor: 100_000n,
    isStoppedByAnyWin: false,
    stopAtTimes: null,
    isStoppedByFeature: false,
  }
  return (
    <button type="button" onClick={() => game.setAutoplay(() => startAutoplay(settings))}>
      {game.autoplay === null ? 'Auto off' : 'Auto on'}
    </button>
  )
}

it('ends autoplay when the player switches to free rounds, and does not start it again after', async () => {
  const page = createTestPage({ openSession: () => createTestSession({ free_rounds: [grant] }) })
  show(page, { ...testGamePage, Controls: AutoControls })
  fireEvent.click(await button('Use my own balance'))
  fireEvent.click(await button('Auto off'))
  expect(await button('Auto on')).toBeTruthy()
  fireEvent.click(await button('Stop autoplay and use 2 free rounds'))
  fireEvent.click(await button('Use my own balance'))
  expect(await button('Auto off')).toBeTruthy()
})

/** A stage that says at which stake, and whose. */
const StakeStage: typeof testGamePage.Stage = ({ game }) =>
  `${game.isFree ? 'free' : 'own'} at ${game.draft.bet}`

it('shows the stake of the free rounds while they are played, and leaves the player’s own as it was', async () => {
  const dear = { ...grant, stake: '20.00', bet: { amount: '20.00' } }
  const page = createTestPage({
    openSession: () => createTestSession({ free_rounds: [dear] }),
    openRound: () => ({
      round: { ...testRound, bet: '20.00', is_free: true },
      balance: '100.00',
      fairness: testFairness,
      free_rounds: { ...dear, left: 1 },
    }),
  })
  show(page, {
    ...testGamePage,
    Stage: StakeStage,
    draftOf: ({ amount }) => ({ bet: amount }),
  })
  expect(await screen.findByText('free at 20.00')).toBeTruthy()
  fireEvent.click(await button('Start free rounds'))
  expect(await screen.findByText('1 of 2 free rounds left')).toBeTruthy()
  fireEvent.click(await button('Use my own balance'))
  expect(await screen.findByText('own at 10.00')).toBeTruthy()
})
