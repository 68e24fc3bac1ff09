import { ToastHost } from '@gamehall/ui/feedback/toast-host.tsx'
import { clearToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { ClaimBonus } from './claim-bonus.tsx'
import { ClaimFreeRounds } from './claim-free-rounds.tsx'

const played = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('../../../../shared/sound/play-sound.ts', () => ({ playSound: played }))

const testServer = setUpTestServer()
beforeEach(() => {
  played.mockClear()
  testServer.answers['/api/activity/complete'] = okEnvelope({ state: 'received', bonus: '88.00' })
})
afterEach(() => act(() => clearToasts()))

function show(claim: ReactNode): void {
  renderPageAt(
    <>
      {claim}
      <ToastHost />
    </>,
    {},
  )
}

const bonus = <ClaimBonus id="7" title="首存禮" amount="28.00" turnoverPercent={0} />

it('celebrates the amount that was paid, not the one that was announced, with the sound of money', async () => {
  show(bonus)
  fireEvent.click(screen.getByRole('button', { name: '領取 28.00' }))
  expect(await screen.findByText('+88.00')).toBeTruthy()
  expect(screen.getByText('已領取 88.00 元，存入主錢包')).toBeTruthy()
  expect(played).toHaveBeenCalledExactlyOnceWith('money')
})

it('celebrates nothing when the claim is refused', async () => {
  testServer.answers['/api/activity/complete'] = { code: 20005, msg: '存款金額未達活動條件', data: null }
  show(bonus)
  fireEvent.click(screen.getByRole('button', { name: '領取 28.00' }))
  expect(await screen.findByText('存款金額未達活動條件')).toBeTruthy()
  expect(screen.queryByText(/^\+/)).toBeNull()
  expect(played).not.toHaveBeenCalled()
})

it('says that free rounds were claimed without an amount: no money has moved yet', async () => {
  show(<ClaimFreeRounds id="7" rounds={20} />)
  fireEvent.click(screen.getByRole('button', { name: '領取 20 局免費局' }))
  expect(await screen.findByText('已領取 20 局免費局，片刻後即可在遊戲中使用')).toBeTruthy()
  expect(screen.queryByText(/^\+/)).toBeNull()
  expect(played).not.toHaveBeenCalled()
})
