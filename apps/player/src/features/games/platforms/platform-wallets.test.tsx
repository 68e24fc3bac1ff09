import { ToastHost } from '@gamehall/ui/feedback/toast-host.tsx'
import { clearToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlatformWallets } from './platform-wallets.tsx'

const transfer = {
  reference: 'T261121TEST',
  api_key: 'aurora_slots',
  platform_name: '極光電子',
  direction: 'in',
  amount: '120.00',
  status: 'SUCCESS',
  created_at: '2026-11-21T05:00:00.000Z',
  updated_at: '2026-11-21T05:00:09.000Z',
}
const slots = {
  api_key: 'aurora_slots',
  name: '極光電子',
  balance: '80.50',
  state: 'ok',
  open_transfer: null,
  min_transfer: '50.00',
  max_transfer: null,
}
const instant = { ...slots, api_key: 'aurora_instant', name: '極光即時', state: 'maintenance' }

type Sent = { readonly path: string; readonly body: Record<string, unknown> }
let sent: Sent[] = []
let answers: Record<string, unknown> = {}
let refusals: Record<string, { readonly code: number; readonly msg: string }> = {}
const sentTo = (path: string) => sent.filter((each) => each.path === path).map(({ body }) => body)

beforeEach(() => {
  sent = []
  refusals = {}
  answers = {
    '/api/user/sysPlatfromBlance': {
      balance: '1000.75',
      wash_balance: '0.00',
      auto_transfer: 0,
      platforms: [slots, instant],
    },
    '/api/user/autoTransfer': { auto_transfer: 1 },
  }
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) })
    return new Response(JSON.stringify(refusals[path] ?? { code: 0, msg: '', data: answers[path] }))
  })
})
afterEach(() => {
  clearToasts()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PlatformWallets />
      <ToastHost />
    </QueryClientProvider>,
  )
const openSheet = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '轉換 極光電子' }))
  return screen.getByLabelText<HTMLInputElement>('轉換金額（TWD）')
}

describe('PlatformWallets', () => {
  it('offers no transfer where games are played from the main wallet', async () => {
    answers['/api/user/sysPlatfromBlance'] = {
      balance: '1000.75',
      wash_balance: '0.00',
      auto_transfer: 1,
      platforms: [],
    }
    show()
    expect(await screen.findByText('遊戲直接使用您的主錢包餘額，不需要轉帳。')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('shows the balance of each platform, and disables transfers to a closed one', async () => {
    show()
    expect(await screen.findByText('極光電子')).toBeDefined()
    expect(screen.getByText('維護中')).toBeDefined()
    const closed = screen.getByRole<HTMLButtonElement>('button', { name: '轉換 極光即時' })
    expect(closed.disabled).toBe(true)
  })

  it('§5: refuses an amount below the minimum beside the field, and sends nothing', async () => {
    show()
    const field = await openSheet()
    fireEvent.change(field, { target: { value: '49' } })
    fireEvent.click(screen.getByRole('button', { name: '確認轉入' }))
    expect(screen.getByText('轉換金額不可低於 50')).toBeDefined()
    expect(sentTo('/api/game/deposit')).toEqual([])
  })

  it('transfers once for a double tap, shows a toast, and closes', async () => {
    answers['/api/game/deposit'] = { thridResult: { code: 0, msg: '' }, transfer, NewBalance: '880.75' }
    show()
    const field = await openSheet()
    fireEvent.change(field, { target: { value: '120' } })
    const button = screen.getByRole('button', { name: '確認轉入' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await screen.findByText('已轉入極光電子 120.00')).toBeDefined()
    expect(sentTo('/api/game/deposit')).toEqual([{ platform: 'aurora_slots', amount: '120' }])
  })

  it('§8: shows the platform’s own refusal and stays', async () => {
    answers['/api/game/deposit'] = {
      thridResult: { code: 30010, msg: '平台轉帳失敗' },
      transfer: { ...transfer, status: 'RELEASED' },
      NewBalance: '1000.75',
    }
    show()
    const field = await openSheet()
    fireEvent.change(field, { target: { value: '120' } })
    fireEvent.click(screen.getByRole('button', { name: '確認轉入' }))
    expect(await screen.findByText('平台轉帳失敗')).toBeDefined()
    expect(field.value).toBe('120')
  })

  it('§8: a refused transfer back says that the money is still at the platform', async () => {
    refusals['/api/game/withdraw'] = { code: 30003, msg: '遊戲平台忙碌中，請稍候幾秒再試' }
    show()
    await openSheet()
    fireEvent.click(screen.getByRole('radio', { name: '轉回主錢包' }))
    fireEvent.change(await screen.findByLabelText<HTMLInputElement>(/轉換金額/), { target: { value: '50' } })
    fireEvent.click(screen.getByRole('button', { name: '確認轉回' }))
    expect(await screen.findByText('遊戲平台忙碌中，請稍候幾秒再試')).toBeDefined()
    expect(screen.getByText('款項仍在遊戲平台')).toBeDefined()
  })

  it('MONEY.md: an unknown transfer opens its progress, and stays reachable', async () => {
    const unknown = { ...transfer, status: 'UNKNOWN' }
    answers['/api/game/deposit'] = {
      thridResult: { code: 30011, msg: '有一筆轉帳處理中，請稍候' },
      transfer: unknown,
      NewBalance: '880.75',
    }
    answers['/api/game/transfer'] = unknown
    show()
    const field = await openSheet()
    fireEvent.change(field, { target: { value: '120' } })
    answers['/api/user/sysPlatfromBlance'] = {
      balance: '880.75',
      wash_balance: '0.00',
      auto_transfer: 0,
      platforms: [{ ...slots, open_transfer: unknown.reference }, instant],
    }
    fireEvent.click(screen.getByRole('button', { name: '確認轉入' }))
    expect(await screen.findByText('平台尚未回覆，系統持續查詢中')).toBeDefined()
    expect(await screen.findByRole('button', { name: '查看進度 極光電子' })).toBeDefined()
  })

  it('transfers all back, and lists what stayed with the reason', async () => {
    answers['/api/game/withdraw'] = {
      NewBalance: '1081.25',
      transfers: [{ ...transfer, direction: 'out', amount: '80.50' }],
      skipped: [{ api_key: 'aurora_instant', name: '極光即時', reason: 'maintenance' }],
    }
    show()
    fireEvent.click(await screen.findByRole('button', { name: '一鍵回收' }))
    const result = within(await screen.findByRole('dialog', { name: '回收結果' }))
    expect(result.getByText('+80.50')).toBeDefined()
    expect(result.getByText('平台維護中，結束後即可回收')).toBeDefined()
    expect(sentTo('/api/game/withdraw')).toEqual([{ is_all: 1 }])
  })

  it('turns automatic transfer on and off', async () => {
    show()
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: '自動轉換' })
    fireEvent.click(toggle)
    await waitFor(() => expect(toggle.checked).toBe(true))
    expect(sentTo('/api/user/autoTransfer')).toEqual([{ auto_transfer: 1 }])
  })
})
