import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GameResponse } from '../../../src/game-api/schema.ts'
import { GameApp } from '../../../web/shared/shell/game-app.tsx'
import {
  createTestPage,
  createTestSession,
  testFairness,
} from '../../../web/shared/testing/create-test-page.ts'
import { page as gamePage } from './page.ts'
import {
  createTestPearlTideRound,
  createTestSpin,
  createTestStep,
  turtleStep,
} from './testing/create-test-pearl-tide-round.ts'

function played(win: string): GameResponse<'openRound'> {
  const steps = [turtleStep(win), createTestStep({ multiplier: 2 })]
  const round = createTestPearlTideRound({ win, spins: [createTestSpin({ steps, win })] })
  return { round: { ...round }, balance: '115.00', fairness: testFairness }
}
const pageThatPlays = (answer: GameResponse<'openRound'>) =>
  createTestPage({ openSession: () => createTestSession({ game: 'pearl-tide' }), openRound: () => answer })

async function open(page: ReturnType<typeof createTestPage>) {
  render(<GameApp page={gamePage} services={page.services} />)
  return screen.findByRole('button', { name: 'Spin' })
}

it('plays one round for a double tap and calls a payout above the stake a win', async () => {
  const page = pageThatPlays(played('25.00'))
  const spin = await open(page)
  fireEvent.click(spin)
  fireEvent.click(spin)
  expect(page.requestsOf('openRound')).toEqual([expect.objectContaining({ bet: { amount: '10.00' } })])
  expect(await screen.findByText('You won 25.00', {}, { timeout: 8_000 })).toBeTruthy()
  expect(screen.getByText('Win')).toBeTruthy()
})

it('never calls a return of the stake a win', async () => {
  fireEvent.click(await open(pageThatPlays(played('10.00'))))
  expect(await screen.findByText('Returned 10.00 of a 10.00 bet', {}, { timeout: 8_000 })).toBeTruthy()
  expect(screen.queryByText('Win')).toBeNull()
})

it('celebrates from ten stakes on', async () => {
  fireEvent.click(await open(pageThatPlays(played('100.00'))))
  expect(await screen.findByText('Big win', {}, { timeout: 8_000 })).toBeTruthy()
})

it('counts cascades and shows the multiplier that they reached', async () => {
  fireEvent.click(await open(pageThatPlays(played('25.00'))))
  expect(await screen.findByText('1 cascade', {}, { timeout: 8_000 })).toBeTruthy()
  expect(await screen.findByText('×2')).toBeTruthy()
})

it('plays automatically only with a loss limit, and offers neither autoplay nor turbo where they are barred', async () => {
  const page = pageThatPlays(played('0.00'))
  await open(page)
  fireEvent.click(screen.getByRole('button', { name: /Autoplay/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Autoplay' })
  const start = within(sheet).getByRole('button', { name: 'Start autoplay' })
  expect(start).toHaveProperty('disabled', true)
  fireEvent.click(within(sheet).getByLabelText('250'))
  fireEvent.click(start)
  await waitFor(() => expect(page.requestsOf('openRound')).toHaveLength(1))
  cleanup()
  const barred = createTestSession({ game: 'pearl-tide' })
  await open(
    createTestPage({
      openSession: () => ({ ...barred, duties: { ...barred.duties, autoplay: false, turbo: false } }),
    }),
  )
  expect(screen.queryByRole('button', { name: /Autoplay/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Turbo' })).toBeNull()
})
