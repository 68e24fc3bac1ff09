import type { InvitedFriend, InviteReward } from '@gamehall/contract/rewards'
import { clearToasts } from '@gamehall/ui/feedback/toast-store.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../../shared/stores/session-store.ts'
import { InviteAgentPage } from './components/invite-agent-page.tsx'
import { InviteRecordPage } from './components/invite-record-page.tsx'
import { shareInvitation } from './poster/share-poster.ts'

const rule: CallResponse<'getInviteCode'>['rule'] = {
  is_open: true,
  deposit: '1000.00',
  deposit_reward: '200.00',
  bet_rate: '0.10',
  bet_daily_max: '1000.00',
  reward_days: 365,
  wash_percent: 100,
}
const total: CallResponse<'getInviteTotal'> = {
  friend_count: 2,
  deposited_count: 1,
  total: '212.34',
  today: '12.34',
  this_month: '212.34',
  held: '200.00',
}
const reward: InviteReward = {
  reward_id: '1',
  kind: 'bets',
  friend: 'pl***',
  amount: '12.34',
  basis: '12345.00',
  day: '2026-11-20',
  state: 'paid',
  order_no: 'I261121073000ABCDEFGH',
  created_at: '2026-11-21T07:30:00.000Z',
}
const friend: InvitedFriend = {
  friend: 'me***',
  registered_at: '2026-11-20T07:30:00.000Z',
  has_deposited: false,
  earned: '0.00',
}

let replies: Record<string, unknown> = {}
let asked: string[] = []
const history = (list: readonly unknown[]) => ({
  list,
  total: list.length,
  page: 1,
  page_size: 20,
  next_cursor: null,
})

beforeEach(() => {
  asked = []
  startSession({ token: 'token', socketUrl: 'ws://hall/ws?code=1' })
  replies = {
    '/user/inviteCode': { invite_code: 'ABCDEF12', path: '/#/register?invite_code=ABCDEF12', rule },
    '/report/inviteTotal': total,
    '/report/inviteRewards': history([reward]),
    '/report/inviteFriends': history([friend]),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.replace(/^\/api/, '')
    asked.push(path)
    return new Response(JSON.stringify({ code: 0, msg: '', data: replies[path] ?? {} }))
  })
})
afterEach(() => {
  endSession()
  clearToasts()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (Page: ComponentType) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page />
    </QueryClientProvider>,
  )

describe('/InviteAgent', () => {
  it('shows code, link, poster, totals and rules', async () => {
    show(InviteAgentPage)
    expect(await screen.findByText('ABCDEF12')).toBeDefined()
    expect(screen.getByText(`${location.origin}/#/register?invite_code=ABCDEF12`)).toBeDefined()
    expect(screen.getByRole('img', { name: /邀請碼 ABCDEF12/ })).toBeDefined()
    expect(screen.getByText('好友累計存款滿 1,000.00 元')).toBeDefined()
    expect(screen.getByText('好友完成實名認證')).toBeDefined()
    expect(await screen.findByText('待入帳')).toBeDefined()
  })

  it('omits steps without a reward, and shows when inviting is paused', async () => {
    replies['/user/inviteCode'] = {
      invite_code: 'ABCDEF12',
      path: '/#/register?invite_code=ABCDEF12',
      rule: { ...rule, bet_rate: '0.00', is_open: false },
    }
    show(InviteAgentPage)
    expect(await screen.findByText(/暫停/)).toBeDefined()
    expect(screen.queryByText('好友每日投注')).toBeNull()
  })

  it('shows a visitor an introduction and links to log in and register', async () => {
    endSession()
    replies['/user/inviteCode'] = { invite_code: null, path: null, rule }
    show(InviteAgentPage)
    const login = await screen.findByRole('link', { name: '登入查看我的邀請碼' })
    expect(login.getAttribute('href')).toBe('#/login?to=%2FInviteAgent')
    expect(asked).not.toContain('/report/inviteTotal')
  })
})

describe('sharing', () => {
  const invitation = { text: 'Play', url: 'http://hall/#/register' }

  it('shares the poster only where files are supported', async () => {
    const share = vi.fn(async (_data: ShareData) => undefined)
    const poster = new File(['x'], 'invite.png', { type: 'image/png' })
    vi.stubGlobal('navigator', { share, canShare: () => true })
    expect(await shareInvitation(invitation, poster)).toBe(true)
    expect(share).toHaveBeenLastCalledWith({ ...invitation, files: [poster] })
    vi.stubGlobal('navigator', { share, canShare: (data: ShareData) => data.files === undefined })
    await shareInvitation(invitation, poster)
    expect(share).toHaveBeenLastCalledWith(invitation)
  })

  it('treats a closed share sheet as success, and a refusal as failure', async () => {
    const refuseWith = (name: string) =>
      vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', name)) })
    refuseWith('AbortError')
    expect(await shareInvitation(invitation, null)).toBe(true)
    refuseWith('NotAllowedError')
    expect(await shareInvitation(invitation, null)).toBe(false)
  })
})

describe('/invite_record', () => {
  it('lists rewards with their basis, and friends', async () => {
    show(InviteRecordPage)
    fireEvent.click(await screen.findByRole('button', { name: /來自 pl\*\*\*/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '投注獎勵' }))
    expect(sheet.getByText('2026-11-20')).toBeDefined()
    expect(sheet.getByText('I261121073000ABCDEFGH')).toBeDefined()
    fireEvent.click(screen.getByRole('tab', { name: '好友' }))
    expect(await screen.findByText('me***')).toBeDefined()
    expect(screen.getByText('尚未達存款門檻')).toBeDefined()
  })

  it('says that a reward waits for the friend’s verification', async () => {
    replies['/report/inviteRewards'] = history([{ ...reward, state: 'waiting', order_no: null }])
    show(InviteRecordPage)
    expect(await screen.findByText('待好友認證')).toBeDefined()
  })

  it('shows an empty state with a link', async () => {
    replies['/report/inviteRewards'] = history([])
    show(InviteRecordPage)
    await waitFor(() => expect(screen.getByText('這段期間沒有邀請獎勵')).toBeDefined())
    expect(screen.getByRole('link', { name: '去邀請' }).getAttribute('href')).toBe('#/InviteAgent')
  })
})
