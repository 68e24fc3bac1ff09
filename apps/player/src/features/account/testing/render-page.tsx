import type { LoginResult, UserInfo } from '@gamehall/contract/account'
import { clearToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { installCallReactions } from '@gamehall/web-client/calls/call.ts'
import { localStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { showCallError } from '../../../shared/calls/show-call-error.ts'
import { installNavigator, type Navigator } from '../../../shared/navigation/navigator.ts'
import { PageContext } from '../../../shared/navigation/page-context.ts'
import type { PageName } from '../../../shared/navigation/paths.ts'
import { endSession } from '../../../shared/stores/session-store.ts'

export const player: UserInfo = {
  user_id: '1001',
  uuid: '4f6c',
  user_acc: 'ming01',
  nickname: '阿明',
  acc_of_type: 1,
  user_of_group: 'default',
  user_of_type: 'player',
  user_sex: 0,
  area_code: '886',
  phone: '0912***678',
  email: null,
  balance: '1234.50',
  wash_balance: '200.00',
  user_apis: [],
  auto_transfer: 0,
  has_login_password: true,
  has_pay_password: false,
  held_until: null,
  real_name_status: 0,
  real_name: null,
  vip_level: 0,
  play_break: null,
  message_num: 0,
  invite_code: 'ABCDEF12',
  parent_acc: null,
  parent_id: null,
  parent_ids: [],
  created_at: '2026-11-21T00:00:00.000Z',
  last_login_at: null,
  last_login_ip: null,
}

export const loginResult: LoginResult = {
  token: 'fresh-token',
  wsInfo: { url: 'ws://hall/ws?code=1' },
  user: player,
  is_new: false,
  needs_information: false,
}

type Reply =
  | { readonly data: unknown }
  | { readonly code: number; readonly msg?: string; readonly data?: unknown }
type Replies = Record<string, Reply | Error>
export type SentRequest = { readonly path: string; readonly body: Record<string, unknown> }

/** Stubs `fetch` with a reply per path and records the requests. `Error`: the request fails. */
export function fakeServer(replies: Replies) {
  const sent: SentRequest[] = []
  vi.stubGlobal('fetch', async (address: string, init: { readonly body?: string }) => {
    const path = address.replace(/^\/api/, '')
    sent.push({ path, body: JSON.parse(init.body ?? '{}') })
    const reply = replies[path] ?? { code: 404, msg: `no reply for ${path}` }
    if (reply instanceof Error) throw reply
    return new Response(JSON.stringify({ code: 0, msg: '', data: null, ...reply }))
  })
  const sentTo = (path: string) => sent.filter((call) => call.path === path)
  return { replies, sentTo }
}

/** Renders one page at an address, with a navigator stub. Returns its `go` mock and the query client. */
export function renderPage(Page: ComponentType, name: PageName, query = '') {
  const go = vi.fn<Navigator['go']>()
  installNavigator({ go, back: vi.fn() })
  const address = { name, path: `/${name}`, params: {}, query: new URLSearchParams(query) }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <PageContext value={address}>
        <Page />
      </PageContext>
    </QueryClientProvider>,
  )
  return { go, client }
}

export function typeInto(label: string, value: string): void {
  const field = screen.getByLabelText(label, { selector: 'input:not([type=radio])' })
  fireEvent.input(field, { target: { value } })
}

export async function pressButton(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}

/** Resets session, stored values, toasts and stubs between tests. */
export function resetTestState(): void {
  installCallReactions({
    onError: showCallError,
    onSessionLost: vi.fn(),
    onSiteClosed: vi.fn(),
    onRefused: vi.fn(),
  })
  endSession()
  clearToasts()
  localStore.remove('login_account')
  for (const prompt of ['improve_information', 'passkey']) localStore.remove(`put_off.${prompt}.1001`)
  vi.unstubAllGlobals()
}
