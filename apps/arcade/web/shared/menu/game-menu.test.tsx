import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readVerifyUrl } from '../../../src/fairness/verify-url.ts'
import type { Round } from '../../../src/game-api/schema.ts'
import { createHaptics } from '../haptics/haptics.ts'
import { GameApp } from '../shell/game-app.tsx'
import {
  createTestPage,
  createTestSession,
  testFairness,
  testGamePage,
  testRound,
} from '../testing/create-test-page.ts'
import { GameMenu } from './game-menu.tsx'

const revealed = {
  server_seed: '0f'.repeat(32),
  server_seed_hash: testFairness.server_seed_hash,
  client_seed: 'mine',
  rounds: 7,
}
const past = {
  ...testRound,
  win: '25.00',
  fairness: { server_seed_hash: 'ab', server_seed: revealed.server_seed, client_seed: 'mine', nonce: 6 },
}

async function open(page: ReturnType<typeof createTestPage>, tab: string, isRoundOpen = false) {
  const onReplay = vi.fn<(round: Round) => void>()
  const renderMenu = () => (
    <GameMenu isOpen onClose={() => {}} info={<p>rules</p>} isRoundOpen={isRoundOpen} onReplay={onReplay} />
  )
  render(<GameApp page={{ ...testGamePage, Overlay: renderMenu }} services={page.services} />)
  fireEvent.click(await screen.findByRole('tab', { name: tab }))
  return onReplay
}

it('rotates to a client seed of the player, reveals the old server seed and links to the verifier', async () => {
  const page = createTestPage({
    openSession: () => createTestSession({}),
    rotateSeed: () => ({ revealed, fairness: { ...testFairness, client_seed: 'lucky', nonce: 0 } }),
  })
  await open(page, 'Fairness')
  fireEvent.change(screen.getByLabelText('New seed'), { target: { value: 'has space' } })
  const change = screen.getByRole('button', { name: 'Change and reveal seeds' })
  expect(change.hasAttribute('disabled')).toBe(true)
  fireEvent.change(screen.getByLabelText('New seed'), { target: { value: 'lucky' } })
  fireEvent.click(change)
  expect(await screen.findByText(revealed.server_seed)).toBeTruthy()
  expect(page.requestsOf('rotateSeed')).toMatchObject([{ client_seed: 'lucky' }])
  expect(screen.getByText('lucky')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open the verifier' })
  expect(readVerifyUrl(`${link.getAttribute('href')}`)).toMatchObject({ serverSeed: revealed.server_seed })
})

it('disables seed rotation while a round is open', async () => {
  await open(createTestPage({ openSession: () => createTestSession({}) }), 'Fairness', true)
  expect(screen.getByRole('button', { name: 'Change and reveal seeds' }).hasAttribute('disabled')).toBe(true)
})

it('lists past rounds page by page, with replay and verification', async () => {
  const older = { ...past, round_id: 'round-0', win: '0.00' }
  const page = createTestPage({
    openSession: () => createTestSession({}),
    listRounds: ({ cursor }) =>
      cursor === null ? { list: [past], next_cursor: 'next' } : { list: [older], next_cursor: null },
  })
  const onReplay = await open(page, 'History')
  expect(await screen.findByText('+15.00')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('−10.00')).toBeTruthy()
  expect(screen.getByText('No more records')).toBeTruthy()
  const [replay] = screen.getAllByRole('button', { name: 'Replay', hidden: true })
  if (replay !== undefined) fireEvent.click(replay)
  expect(onReplay).toHaveBeenCalledExactlyOnceWith(past)
  const [verify] = screen.getAllByRole('link', { name: 'Verify this round', hidden: true })
  expect(readVerifyUrl(`${verify?.getAttribute('href')}`)).toMatchObject({
    nonce: 6,
    params: { bet: '10.00' },
  })
})

it('offers a retry when the history failed to load', async () => {
  let asked = 0
  const page = createTestPage({
    openSession: () => createTestSession({}),
    listRounds: () => {
      asked += 1
      return asked === 1 ? { kind: 'unreachable' } : { list: [], next_cursor: null }
    },
  })
  await open(page, 'History')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText(/No rounds yet/)).toBeTruthy())
})

it('offers a replay of exactly the last ten rounds that are over', async () => {
  const rounds = Array.from({ length: 13 }, (_, index) => ({
    ...past,
    round_id: `round-${index}`,
    ...(index === 0 && { status: 'open' as const }),
  }))
  const page = createTestPage({
    openSession: () => createTestSession({}),
    listRounds: () => ({ list: rounds, next_cursor: null }),
  })
  const onReplay = await open(page, 'History')
  const replays = await screen.findAllByRole('button', { name: 'Replay', hidden: true })
  expect(replays).toHaveLength(10)
  for (const replay of replays) fireEvent.click(replay)
  expect(onReplay.mock.calls.map(([{ round_id }]) => round_id)).toEqual(
    rounds.slice(1, 11).map(({ round_id }) => round_id),
  )
})

it('sets the volume of effects and music apart, and offers only what the device has', async () => {
  localStorage.clear()
  const page = createTestPage({ openSession: () => createTestSession({}) })
  const setVolume = vi.spyOn(page.services.engine, 'setVolume')
  await open(page, 'Settings')
  fireEvent.click(screen.getByRole('switch', { name: 'Sound' }))
  fireEvent.change(screen.getByRole('slider', { name: 'Music volume' }), { target: { value: '20' } })
  await waitFor(() => expect(setVolume).toHaveBeenLastCalledWith('music', 0.2))
  expect(setVolume).not.toHaveBeenCalledWith('effects', 0.2)
  expect(localStorage.getItem('gamehall.arcade.settings')).toContain('"music":0.2')
  expect(screen.queryByRole('switch', { name: 'Vibration' })).toBeNull()
  expect(screen.queryByRole('switch', { name: 'Full screen' })).toBeNull()
})

it('turns vibration off on a phone that has it', async () => {
  localStorage.clear()
  const vibrate = vi.fn()
  const page = createTestPage({ openSession: () => createTestSession({}) })
  const haptics = createHaptics(vibrate)
  await open({ ...page, services: { ...page.services, haptics } }, 'Settings')
  haptics.tap()
  expect(vibrate).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('switch', { name: 'Vibration' }))
  await waitFor(() => {
    vibrate.mockClear()
    haptics.tap()
    expect(vibrate).not.toHaveBeenCalled()
  })
})
