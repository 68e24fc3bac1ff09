import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { RealLaunch } from './real-launch.tsx'

const testServer = setUpTestServer()
const PRE_ENTER = '/api/game/preEnter'
const ENTER = '/api/game/enter'
const entry = {
  MinDeposit: 10,
  MaxDeposit: 5_000,
  GameBalance: '0.00',
  ApiName: '極光即時',
  GameUrl: 'https://games.test/mines',
  AutoEnter: false,
  Balance: '1000.00',
  Wallet: 'transfer',
  OpenRound: null,
  Prefetch: [],
}

const onLeave = vi.fn()
beforeEach(() => {
  onLeave.mockReset()
  testServer.answers[ENTER] = okEnvelope({
    GameUrl: '',
    transfer: null,
    launched_at: '2026-01-01T00:00:00.000Z',
  })
})
function open(change: Partial<typeof entry> = {}) {
  testServer.answers[PRE_ENTER] = okEnvelope({ ...entry, ...change })
  renderPageAt(<RealLaunch gid="mines" game={undefined} onLeave={onLeave} />, { name: 'startGame' })
}
const amounts = () => testServer.sentTo(ENTER).map(({ amount }) => amount)

it('§4: without a game path an alert says so, nothing is entered, and the page is left when it is closed', async () => {
  open({ GameUrl: '', AutoEnter: true })
  const alert = await screen.findByRole('dialog', { name: '無法取得遊戲路徑' })
  expect(onLeave).not.toHaveBeenCalled()
  fireEvent.click(alert.querySelectorAll('button')[0] as HTMLButtonElement)
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
  expect(amounts()).toEqual([])
})

it('§5: a launch without a game URL fails, can be tried again, and left', async () => {
  open({ AutoEnter: true })
  expect(await screen.findByText('遊戲沒有提供網址，請稍後再試')).toBeDefined()
  expect(amounts()).toEqual(['0'])
  fireEvent.click(screen.getByRole('button', { name: '再試一次' }))
  await waitFor(() => expect(amounts()).toEqual(['0', '0']))
  expect(onLeave).not.toHaveBeenCalled()
})

it('§5: a transfer that comes back without a game URL fails in the same way', async () => {
  open()
  fireEvent.change(await screen.findByLabelText('轉入金額'), { target: { value: '10' } })
  fireEvent.click(screen.getByRole('button', { name: '轉入 10 元並進入' }))
  expect(await screen.findByText('遊戲沒有提供網址，請稍後再試')).toBeDefined()
  expect(amounts()).toEqual(['10'])
})

it('§5: an amount above 0 below the minimum is refused with the minimum, and nothing is entered', async () => {
  open()
  fireEvent.change(await screen.findByLabelText('轉入金額'), { target: { value: '9' } })
  expect(screen.queryByText(/最低轉入金額/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '轉入 9 元並進入' }))
  expect(await screen.findByText('此遊戲最低轉入金額為 10')).toBeDefined()
  expect(amounts()).toEqual([])
})
