import type { Activity, Application } from '@gamehall/contract/rewards'
import { clearToasts } from '@gamehall/ui/feedback/toast-store.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installNavigator } from '../../../shared/navigation/navigator.ts'
import { PageContext } from '../../../shared/navigation/page-context.ts'
import type { PageName } from '../../../shared/navigation/paths.ts'
import { endSession, startSession } from '../../../shared/stores/session-store.ts'
import { ActivityApplyPage } from './components/activity-apply-page.tsx'
import { ActivityDetailPage } from './components/activity-detail-page.tsx'
import { ActivityPage } from './components/activity-page.tsx'
import { ActivityRecordPage } from './components/activity-record-page.tsx'

const offer: Activity = {
  id: '7',
  type_id: 'deposit',
  title: '每日存款回饋',
  summary: '當日存款滿 1,000 元',
  content: '說明',
  art: 'aurora',
  href: null,
  time_type: 'until_official_end',
  start_time: null,
  end_time: null,
  mode: 'claim',
  frequency: 'daily',
  bonus: { amount: '28.00', is_most: false, percent: null, wash_percent: 150, free_rounds: null },
  needs_images: false,
  my_state: null,
}
const detail: CallResponse<'getActivity'> = {
  ...offer,
  is_over: false,
  conditions: [
    {
      kind: 'deposit',
      text: '當日累計存款滿 1,000.00 元',
      required: '1000.00',
      done: '250.00',
      count: null,
      is_met: false,
    },
  ],
}
const status: CallResponse<'getActivityStatus'> = {
  id: '7',
  state: 'completed',
  refusal: null,
  bonus: '28.00',
  again_at: null,
  application_id: null,
}
const application: Application = {
  application_id: '3',
  activity_id: '7',
  activity_name: '分享您的精彩一局',
  applicant: '阿明',
  state: 'under_review',
  postscript: '第一次',
  images: [{ upload_id: 'u1', url: '/api/uploads/u1', thumb_url: '/api/uploads/u1' }],
  bonus: null,
  wash: null,
  free_rounds: null,
  order_no: null,
  reject_reason: null,
  created_at: '2026-11-21T07:20:00.000Z',
  changed_at: '2026-11-21T07:20:00.000Z',
  decided_at: null,
}

const terms = {
  balance: '1765.69',
  withheld: '58.00',
  withdrawable: '1707.69',
  wash_balance: '90.00',
  credits: [],
  weights: [
    { weight_percent: 100, category: 'slots', names: null },
    { weight_percent: 20, category: 'tables', names: ['極光百家樂'] },
    { weight_percent: 0, category: 'tables', names: ['極光輪盤'] },
  ],
}
let replies: Record<string, unknown> = {}
let sent: { path: string; body: Record<string, unknown> }[] = []
const page = (list: readonly unknown[]) => ({ list, total: list.length, page: 1, page_size: 20 })
const sentTo = (path: string) => sent.filter((call) => call.path === path)

beforeEach(() => {
  sent = []
  startSession({ token: 'token', socketUrl: 'ws://hall/ws?code=1' })
  replies = {
    '/activity/types': { list: [] },
    '/activity/list': page([offer]),
    '/activity/info': detail,
    '/activity/status': status,
    '/user/turnoverTerms': terms,
    '/activity/applications': { ...page([application]), next_cursor: null },
  }
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    const path = address.replace(/^\/api/, '')
    const request = JSON.parse(body ?? '{}')
    if (request.of_one_game !== true) sent.push({ path, body: request })
    const data = request.of_one_game === true ? page([]) : replies[path]
    return new Response(
      JSON.stringify(data === undefined ? { code: 404, msg: path } : { code: 0, msg: '', data }),
    )
  })
})
afterEach(() => {
  endSession()
  clearToasts()
  vi.unstubAllGlobals()
})

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

function show(Page: ComponentType, name: PageName, client = newClient()) {
  const navigator = { go: vi.fn(), back: vi.fn() }
  installNavigator(navigator)
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <PageContext value={{ name, path: `/${name}/7`, params: { id: '7' }, query: new URLSearchParams() }}>
        <Page />
      </PageContext>
    </QueryClientProvider>,
  )
  return { ...navigator, leave: unmount }
}

