import type { Game } from '@gamehall/contract/games'
import { clearToasts, currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { endSession, startSession } from '../../../shared/stores/session-store.ts'
import { testGame } from '../../../shared/testing/test-game.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { Lobby } from './lobby.tsx'

const testServer = setUpTestServer()
const mines = testGame({
  gid: 'mines',
  name: '礦坑尋寶',
  api_key: 'aurora_instant',
  platform_name: '極光即時',
  category: 'instant',
  tags: ['hot'],
  rtp: '99.00',
})
const gate = testGame({ gid: 'gate', rtp: '99.00' })
const gamesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...mines, gid: `mines-${index}`, name: `礦坑 ${index}` }))

function show(list: readonly Game[]): void {
  const categories = [{ key: 'instant', name: '即時' }]
  testServer.answers['/api/game/getGameHallList'] = okEnvelope({ categories, platforms: [], list })
  renderPageAt(<Lobby />, {})
}

afterEach(() => {
  endSession()
  clearToasts()
})

describe('the lobby of few games', () => {
  it('shows a card per game with its picture, return and address, without categories and search', async () => {
    show([gate, mines])
    const card = await screen.findByRole('link', { name: /礦坑尋寶.*RTP 99%.*開始玩/ })
    expect(card.getAttribute('href')).toBe('#/startGame?gid=mines')
    expect(card.closest('li')?.querySelector('img')?.getAttribute('src')).toBe('/t/mines.webp')
    expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.category)).toEqual([
      'slots',
      'instant',
    ])
    expect(screen.queryByRole('button', { name: '搜尋遊戲' })).toBeNull()
    expect(screen.queryByText('即時')).toBeNull()
  })

  it('shows up to four games', async () => {
    show(gamesOf(4))
    expect(await screen.findAllByRole('link', { name: /開始玩/ })).toHaveLength(4)
  })

  it.each([
    ['five games', gamesOf(5)],
    ['a list of games', [{ ...gate, target: 'list', game_count: 12 } as const]],
  ])('shows the full lobby with %s', async (_what, list) => {
    show(list)
    expect(await screen.findByRole('button', { name: '搜尋遊戲' })).toBeTruthy()
    expect(screen.queryByText('開始玩')).toBeNull()
  })

  it('offers the trial to a visitor only', async () => {
    show([mines])
    const trial = await screen.findByRole('link', { name: '試玩礦坑尋寶' })
    expect(trial.getAttribute('href')).toBe('#/startGame?gid=mines&trial=1')
  })

  it('offers a player no trial, and enters the game', async () => {
    startSession({ token: 'token', socketUrl: 'ws://hall/ws?code=1' })
    show([mines])
    fireEvent.click(await screen.findByRole('link', { name: /開始玩/ }))
    expect(testServer.go.mock.lastCall?.[0]).toBe('/startGame?gid=mines')
    expect(screen.queryByRole('link', { name: '試玩礦坑尋寶' })).toBeNull()
  })

  it('says until when a game is closed, and does not enter it', async () => {
    show([{ ...mines, status: 2, maintenance_until: '2026-11-21T04:30:00.000Z' }])
    fireEvent.click(await screen.findByRole('link', { name: /維護中\s預計 .*12:30/ }))
    expect(testServer.go).not.toHaveBeenCalled()
    expect(currentToasts()).toMatchObject([{ kind: 'error', text: '「礦坑尋寶」維護中，請稍後再試' }])
    expect(screen.queryByRole('link', { name: '試玩礦坑尋寶' })).toBeNull()
    expect(screen.queryByText('開始玩')).toBeNull()
  })
})
