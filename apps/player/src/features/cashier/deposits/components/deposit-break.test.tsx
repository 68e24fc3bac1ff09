import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endSession, startSession } from '../../../../shared/stores/session-store.ts'
import { okEnvelope, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { DepositFlow } from '../flow/deposit-flow.tsx'
import { atmOrder } from '../testing/deposit-fixture.ts'
import { atmChannel, depositInfoAnswer, showDepositPage } from '../testing/deposit-info-fixture.tsx'
import { DepositPage } from './deposit-page.tsx'

const testServer = setUpTestServer()
const onBreak = (until: string | null) => {
  testServer.answers['/api/user/info'] = okEnvelope({ acc_of_type: 1, play_break: { until } })
  testServer.answers['/api/bank/rechargeInfo'] = depositInfoAnswer([atmChannel], [atmOrder])
}
beforeEach(() => startSession({ token: 't', socketUrl: '' }))
afterEach(endSession)

it.each([
  ['the page', <DepositPage key="page" />],
  ['the deposit over a game', <DepositFlow key="flow" onDone={() => {}} />],
])(
  '%s says why there is no deposit during a break and until when, with no form and no button',
  async (_what, page) => {
    onBreak('2099-12-03T06:00:00.000Z')
    showDepositPage(page)
    expect(await screen.findByText('休息至 2099-12-03 14:00')).toBeDefined()
    expect(screen.getByText(/期間內不能存款/)).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: '建立存款訂單' })).toBeNull()
    expect(screen.queryByText('繼續付款')).toBeNull()
    const links = ['查看我的限制', '前往提款'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(links).toEqual(['#/play_limits', '#/newWithdraw'])
  },
)

it('names no end of a break for good', async () => {
  onBreak(null)
  showDepositPage(<DepositPage />)
  expect(await screen.findByText('已永久暫停遊戲')).toBeDefined()
})
