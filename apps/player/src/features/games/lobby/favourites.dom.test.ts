import type { OwnGames } from '@gamehall/contract/games'
import { clearToasts, currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { localStore, sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePlayHistory } from '../../../shared/stores/play-history.ts'
import { endSession, startSession } from '../../../shared/stores/session-store.ts'
import { followLogins, loadFavourites, parseFavourites, setFavourite, useFavourites } from './favourites.ts'

type Request = { readonly path: string; readonly token: string | null; readonly changes: unknown }
/** What the server was asked, and the responses to it: an answer, a refusal, or a lost connection. */
let asked: (Request & { answer(own: Partial<OwnGames>): void; refuse(code: number): void; lose(): void })[] =
  []

beforeAll(followLogins)
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (path: string, init: { body: string; headers: Record<string, string> }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const respond = (envelope: object) => resolve(new Response(JSON.stringify(envelope)))
    const { favorites = [] }: { favorites?: { gid: string; is_favorite: number }[] } = JSON.parse(init.body)
    asked.push({
      path,
      token: new Headers(init.headers).get('authorization'),
      changes: favorites.map(({ gid, is_favorite }) => (is_favorite === 1 ? `+${gid}` : `-${gid}`)).join(' '),
      answer: (own) => respond({ code: 0, msg: '', data: { favorites: [], plays: [], ...own } }),
      refuse: (code) => respond({ code, msg: `refused with ${code}`, data: null }),
      lose: () => reject(new TypeError('network')),
    })
    return promise
  })
})
afterEach(() => {
  endSession()
  localStore.remove('favourite_games')
  loadFavourites()
  clearToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const logIn = (token = 'mei') => startSession({ token, socketUrl: '' })
const gids = () => useFavourites.getState().gids
/** The request of that number; the code that sends it is loaded first. */
const request = (at: number) => vi.waitUntil(() => asked[at])
const isConfirmed = () => vi.waitUntil(() => Object.keys(useFavourites.getState().changes).length === 0)

describe('a visitor’s favourites', () => {
  it('are stored in the browser, latest first, and sent to nobody', () => {
    setFavourite('a', true)
    setFavourite('b', true)
    setFavourite('a', false)
    setFavourite('c', true)
    useFavourites.setState({ gids: [] })
    loadFavourites()
    expect(gids()).toEqual(['c', 'b'])
    expect(asked).toEqual([])
  })

  it.each([null, '', '{', '{"a":1}', '[1,null,""]'])('ignores invalid stored data: %s', (text) => {
    expect(parseFavourites(text)).toEqual([])
  })

  it('join those of the account at a login, and leave the browser when the server has them', async () => {
    setFavourite('a', true)
    setFavourite('b', true)
    logIn()
    expect(gids(), 'until the answer').toEqual(['b', 'a'])
    expect(useFavourites.getState().isKnown).toBe(false)
    const merge = await request(0)
    expect(merge).toMatchObject({ path: '/api/game/favorite', token: 'Bearer mei', changes: '+a +b' })
    merge.answer({ favorites: ['b', 'a', 'old'] })
    await isConfirmed()
    expect(gids()).toEqual(['b', 'a', 'old'])
    endSession()
    expect(gids(), 'after the logout').toEqual([])
    logIn('lin')
    expect(await request(1)).toMatchObject({ path: '/api/game/own', token: 'Bearer lin' })
  })

  it('stay in the browser when the server takes none, without a message about what nobody tapped', async () => {
    setFavourite('a', true)
    logIn()
    ;(await request(0)).refuse(429)
    await isConfirmed()
    expect(currentToasts()).toEqual([])
    endSession()
    expect(gids()).toEqual(['a'])
  })
})

describe('a player’s favourites', () => {
  beforeEach(async () => {
    logIn()
    ;(await request(0)).answer({ favorites: ['x', 'y'] })
    await vi.waitUntil(() => useFavourites.getState().isKnown)
    asked = []
  })

  it('are shown at once and sent; other clients’ changes come with the answer', async () => {
    setFavourite('a', true)
    expect(gids()).toEqual(['a', 'x', 'y'])
    const { changes, answer } = await request(0)
    expect(changes).toBe('+a')
    answer({ favorites: ['a', 'elsewhere', 'x'] })
    await isConfirmed()
    expect(gids()).toEqual(['a', 'elsewhere', 'x'])
  })

  it('a refusal is undone with its message, in the place where it was', async () => {
    setFavourite('x', false)
    expect(gids()).toEqual(['y'])
    ;(await request(0)).refuse(429)
    await isConfirmed()
    expect(gids()).toEqual(['x', 'y'])
    expect(currentToasts()).toMatchObject([{ kind: 'error', text: 'refused with 429' }])
  })

  it('a second tap while the first is on its way counts, whatever became of the first', async () => {
    setFavourite('a', true)
    const first = await request(0)
    setFavourite('a', false)
    setFavourite('b', true)
    expect(asked).toHaveLength(1)
    first.answer({ favorites: ['a', 'x', 'y'] })
    const second = await request(1)
    expect(second.changes).toBe('-a +b')
    expect(gids()).toEqual(['b', 'x', 'y'])
    second.answer({ favorites: ['b', 'x', 'y'] })
    await isConfirmed()
    expect(gids()).toEqual(['b', 'x', 'y'])
  })

  it('outlast a lost connection and a reload, and are sent again', async () => {
    setFavourite('a', true)
    ;(await request(0)).lose()
    await vi.waitUntil(() => sessionStore.read('favourite_changes') === '{"a":true}')
    useFavourites.setState({ gids: [], confirmed: [], changes: {} })
    loadFavourites()
    expect(gids()).toEqual(['a', 'x', 'y'])
    await vi.waitUntil(() => {
      dispatchEvent(new Event('online'))
      return asked[1]
    })
    expect(asked[1]?.changes).toBe('+a')
    expect(currentToasts()).toEqual([])
    asked[1]?.answer({ favorites: ['a', 'x', 'y'] })
    await isConfirmed()
  })

  it('an answer that comes after a logout changes nothing', async () => {
    setFavourite('a', true)
    const { answer } = await request(0)
    endSession()
    logIn('lin')
    ;(await request(1)).answer({ favorites: ['l'] })
    await vi.waitUntil(() => useFavourites.getState().isKnown)
    answer({ favorites: ['a'] })
    setFavourite('m', true)
    expect(await request(2)).toMatchObject({ token: 'Bearer lin', changes: '+m' })
    expect(gids()).toEqual(['m', 'l'])
    expect(sessionStore.read('favourite_games')).toBe('["l"]')
  })
})

it('the account’s plays are shown with the browser’s, and leave with the session', async () => {
  logIn()
  const at = '2026-01-02T03:04:05.000Z'
  ;(await request(0)).answer({ plays: [{ gid: 'mines', api_key: 'aurora_instant', at }] })
  await vi.waitUntil(() => useFavourites.getState().isKnown)
  const played = [{ gid: 'mines', at: Date.parse(at) }]
  expect(usePlayHistory.getState().history).toEqual({ aurora_instant: played })
  expect(localStore.read('play_history')).toBeNull()
  endSession()
  expect(usePlayHistory.getState().history).toEqual({})
})
