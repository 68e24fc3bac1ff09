import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { endSession, useSession } from '../../../shared/stores/session-store.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { bankChannel, readyInfo, usdtChannel } from '../withdrawals/testing/withdrawal-fixture.ts'
import { SendPage } from './send-page.tsx'

const WALLETS = '/api/wallet/list'
const INFO = '/api/bank/withdrawInfo'
const FIND = '/api/wallet/recipient'
const SEND = '/api/wallet/sendToPlayer'
const testServer = setUpTestServer()

const flags = { held: '0.00', value: '0.00', rate: null, can_receive: true, can_exchange: true }
const walletsOf = (isPlayerOpen: boolean) => ({
  list: [
    { currency: 'TWD', balance: '1200.00', ...flags, can_send: isPlayerOpen },
    { currency: 'USDT', balance: '10.500000', ...flags, can_send: true },
  ],
  total: '1200.00',
  can_send_to_player: isPlayerOpen,
  server_time: '2026-11-21T07:30:00.000Z',
})
const fromUsdt = {
  ...usdtChannel,
  channel_id: 'usdt_wallet',
  name: 'USDT 錢包轉出',
  currency: 'USDT',
  amount_step: '0.000001',
}
const balances = [...readyInfo.balances, { currency: 'USDT', balance: '10.500000' }]

function show(isPlayerOpen: boolean, query: Record<string, string> = {}): void {
  testServer.answers[WALLETS] = okEnvelope(walletsOf(isPlayerOpen))
  testServer.answers[INFO] = okEnvelope({
    ...readyInfo,
    balances,
    channels: [bankChannel, usdtChannel, fromUsdt],
  })
  renderPageAt(<SendPage />, { name: 'walletSend', query: new URLSearchParams(query) })
}

describe('/wallet/walletHome/send', () => {
  it('on chain: shows USDT channels only, with the USDT wallet preselected', async () => {
    show(false)
    expect(await screen.findByLabelText('提款金額（USDT）')).toBeDefined()
    expect(screen.getByRole('radio', { name: /USDT 錢包轉出/ })).toHaveProperty('checked', true)
    expect(screen.queryByRole('radio', { name: /銀行卡提款/ })).toBeNull()
    expect(screen.queryByText('站內玩家')).toBeNull()
  })

  it('on chain: does not show the readiness of the bank channel', async () => {
    show(false)
    const blocked = [usdtChannel, fromUsdt].map((way) => ({ ...way, blocked_by: ['destination'] }))
    testServer.answers[INFO] = okEnvelope({ ...readyInfo, balances, channels: [bankChannel, ...blocked] })
    expect(await screen.findByText('此方式目前無法提款，未符合：收款帳戶')).toBeDefined()
    expect(screen.queryByText('提款條件皆已符合')).toBeNull()
  })

  it('to a player: shows that the feature is disabled, and links to sending on chain', async () => {
    show(false, { to: 'player' })
    expect(await screen.findByText('本站未開放玩家之間互轉')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '轉出到鏈上地址' }))
    expect(await screen.findByLabelText('提款金額（USDT）')).toBeDefined()
  })

  it('to a player: says until when money is held after a change of contact or pay password, and asks for nothing', async () => {
    const held_until = new Date(Date.now() + 86_400_000).toISOString()
    testServer.answers['/api/user/info'] = okEnvelope({ held_until })
    useSession.setState({ session: { token: 'token', socketUrl: '' } })
    onTestFinished(endSession)
    show(true, { to: 'player', currency: 'TWD' })
    expect(await screen.findByText(/前暫停提款與轉出/)).toBeDefined()
    expect(screen.getByRole('button', { name: '下一步：確認對象' })).toHaveProperty('disabled', true)
  })

  async function toSheet() {
    testServer.answers[FIND] = okEnvelope({ user_id: '8', nickname: 'R***' })
    show(true, { to: 'player', currency: 'TWD' })
    fireEvent.change(await screen.findByLabelText('收款玩家'), { target: { value: ' recipient1 ' } })
    fireEvent.change(screen.getByLabelText('轉出金額（TWD）'), { target: { value: '500' } })
    fireEvent.click(screen.getByRole('button', { name: '下一步：確認對象' }))
    return within(await screen.findByRole('dialog', { name: '確認轉出' }))
  }

  it('to a player: shows the recipient first, sends once, and opens the order', async () => {
    const sheet = await toSheet()
    expect(sheet.getByText('R***（8）')).toBeDefined()
    testServer.answers[SEND] = okEnvelope({
      order_no: 'P261121072000ABCDEFGH',
      currency: 'TWD',
      amount: '500.00',
      recipient: 'R***',
      created_at: '2026-11-21T07:20:00.000Z',
    })
    fireEvent.change(sheet.getByLabelText('提款密碼'), { target: { value: 'Secret2024' } })
    fireEvent.click(sheet.getByRole('button', { name: '確認並轉出' }))
    fireEvent.click(sheet.getByRole('button', { name: /確認並轉出/ }))
    await waitFor(() =>
      expect(testServer.go).toHaveBeenCalledWith('/wallet/outcome?order_no=P261121072000ABCDEFGH', {
        replace: true,
      }),
    )
    expect(testServer.sentTo(FIND)).toEqual([{ recipient: 'recipient1' }])
    expect(testServer.sentTo(SEND)).toEqual([
      { currency: 'TWD', amount: '500', recipient: '8', pay_password: 'Secret2024' },
    ])
  })

  it('to a player: shows pay password and recipient errors beside their fields', async () => {
    const sheet = await toSheet()
    testServer.answers[SEND] = { code: 10022, msg: '提款密碼不正確', data: null }
    fireEvent.change(sheet.getByLabelText('提款密碼'), { target: { value: 'Wrong2024' } })
    fireEvent.click(sheet.getByRole('button', { name: '確認並轉出' }))
    expect(await sheet.findByText('提款密碼不正確')).toBeDefined()
    testServer.answers[FIND] = {
      code: 400,
      msg: '資料有誤',
      data: { fields: [{ field: 'recipient', rule: 'recipient_unknown', message: '找不到此玩家' }] },
    }
    fireEvent.click(screen.getByRole('button', { name: '下一步：確認對象', hidden: true }))
    expect(await screen.findByText('找不到此玩家')).toBeDefined()
  })
})
