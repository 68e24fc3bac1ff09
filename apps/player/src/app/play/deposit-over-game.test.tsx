import type { AccountType } from '@gamehall/contract/constants'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../shared/stores/session-store.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../shared/testing/test-server.tsx'
import { DepositOverGame } from './deposit-over-game.tsx'

const testServer = setUpTestServer()
beforeEach(() => startSession({ token: 't', socketUrl: 'ws://test' }))
afterEach(() => endSession())

const show = (acc_of_type: AccountType) => {
  testServer.answers['/api/user/info'] = okEnvelope({ acc_of_type })
  testServer.answers['/api/bank/rechargeInfo'] = { code: 500, msg: '存款資料暫時無法取得', data: null }
  renderPageAt(<DepositOverGame onDone={vi.fn()} />, { name: 'startGame' })
}

it('is the cashier’s deposit', async () => {
  show(1)
  expect(await screen.findByText('存款資料暫時無法取得')).toBeTruthy()
})

it('shows a test account the reason why not', async () => {
  show(2)
  expect(await screen.findByText('測試帳號不能存款')).toBeTruthy()
  expect(screen.getByRole('link', { name: '切換回正式帳號' })).toBeTruthy()
})
