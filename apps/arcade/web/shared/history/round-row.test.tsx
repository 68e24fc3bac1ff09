import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Round } from '../../../src/game-api/schema.ts'
import { fairnessText } from '../fairness/fairness-text.ts'
import { GameApp } from '../shell/game-app.tsx'
import { createTestPage, createTestSession, testGamePage, testRound } from '../testing/create-test-page.ts'
import { HistoryPanel } from './history-panel.tsx'

const Overlay = () => <HistoryPanel onReplay={null} />

/** Shows one past round; returns its line. */
async function showRound(change: Partial<Round>): Promise<Element | null> {
  const page = createTestPage({
    openSession: () => createTestSession({}),
    listRounds: () => ({ list: [{ ...testRound, ...change }], next_cursor: null }),
  })
  render(<GameApp page={{ ...testGamePage, Overlay }} services={page.services} />)
  const row = await screen.findByText('round round-1')
  return row.closest('summary')
}

it.each<[string, Partial<Round>, string]>([
  ['a win by what was won beyond the bet', { win: '25.00' }, 'Net +15.00Bet 10.00 · paid 25.00'],
  ['a return below the bet as a loss', { win: '4.00' }, 'Net −6.00Bet 10.00 · paid 4.00'],
  ['a return of the bet as nothing won', { win: '10.00' }, 'Net 0.00Bet 10.00 · paid 10.00'],
  ['a lost bet', { win: '0.00' }, 'Net −10.00Bet 10.00'],
  ['a free round without its bet', { is_free: true, win: '4.00' }, 'Net +4.00Free round 10.00 · paid 4.00'],
  ['an open round without a net', { status: 'open' }, 'In progressBet 10.00'],
  ['a refunded round without a net', { status: 'void', win: '10.00' }, 'RefundedBet 10.00 · paid 10.00'],
])('says %s', async (_what, round, money) => {
  const words = (await showRound(round))?.firstElementChild
  expect(words?.lastElementChild?.textContent).toBe(money)
})

it.each([
  [null, false],
  ['0f'.repeat(32), true],
])('with the server seed %s there is something to copy: %s', async (server_seed, isCopied) => {
  const line = await showRound({ fairness: { ...testRound.fairness, server_seed } })
  const labels = [...(line?.parentElement?.querySelectorAll('button') ?? [])].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  )
  expect(labels.some((label) => label?.endsWith(fairnessText.en.revealedSeed))).toBe(isCopied)
})
