import type { DepositChannel } from '@gamehall/contract/cashier'
import { ConfirmHost } from '@gamehall/ui/confirm.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { installNavigator } from '../../../../shared/navigation/navigator.ts'
import { PageContext } from '../../../../shared/navigation/page-context.ts'
import { atmOrder } from './test-deposit.ts'

export const atmChannel: DepositChannel = {
  channel_id: 'atm',
  method: 'atm',
  name: 'ATM 虛擬帳號',
  min_amount: '11.00',
  max_amount: '49999.00',
  fee: '15.00',
  wash_percent: 100,
  expires_in: 86_400,
  stores: [],
  rate: null,
  min_pay_amount: null,
  quick_amounts: [300, 3000],
  is_available: true,
}

export const cvsChannel: DepositChannel = {
  ...atmChannel,
  channel_id: 'cvs',
  method: 'cvs',
  name: '超商代碼繳費',
  min_amount: '33.00',
  max_amount: '6000.00',
  stores: ['ibon', 'family', 'hilife', 'ok'],
}

export const usdtChannel: DepositChannel = {
  ...atmChannel,
  channel_id: 'usdt',
  method: 'usdt',
  name: 'USDT（TRC20）',
  min_amount: '300.00',
  max_amount: '300000.00',
  fee: '0.00',
  rate: '31.50',
  min_pay_amount: '10.000000',
}

/** The answer of `getDepositInfo`. */
export const infoOf = (channels: readonly DepositChannel[], unfinished: readonly unknown[] = []) =>
  okOf({ channels, unfinished, server_time: atmOrder.server_time })

export const okOf = (data: unknown) => ({ code: 0, msg: '', data })

/** A hall for component tests: it answers what a test puts in `answers`, and keeps what was sent. */
export function depositHall() {
  const hall = {
    answers: {} as Record<string, unknown>,
    sent: [] as { readonly path: string; readonly body: Record<string, unknown> }[],
    go: vi.fn(),
    sentTo: (path: string) => hall.sent.filter((each) => each.path === path).map(({ body }) => body),
  }
  beforeEach(() => {
    hall.sent = []
    hall.answers = {}
    installNavigator({ go: hall.go, back: vi.fn() })
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      hall.sent.push({ path, body: JSON.parse(body) })
      return new Response(JSON.stringify(hall.answers[path]))
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    hall.go.mockReset()
  })
  return hall
}

/** Shows a page with the order's number in its address. */
export function showPage(page: ReactNode, orderNo = atmOrder.order_no): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = new URLSearchParams({ order_no: orderNo })
  render(
    <QueryClientProvider client={client}>
      <PageContext value={{ name: 'depositOrder', path: '/order/deposit', params: {}, query }}>
        {page}
      </PageContext>
      <ConfirmHost />
    </QueryClientProvider>,
  )
}
