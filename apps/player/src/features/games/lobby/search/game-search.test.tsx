import { listOverlays } from '@gamehall/ui/overlays/overlay-stack.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePlayHistory } from '../../../../shared/stores/play-history.ts'
import { testGame } from '../../../../shared/testing/test-game.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { gamesText } from '../games-text.ts'
import { GameSearch } from './game-search.tsx'

const text = gamesText['zh-TW']
const testServer = setUpTestServer()
const list = [testGame({ gid: 'dragon' }), testGame({ gid: 'mines', name: '礦坑尋寶' })]
const words = (gid: string, name: string, reading: string) => ({
  gid,
  names: [name],
  readings: [reading],
  groups: [],
})
const characters = { simplified: { 龙: '龍', 门: '門' }, homophones: ['龍隆', '門們'] }

beforeEach(() => {
  testServer.answers['/api/game/getGameHallList'] = okEnvelope({ categories: [], platforms: [], list: [] })
  testServer.answers['/api/game/searchIndex'] = okEnvelope({
    list: [words('dragon', '龍門寶藏', 'longmenbaozang'), words('mines', '礦坑尋寶', 'kuangkengxunbao')],
    ...characters,
  })
  testServer.answers['/api/game/list'] = okEnvelope({ list, total: 2, page: 1, page_size: 100 })
})
const type = (value: string) => fireEvent.change(screen.getByLabelText(text.search), { target: { value } })

it('shows what is found as it is typed, from one index', async () => {
  renderPageAt(<GameSearch onClose={vi.fn()} />, {})
  for (const typed of ['l', 'lo', 'longmen']) type(typed)
  expect(await screen.findByRole('link', { name: /龍門寶藏/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /礦坑尋寶/ })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(text.results(1))
  expect(testServer.sentTo('/api/game/searchIndex')).toHaveLength(1)
})

it.each(['隆門', '龙门'])('finds a game by what sounds or means the same: %s', async (typed) => {
  renderPageAt(<GameSearch onClose={vi.fn()} />, {})
  type(typed)
  expect(await screen.findByRole('link', { name: /龍門寶藏/ })).toBeTruthy()
})

it('comes to the top of the screen, where the keyboard leaves room for what is found', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  renderPageAt(<GameSearch onClose={vi.fn()} />, {})
  const field = await screen.findByLabelText(text.search)
  expect(document.activeElement).toBe(field)
  expect(scroll.mock.contexts).toEqual([field.closest('section')])
  expect(scroll).toHaveBeenCalledWith({ block: 'start' })
  scroll.mockRestore()
})

it('closes on a step back', async () => {
  const onClose = vi.fn()
  renderPageAt(<GameSearch onClose={onClose} />, {})
  await screen.findByLabelText(text.search)
  const overlays = listOverlays('home')
  expect(overlays).toHaveLength(1)
  expect(overlays[0]?.onBack()).toBe('closes')
  expect(onClose).toHaveBeenCalledOnce()
})

it('says that nothing is found, and asks the server for no games', async () => {
  renderPageAt(<GameSearch onClose={vi.fn()} />, {})
  type('麻將館')
  expect(await screen.findByText(text.noResult)).toBeTruthy()
  expect(testServer.sentTo('/api/game/list')).toEqual([])
})

describe('suggests', () => {
  const names = (title: string) => {
    const part = screen.getByRole('heading', { name: title }).closest('div[class*="suggested"]')
    const links = part?.querySelectorAll('a') ?? []
    return [...links].map((link) => link.getAttribute('href')?.match(/gid=(\w+)/)?.[1])
  }
  const hall = ['plinko', 'dragon', 'sicbo', 'mines'].map((gid) => testGame({ gid, name: gid }))
  beforeEach(() => {
    testServer.answers['/api/game/getGameHallList'] = okEnvelope({
      categories: [],
      platforms: [],
      list: hall,
    })
    usePlayHistory.setState({
      history: { a: [{ gid: 'mines', at: 2 }], b: [{ gid: 'dragon', at: 3 }] },
    })
  })
  afterEach(() => usePlayHistory.setState({ history: {} }))

  it('the games played last and the popular ones, each once, before anything is typed', async () => {
    renderPageAt(<GameSearch onClose={vi.fn()} />, {})
    await screen.findByRole('heading', { name: text.recentGames })
    expect(names(text.recentGames)).toEqual(['dragon', 'mines'])
    expect(names(text.hotGames)).toEqual(['plinko', 'sicbo'])
  })

  it('only popular games where none was played here', async () => {
    usePlayHistory.setState({ history: {} })
    renderPageAt(<GameSearch onClose={vi.fn()} />, {})
    await screen.findByRole('heading', { name: text.hotGames })
    expect(screen.queryByRole('heading', { name: text.recentGames })).toBeNull()
    expect(names(text.hotGames)).toEqual(['plinko', 'dragon', 'sicbo', 'mines'])
  })

  it('the same below a search that finds nothing, and none below one that finds a game', async () => {
    renderPageAt(<GameSearch onClose={vi.fn()} />, {})
    type('麻將館')
    expect((await screen.findByText(text.noResult)).getAttribute('role')).toBe('status')
    expect(screen.getByText(text.noResultHint)).toBeTruthy()
    await screen.findByRole('heading', { name: text.recentGames })
    expect(names(text.hotGames)).toEqual(['plinko', 'sicbo'])
    type('longmen')
    expect(await screen.findByText(text.results(1))).toBeTruthy()
    expect(screen.queryByRole('heading', { name: text.hotGames })).toBeNull()
  })
})

it('reports a failed index, and loads it again', async () => {
  testServer.answers['/api/game/searchIndex'] = { code: 10033, msg: '系統忙碌', data: null }
  renderPageAt(<GameSearch onClose={vi.fn()} />, {})
  type('龍門')
  const retry = await screen.findByRole('button', { name: /重試|再試/ })
  testServer.answers['/api/game/searchIndex'] = okEnvelope({
    list: [words('dragon', '龍門寶藏', 'longmen')],
    ...characters,
  })
  fireEvent.click(retry)
  await waitFor(() => expect(screen.getByRole('link', { name: /龍門寶藏/ })).toBeTruthy())
})
