import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GameApp } from '../shell/game-app.tsx'
import { createTestPage, createTestSession, testGamePage, testRound } from '../testing/create-test-page.ts'
import { HistoryPanel } from './history-panel.tsx'
import { historyText } from './history-text.ts'

const Overlay = () => <HistoryPanel onReplay={() => {}} />

/** Shows past rounds, newest first; answers the ids of those that can be replayed. */
async function showReplayable(list: readonly (typeof testRound)[]): Promise<readonly string[]> {
  const page = createTestPage({
    openSession: () => createTestSession({}),
    listRounds: () => ({ list: [...list], next_cursor: null }),
  })
  const { container } = render(<GameApp page={{ ...testGamePage, Overlay }} services={page.services} />)
  await screen.findByText(`round ${list[0]?.round_id}`)
  const rows = [...container.querySelectorAll('li')]
  expect(rows).toHaveLength(list.length)
  const canReplay = (row: Element) =>
    [...row.querySelectorAll('button')].some(({ textContent }) => textContent === historyText.en.replay)
  return rows.flatMap((row, index) => (canReplay(row) ? [list[index]?.round_id ?? ''] : []))
}

const roundsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...testRound, round_id: `round-${index + 1}` }))
const ids = (first: number, last: number) =>
  roundsOf(last)
    .slice(first - 1)
    .map(({ round_id }) => round_id)

it('offers to replay the last ten of eleven rounds', async () => {
  expect(await showReplayable(roundsOf(11))).toEqual(ids(1, 10))
})

it('offers to replay the last ten that are over while one is open', async () => {
  const [open, ...over] = roundsOf(12)
  if (open === undefined) throw new Error('no round')
  expect(await showReplayable([{ ...open, status: 'open' }, ...over])).toEqual(ids(2, 11))
})
