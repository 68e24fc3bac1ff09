import type { Bet, Game } from '@gamehall/contract/games'
import { cards } from '@gamehall/ui/icons/icon-set.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testGame } from '../../../shared/testing/test-game.ts'
import { BettingRecordPage } from './betting-record-page.tsx'

const bet: Bet = {
  bet_id: 'b1',
  api_key: 'aurora_slots',
  platform_name: '極光電子',
  gid: 'dragon-gate',
  game_name: '龍門寶藏',
  bet_amount: '5.00',
  valid_bet: '5.00',
  win_loss: '12.50',
  status: 'settled',
  bet_time: '2026-11-21T05:18:00.000Z',
  settle_time: '2026-11-21T05:18:01.000Z',
  turnover: { counted: '5.00', weight_percent: 100, reason: null, toward: [] },
  is_free: false,
}
const open: Bet = { ...bet, bet_id: 'b2', win_loss: null, status: 'open', settle_time: null, turnover: null }
const game = testGame()
const fairPage = 'http://localhost/arcade/verify/?game=dragon-gate'

const session = {
  started_at: bet.bet_time,
  ended_at: bet.bet_time,
  count: 2,
  bet: '10.00',
  win_loss: '12.50',
}
const earlier = { ...session, started_at: '2026-11-21T01:00:00.000Z', ended_at: '2026-11-21T01:30:00.000Z' }
const day = { day: '2026-11-21', count: 9, bet: '90.00', valid_bet: '80.00', win_loss: '-7.50' }
let days: unknown[] = []

let games: Game[] = []
let asked: Record<string, unknown>[] = []
let isPlatformDown = false
let picture: { readonly svg: string; readonly text: string } | null = null
let items: readonly object[] = []
let isRangeRefused = false
let downloaded: Record<string, unknown> | undefined

beforeEach(() => {
  days = []
  games = []
  asked = []
  isPlatformDown = false
  picture = null
  items = []
  isRangeRefused = false
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.endsWith('/getGameHallList'))
      return answer({
        categories: [],
        list: [],
        platforms: [{ api_key: 'aurora_slots', name: '極光電子', category: 'tables' }],
      })
    if (path.endsWith('/game/list'))
      return answer({ list: games, total: games.length, page: 1, page_size: 100 })
    if (path.endsWith('/betDetail'))
      return isPlatformDown
        ? new Response(JSON.stringify({ code: 30000, msg: '平台維護中', data: null }))
        : answer({ url: fairPage, picture, items })
    if (path.endsWith('/csv')) {
      downloaded = JSON.parse(body)
      return answer({ file_name: 'bets.csv', csv: '', is_complete: true })
    }
    asked.push(JSON.parse(body))
    if (isRangeRefused) return rangeRefused()
    const page = { list: [bet, open], total: 2, page: 1, page_size: 20, next_cursor: null, days }
    return answer({ ...page, total_bet: '10.00', total_valid_bet: '5.00', total_win_loss: '-1234.50' })
  })
})
afterEach(() => vi.unstubAllGlobals())

const answer = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }))
const rangeRefused = () => {
  const fields = [{ field: 'end_time', rule: 'range_too_long', message: '查詢範圍最多 30 天' }]
  return new Response(JSON.stringify({ code: 30012, msg: '查詢時間範圍無效', data: { fields } }))
}
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BettingRecordPage />
    </QueryClientProvider>,
  )
const openFirst = async () => {
  fireEvent.click(await screen.findByText('+12.50'))
  return within(await screen.findByRole('dialog', { name: '投注明細' }))
}

