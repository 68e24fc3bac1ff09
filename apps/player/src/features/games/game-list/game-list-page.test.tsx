import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { usePlayHistory } from '../../../shared/stores/play-history.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { launchText } from '../launch/launch-text.ts'
import { useFavourites } from '../lobby/favourites.ts'
import { GameListPage } from './game-list-page.tsx'
import { gameListText } from './game-list-text.ts'
import { ownOrder } from './own-games.ts'

const text = gameListText['zh-TW']
const testServer = setUpTestServer()
beforeEach(() => {
  useFavourites.setState({ gids: [] })
  usePlayHistory.setState({ history: {} })
  testServer.answers['/api/game/getGameHallList'] = okEnvelope({
    categories: [{ key: 'tables', name: '桌遊' }],
    platforms: [{ api_key: 'aurora_tables', name: '極光桌遊', status: 1 }],
    list: [],
  })
  testServer.answers['/api/game/list'] = okEnvelope({ list: [], total: 0, page: 1, page_size: 20 })
})
const open = (query: Record<string, string> = { api_key: 'aurora_tables' }) =>
  renderPageAt(<GameListPage />, { query: new URLSearchParams(query) })
const last = () => testServer.sentTo('/api/game/list').at(-1)
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it.each([
  [{ api_key: 'aurora_tables' }, '極光桌遊'],
  [{ category: 'tables' }, '桌遊'],
  [{}, launchText['zh-TW'].listTitle],
])('lists what %j asks for under its name', async (query, name) => {
  open(query)
  expect(await screen.findByRole('heading', { name })).toBeTruthy()
  await waitFor(() => expect(last()).toEqual({ page: 1, page_size: 20, ...query }))
})

it('lists a platform in the chosen order, and again in the lobby’s', async () => {
  open()
  await waitFor(() => expect(last()).toMatchObject({ api_key: 'aurora_tables' }))
  expect(last()).not.toHaveProperty('sort')
  for (const order of ['hot', 'new', 'return'] as const) {
    choose(text[order])
    await waitFor(() => expect(last()).toMatchObject({ api_key: 'aurora_tables', sort: order }))
  }
  choose(text.return)
  await waitFor(() => expect(last()).not.toHaveProperty('sort'))
})

it('puts the player’s own games first: starred, then played last', async () => {
  open()
  expect(screen.queryByText(text.mineEmpty)).toBeNull()
  choose(text.mine)
  expect(await screen.findByText(text.mineEmpty)).toBeTruthy()
  useFavourites.setState({ gids: ['b'] })
  usePlayHistory.setState({
    history: {
      x: [
        { gid: 'a', at: 1 },
        { gid: 'b', at: 3 },
      ],
      y: [{ gid: 'c', at: 2 }],
    },
  })
  await waitFor(() => expect(last()).toMatchObject({ first: ['b', 'c', 'a'] }))
  expect(screen.queryByText(text.mineEmpty)).toBeNull()
})

it('takes as many own games as the call', () => {
  const many = Array.from({ length: 120 }, (_, at) => `g${at}`)
  expect(ownOrder(many, [])).toHaveLength(100)
})