describe('/activity', () => {
  it('a tab answers at once while its data are still on the way: chosen, with a skeleton instead of the old list', async () => {
    replies['/activity/types'] = {
      list: [
        { type_id: 'welcome', name: '新手', activity_count: 1 },
        { type_id: 'deposit', name: '存款', activity_count: 1 },
      ],
    }
    show(ActivityPage, 'activity')
    await screen.findByText(offer.title)
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    fireEvent.click(await screen.findByRole('tab', { name: '存款' }))
    expect(screen.getByRole('tab', { name: '存款' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.queryByText(offer.title)).toBeNull()
    expect(
      document.querySelector('[role="tabpanel"] [aria-hidden="true"], [role="tabpanel"] [aria-busy]'),
    ).not.toBeNull()
  })

  it('loads one category at a time, and shows the player’s state', async () => {
    replies['/activity/types'] = {
      list: [
        { type_id: 'welcome', name: '新手', activity_count: 1 },
        { type_id: 'deposit', name: '存款', activity_count: 1 },
      ],
    }
    replies['/activity/list'] = page([{ ...offer, my_state: 'received' }])
    show(ActivityPage, 'activity')
    fireEvent.click(await screen.findByRole('tab', { name: '存款' }))
    await waitFor(() => expect(sentTo('/activity/list').at(-1)?.body).toMatchObject({ type_id: 'deposit' }))
    expect(await screen.findByText('已領取')).toBeDefined()
  })
})

describe('/activityDetail/{id}', () => {
  it('claims the bonus once on repeated taps', async () => {
    replies['/activity/complete'] = { ...application, state: 'received', bonus: '28.00' }
    show(ActivityDetailPage, 'activityDetail')
    fireEvent.click(await screen.findByRole('button', { name: '領取 28.00' }))
    const take = await screen.findByRole('button', { name: '確認領取 28.00' })
    expect(sentTo('/activity/complete')).toEqual([])
    await act(async () => {
      fireEvent.click(take)
      fireEvent.click(take)
    })
    expect(sentTo('/activity/complete')).toEqual([{ path: '/activity/complete', body: { id: '7' } }])
  })

  it('shows the held amount, the turnover requirement and the contributing games before claiming', async () => {
    show(ActivityDetailPage, 'activityDetail')
    fireEvent.click(await screen.findByRole('button', { name: '領取 28.00' }))
    const sheet = within(await screen.findByRole('dialog', { name: detail.title }))
    expect(await sheet.findByText('僅此 28.00')).toBeDefined()
    expect(sheet.getByText('42.00')).toBeDefined()
    expect(sheet.getByText('1,707.69（領取後不變）')).toBeDefined()
    expect(sheet.getByText(/目前還有 90.00 流水未完成/)).toBeDefined()
    const weights = sheet.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(weights).toEqual(['電子遊戲100%', '桌遊極光百家樂20%', '桌遊極光輪盤不計入'])
    expect(sentTo('/activity/complete')).toEqual([])
  })

  it('claims a bonus without turnover with one tap', async () => {
    replies['/activity/info'] = { ...detail, bonus: { ...detail.bonus, wash_percent: 0 } }
    replies['/activity/complete'] = { ...application, state: 'received', bonus: '28.00' }
    show(ActivityDetailPage, 'activityDetail')
    fireEvent.click(await screen.findByRole('button', { name: '領取 28.00' }))
    await waitFor(() => expect(sentTo('/activity/complete')).toHaveLength(1))
  })

  it('explains free rounds and claims them without an amount of money', async () => {
    const freeRounds = { gid: 'gate', game_name: '龍門寶藏', rounds: 20, stake: '10.00', days: 3 }
    const bonus = {
      amount: '0.00',
      is_most: false,
      percent: null,
      wash_percent: 300,
      free_rounds: freeRounds,
    }
    replies['/activity/info'] = { ...detail, bonus }
    replies['/activity/status'] = { ...status, bonus: '0.00' }
    replies['/activity/complete'] = { ...application, state: 'received', free_rounds: 20 }
    show(ActivityDetailPage, 'activityDetail')
    expect(await screen.findByText('20 局免費局')).toBeTruthy()
    expect(screen.getByText('《龍門寶藏》每局 10.00 元，由我們支付，領取後 3 天內使用')).toBeTruthy()
    expect(screen.getByText('贏得的獎金在免費局結束後入帳，提款前須完成 3 倍流水。')).toBeTruthy()
    replies['/activity/status'] = { ...status, state: 'received' }
    fireEvent.click(await screen.findByRole('button', { name: '領取 20 局免費局' }))
    await waitFor(() => expect(sentTo('/activity/complete')).toHaveLength(1))
    expect(await screen.findByRole('link', { name: '前往《龍門寶藏》' })).toBeTruthy()
  })

  it('shows unmet conditions with progress and a link to resolve them', async () => {
    replies['/activity/status'] = {
      ...status,
      state: 'in_progress',
      refusal: { code: 20005, msg: '存款金額未達活動條件' },
    }
    show(ActivityDetailPage, 'activityDetail')
    expect(await screen.findByText('存款金額未達活動條件')).toBeDefined()
    expect(screen.getByRole('link', { name: '前往存款' }).getAttribute('href')).toBe('#/deposit')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
    expect(screen.getByText(/流水 1.5 倍/)).toBeDefined()
  })

  it('shows how many rounds of a mission are played', async () => {
    replies['/activity/info'] = {
      ...detail,
      conditions: [
        {
          kind: 'rounds',
          text: '當日完成 1,200 局',
          required: null,
          done: null,
          count: { required: 1200, done: 300 },
          is_met: false,
        },
      ],
    }
    show(ActivityDetailPage, 'activityDetail')
    expect(await screen.findByText('300 / 1,200')).toBeDefined()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  })

  it.each([
    [20003, '查看 VIP 等級', '#/vip_member'],
    [20006, '新增銀行卡', '#/bank'],
    [20014, '前往實名認證', '#/authentication'],
    [20015, '去玩遊戲', '#/'],
  ])('§8 %i leads to %s', async (code, name, to) => {
    replies['/activity/status'] = { ...status, state: 'in_progress', refusal: { code, msg: '未達條件' } }
    show(ActivityDetailPage, 'activityDetail')
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
  })

  it('shows a not-found state without retry for a removed offer', async () => {
    delete replies['/activity/info']
    show(ActivityDetailPage, 'activityDetail')
    expect(await screen.findByRole('link', { name: '看看優惠活動' })).toBeDefined()
    expect(screen.queryByRole('button', { name: '重試' })).toBeNull()
  })

  it('sends a visitor to log in and back', async () => {
    endSession()
    show(ActivityDetailPage, 'activityDetail')
    const login = await screen.findByRole('link', { name: '登入後領取' })
    expect(login.getAttribute('href')).toBe('#/login?to=%2FactivityDetail%2F7')
    expect(sentTo('/activity/status')).toEqual([])
  })

  it('shows when it is available again, and that it has ended', async () => {
    const again_at = new Date(Date.now() + 3_600_000).toISOString()
    replies['/activity/status'] = { ...status, state: 'received', again_at }
    replies['/activity/info'] = { ...detail, is_over: true }
    show(ActivityDetailPage, 'activityDetail')
    expect(await screen.findByRole('timer')).toBeDefined()
    expect(screen.getByText('活動已結束')).toBeDefined()
  })
})

describe('/activityApply/{id}', () => {
  const share = { ...detail, mode: 'apply' as const, needs_images: true }

  it.each(['info', 'claim'])('redirects to the offer in %s mode', async (mode) => {
    replies['/activity/info'] = { ...detail, mode }
    const { go } = show(ActivityApplyPage, 'activityApply')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/activityDetail/7', { replace: true }))
    expect(sentTo('/activity/status')).toEqual([])
  })

  it('requires the image before submitting', async () => {
    replies['/activity/info'] = share
    replies['/activity/status'] = { ...status, state: 'unclaimed' }
    show(ActivityApplyPage, 'activityApply')
    fireEvent.click(await screen.findByRole('button', { name: '送出申請' }))
    expect(await screen.findByText('此活動須附上圖片')).toBeDefined()
    expect(sentTo('/activity/apply')).toEqual([])
  })

  it('edits the application under review, starting from what was submitted', async () => {
    replies['/activity/info'] = share
    replies['/activity/status'] = { ...status, state: 'under_review', application_id: '3' }
    replies['/activity/apply'] = application
    const { back } = show(ActivityApplyPage, 'activityApply')
    const note = await screen.findByLabelText('附言')
    expect(note).toHaveProperty('value', '第一次')
    fireEvent.change(note, { target: { value: '第二次' } })
    fireEvent.click(screen.getByRole('button', { name: '儲存修改' }))
    await waitFor(() => expect(back).toHaveBeenCalledOnce())
    expect(sentTo('/activity/apply')[0]?.body).toEqual({
      id: '7',
      application_id: '3',
      postscript: '第二次',
      images: ['u1'],
    })
  })

  it('starts from the current data, not from a cached answer', async () => {
    replies['/activity/info'] = share
    replies['/activity/status'] = { ...status, state: 'under_review', application_id: '3' }
    const client = newClient()
    const { leave } = show(ActivityApplyPage, 'activityApply', client)
    expect(await screen.findByLabelText('附言')).toHaveProperty('value', '第一次')
    leave()
    replies['/activity/applications'] = {
      ...page([{ ...application, postscript: '第二次' }]),
      next_cursor: null,
    }
    await waitFor(() =>
      expect(client.getQueryData(['listApplications', { application_id: '3' }])).toBe(undefined),
    )
    show(ActivityApplyPage, 'activityApply', client)
    expect(await screen.findByLabelText('附言')).toHaveProperty('value', '第二次')
  })

  it('cannot be submitted while an image is uploading', async () => {
    replies['/activity/info'] = { ...share, needs_images: false }
    replies['/activity/status'] = { ...status, state: 'unclaimed' }
    const answer = fetch
    vi.stubGlobal('fetch', (address: string, init: { body?: string }) =>
      address === '/api/sys/upload' ? new Promise(() => {}) : answer(address, init),
    )
    show(ActivityApplyPage, 'activityApply')
    const send = await screen.findByRole('button', { name: '送出申請' })
    const file = new File(['picture'], 'a.png', { type: 'image/png' })
    fireEvent.change(screen.getByLabelText('新增圖片'), { target: { files: [file] } })
    await screen.findByRole('progressbar')
    fireEvent.click(send)
    expect(send).toHaveProperty('disabled', true)
    expect(sentTo('/activity/apply')).toEqual([])
  })

  it('shows a not-found state for a removed offer', async () => {
    delete replies['/activity/info']
    show(ActivityApplyPage, 'activityApply')
    expect(await screen.findByRole('link', { name: '看看優惠活動' })).toBeDefined()
  })

  it('shows why it cannot be applied for', async () => {
    replies['/activity/info'] = share
    replies['/activity/status'] = { ...status, state: 'ended', refusal: { code: 20009, msg: '活動已結束' } }
    show(ActivityApplyPage, 'activityApply')
    expect(await screen.findByText('活動已結束')).toBeDefined()
    expect(screen.queryByRole('button', { name: '送出申請' })).toBeNull()
  })
})

describe('/activity_record', () => {
  it('opens an application’s details with the rejection reason and a link to apply again', async () => {
    replies['/activity/applications'] = {
      ...page([{ ...application, state: 'rejected', reject_reason: '截圖不清楚' }]),
      next_cursor: null,
    }
    show(ActivityRecordPage, 'activityRecord')
    fireEvent.click(await screen.findByRole('button', { name: /分享您的精彩一局/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '分享您的精彩一局' }))
    expect(sheet.getByText('截圖不清楚')).toBeDefined()
    expect(sheet.getByRole('link', { name: '重新申請' }).getAttribute('href')).toBe('#/activityDetail/7')
  })

  it('shows an empty state with a link', async () => {
    replies['/activity/applications'] = { ...page([]), next_cursor: null }
    show(ActivityRecordPage, 'activityRecord')
    expect(await screen.findByText('這段期間沒有優惠紀錄')).toBeDefined()
    expect(screen.getByRole('link', { name: '看看優惠活動' })).toBeDefined()
  })
})