describe('/betting_record', () => {
  it('shows how much a bet counted, toward which credit, and why not more', async () => {
    bet.turnover = {
      counted: '1.00',
      weight_percent: 20,
      reason: null,
      toward: [{ source: 'bonus', order_no: 'B1', title: '開站禮', counted: '1.00' }],
    }
    show()
    const sheet = await openFirst()
    expect(sheet.getByText('5.00 × 20% → 1.00')).toBeDefined()
    expect(sheet.getByText('開站禮：1.00')).toBeDefined()
    expect(sheet.getByText('有效投注 5.00，依當日 VIP 等級比例計算')).toBeDefined()
    expect(sheet.getByText('這注 5.00 都有輸贏，全額計入。')).toBeDefined()
    bet.turnover = { counted: '0.00', weight_percent: 0, reason: 'game_excluded', toward: [] }
    cleanup()
    show()
    expect((await openFirst()).getByText('此遊戲不計入流水')).toBeDefined()
  })

  it('lists what the stake was laid on, and what each bet paid', async () => {
    items = [
      { label: '閒', amount: '3.00', paid: '6.00' },
      { label: '莊對', amount: '2.00', paid: '0.00' },
      { label: '和', amount: '1.00', paid: null },
    ]
    show()
    const table = within(await (await openFirst()).findByRole('table'))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '下注項目投注派彩',
      '閒3.006.00',
      '莊對2.000.00',
      '和1.00—',
    ])
  })

  it('downloads the filtered record', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    show()
    fireEvent.click(await screen.findByRole('button', { name: '已結算' }))
    await screen.findByText('+12.50')
    fireEvent.click(screen.getByRole('button', { name: '下載 CSV' }))
    await waitFor(() => expect(downloaded).toMatchObject({ settled: 1, api_key: null }))
  })

  it('shows the totals of the whole selection above the bets', async () => {
    show()
    expect(await screen.findByText('+12.50')).toBeDefined()
    expect(screen.getByText('\u22121,234.50')).toBeDefined()
    expect(screen.getAllByText('未結算')).toHaveLength(2)
  })

  it('shows an unfinished round with its stake', async () => {
    show()
    await screen.findByText('+12.50')
    const [, row] = screen.getAllByText('未結算')
    expect(row?.closest('li')?.textContent).toMatch(/龍門寶藏.*未結算投注 5\.00/)
  })

  it('groups bets by day and by play session, each with its sums', async () => {
    days = [{ ...day, sessions: [session, earlier] }]
    show()
    const heading = await screen.findByRole('heading', { level: 2 })
    expect(heading.parentElement?.textContent).toMatch(/9 筆投注90\.00淨輸贏\u22127\.50/)
    expect(screen.getByRole('heading', { level: 3 }).parentElement?.textContent).toMatch(
      /13:182 筆投注10\.00淨輸贏\+12\.50/,
    )
  })

  it('shows the sums once for a day with one play session', async () => {
    days = [{ ...day, sessions: [session] }]
    show()
    await screen.findByRole('heading', { level: 2 })
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  })

  it('§8 30012: says why the range is refused, and goes back to the first range', async () => {
    isRangeRefused = true
    show()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('查詢時間範圍無效')).toBeDefined()
    expect(alert.getByText('查詢範圍最多 30 天')).toBeDefined()
    isRangeRefused = false
    fireEvent.click(alert.getByRole('button', { name: '改查近 7 天' }))
    expect(await screen.findByText('+12.50')).toBeDefined()
  })

  it('marks each bet with the thumbnail of its game', async () => {
    games = [game]
    show()
    await waitFor(() =>
      expect([...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'))).toEqual([
        game.thumb,
        game.thumb,
      ]),
    )
  })

  it('marks a bet on a game that is no longer offered with the icon of its category', async () => {
    show()
    const row = (await screen.findByText('+12.50')).closest('li')
    await waitFor(() => expect(row?.innerHTML).toContain(cards))
    expect(row?.querySelector('img')).toBeNull()
  })

  it('filters by platform and by settled', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: '極光電子' }))
    fireEvent.click(screen.getByRole('button', { name: '已結算' }))
    await screen.findByText('+12.50')
    expect(asked.at(-1)).toMatchObject({ api_key: 'aurora_slots', settled: 1 })
  })

  it('links to the platform’s page of the bet in a new window', async () => {
    show()
    const link = await (await openFirst()).findByRole('link', { name: '查看開獎與公平驗證' })
    expect(link.getAttribute('href')).toBe(fairPage)
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('shows the outcome as an image, which runs nothing of the platform’s', async () => {
    picture = { svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', text: '17' }
    show()
    const image = await (await openFirst()).findByRole('img', { name: '開獎結果：17' })
    expect(image.getAttribute('src')).toBe(`data:image/svg+xml,${encodeURIComponent(picture.svg)}`)
    expect(document.querySelector('script')).toBeNull()
  })

  it('shows no frame where the platform draws no picture', async () => {
    show()
    const sheet = await openFirst()
    await sheet.findByRole('link', { name: '查看開獎與公平驗證' })
    expect(sheet.queryByRole('figure')).toBeNull()
  })

  it('shows an error when the platform cannot show the bet', async () => {
    isPlatformDown = true
    show()
    expect(await (await openFirst()).findByText('平台暫時無法顯示這筆注單')).toBeDefined()
  })
})
