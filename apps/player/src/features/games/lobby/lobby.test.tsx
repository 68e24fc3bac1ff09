import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { usePlayHistory } from '../../../shared/stores/play-history.ts'
import { useSession } from '../../../shared/stores/session-store.ts'
import { testGame } from '../../../shared/testing/test-game.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { setFavourite, useFavourites } from './favourites.ts'
import { gamesText } from './games-text.ts'
import { Lobby } from './lobby.tsx'

const testServer = setUpTestServer()
const gameOf = (gid: string, api_key: string) => testGame({ gid, name: gid, api_key, platform_name: api_key })
const list = ['a', 'b', 'c'].flatMap((gid) => [gameOf(gid, 'aurora'), gameOf(`${gid}2`, 'boreal')])
const platforms = ['aurora', 'boreal'].map((api_key) => ({ api_key, name: `平台 ${api_key}`, status: 1 }))

beforeEach(() => {
  useFavourites.setState({ gids: ['c'], isKnown: true })
  useSession.setState({ session: undefined })
  usePlayHistory.setState({ history: { boreal: [{ gid: 'b2', at: 1 }] } })
  const categories = [{ key: 'slots', name: '電子' }]
  testServer.answers['/api/game/getGameHallList'] = okEnvelope({ categories, platforms, list })
  testServer.answers['/api/game/list'] = okEnvelope({ list, total: list.length, page: 1, page_size: 100 })
  renderPageAt(<Lobby />, {})
})

const seeAll = async (name: string) => await screen.findByRole('link', { name })
const choose = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('leads to the list of all games, of the chosen category and of the chosen platform', async () => {
  expect((await seeAll('全部遊戲')).getAttribute('href')).toBe('#/gameListItem')
  await choose('平台 boreal')
  expect((await seeAll('全部平台 boreal')).getAttribute('href')).toBe('#/gameListItem?api_key=boreal')
  await choose('電子')
  expect((await seeAll('全部電子')).getAttribute('href')).toBe('#/gameListItem?category=slots')
  await choose('平台 aurora')
  expect((await seeAll('全部平台 aurora')).getAttribute('href')).toBe('#/gameListItem?api_key=aurora')
})

it.each(['最近', '收藏'])('%s, a list of the player’s own, has no list page', async (view) => {
  await seeAll('全部遊戲')
  await choose(view)
  expect(screen.queryByRole('link', { name: /^全部/ })).toBeNull()
})

const tiles = () => [...document.querySelectorAll('[data-gid]')].map((tile) => tile.getAttribute('data-gid'))
const logIn = () => act(() => useSession.setState({ session: { token: 't', socketUrl: '' } }))

it('puts a logged-in player’s own games first in every view of the hall’s, and changes nothing for a visitor', async () => {
  await seeAll('全部遊戲')
  expect(tiles()).toEqual(['a', 'a2', 'b', 'b2', 'c', 'c2'])
  logIn()
  expect(tiles()).toEqual(['c', 'b2', 'a', 'a2', 'b', 'c2'])
  await choose('平台 boreal')
  expect(tiles()).toEqual(['b2', 'a2', 'c2'])
  await choose('電子')
  expect(tiles()).toEqual(['c', 'b2', 'a', 'a2', 'b', 'c2'])
})

it('takes the order of the account when the server has answered, in one movement', async () => {
  await seeAll('全部遊戲')
  useFavourites.setState({ gids: [], isKnown: false })
  logIn()
  expect(tiles()).toEqual(['a', 'a2', 'b', 'b2', 'c', 'c2'])
  act(() => useFavourites.setState({ gids: ['c2'], isKnown: true }))
  expect(tiles()).toEqual(['c2', 'b2', 'a', 'a2', 'b', 'c'])
})

it('shows no empty favourites before they are known', async () => {
  await seeAll('全部遊戲')
  useFavourites.setState({ gids: [], isKnown: false })
  logIn()
  await choose('收藏')
  expect(screen.queryByText(gamesText['zh-TW'].noFavourites)).toBeNull()
  act(() => useFavourites.setState({ isKnown: true }))
  expect(await screen.findByText(gamesText['zh-TW'].noFavourites)).toBeTruthy()
})

it('moves no tile away under the finger that stars it', async () => {
  await seeAll('全部遊戲')
  logIn()
  testServer.answers['/api/game/favorite'] = okEnvelope({ favorites: ['c2', 'c'], plays: [] })
  act(() => setFavourite('c2', true))
  expect(tiles()).toEqual(['c', 'b2', 'a', 'a2', 'b', 'c2'])
  await waitFor(() => expect(useFavourites.getState().gids).toEqual(['c2', 'c']))
  expect(tiles()).toEqual(['c', 'b2', 'a', 'a2', 'b', 'c2'])
})

it('moves no tile when the account’s games come after one was starred', async () => {
  await seeAll('全部遊戲')
  useFavourites.setState({ gids: [], isKnown: false, isTapped: false })
  logIn()
  testServer.answers['/api/game/favorite'] = okEnvelope({ favorites: ['c2', 'c'], plays: [] })
  act(() => setFavourite('c2', true))
  await waitFor(() => expect(useFavourites.getState()).toMatchObject({ gids: ['c2', 'c'], isKnown: true }))
  expect(tiles()).toEqual(['a', 'a2', 'b', 'b2', 'c', 'c2'])
})
