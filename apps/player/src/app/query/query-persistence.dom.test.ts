import { applyLanguage } from '@gamehall/web-client/i18n/language.ts'
import { openStorage } from '@gamehall/web-client/storage/safe-storage.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { useSession } from '../../shared/stores/session-store.ts'
import { clearPersistedQueries, persistQueries } from './query-persistence.ts'

const refuse = (): Storage => {
  throw new Error('no storage')
}
const newStores = () => ({ device: openStorage(refuse), tab: openStorage(refuse) })
type Stores = ReturnType<typeof newStores>

/** One visit: a page load with its own cache. */
function visit(stores: Stores, now?: () => number): QueryClient {
  const client = new QueryClient()
  persistQueries(client, stores, now)
  return client
}
const load = (client: QueryClient, queryKey: readonly unknown[], data: unknown) =>
  client.fetchQuery({ queryKey, queryFn: async () => data })

const logIn = () => useSession.setState({ session: { token: 'token', socketUrl: '' } })
const logOut = () => useSession.setState({ session: undefined })

afterEach(() => {
  applyLanguage('zh-TW')
  logOut()
})

describe('query persistence (§3 cache)', () => {
  it('restores responses on the next visit and marks them stale', async () => {
    const stores = newStores()
    await load(visit(stores), ['getVipInfo', {}], { levels: [1] })
    const next = visit(stores)
    expect(next.getQueryData(['getVipInfo', {}])).toEqual({ levels: [1] })
    expect(await load(next, ['getVipInfo', {}], { levels: [2] }), 'refreshed behind').toEqual({ levels: [2] })
    expect(visit(stores).getQueryData(['getVipInfo', {}])).toEqual({ levels: [2] })
  })

  it('restores only listed calls and never overwrites data of the page', async () => {
    const stores = newStores()
    const first = visit(stores)
    await load(first, ['listBets', {}], { list: [1] })
    await load(first, ['listBanners', {}], { list: ['old'] })
    await load(first, ['listBanners', { for: 'me' }], { list: ['vip'] })
    const next = new QueryClient()
    next.setQueryData(['listBanners', {}], { list: ['inlined'] })
    persistQueries(next, stores)
    expect(next.getQueryData(['listBets', {}])).toBeUndefined()
    expect(next.getQueryData(['listBanners', { for: 'me' }])).toBeUndefined()
    expect(next.getQueryData(['listBanners', {}])).toEqual({ list: ['inlined'] })
  })

  it('persists only the first page of a list', async () => {
    const stores = newStores()
    const key = ['listActivities', { type_id: null }]
    await load(visit(stores), key, { pages: [['a'], ['b']], pageParams: [null, '2'] })
    expect(visit(stores).getQueryData(key)).toEqual({ pages: [['a']], pageParams: [null] })
  })

  it('ignores responses of another language or older than a week', async () => {
    const stores = newStores()
    await load(visit(stores), ['getCustomerService', {}], { hours: '每日' })
    expect(
      visit(stores, () => Date.now() + 8 * 86_400_000).getQueryData(['getCustomerService', {}]),
    ).toBeUndefined()
    applyLanguage('en')
    expect(visit(stores).getQueryData(['getCustomerService', {}])).toBeUndefined()
  })

  it('keeps one player’s responses only for the tab and the session', async () => {
    const stores = newStores()
    logIn()
    const first = visit(stores)
    await load(first, ['getDepositInfo', {}], { channels: [1] })
    await load(first, ['listActivities', {}], { pages: [[{ my_state: 'received' }]], pageParams: [null] })
    await load(first, ['listNewNotices', {}], { list: ['n'] })
    await load(first, ['listBanners', {}], { list: ['b'] })
    expect(stores.device.read('answers')).not.toMatch(/channels|my_state/)
    const again = visit(stores)
    expect(again.getQueryData(['getDepositInfo', {}])).toEqual({ channels: [1] })
    expect(again.getQueryData(['listActivities', {}])).toBeDefined()
    logOut()
    const visitor = visit(stores)
    expect(visitor.getQueryData(['getDepositInfo', {}])).toBeUndefined()
    expect(visitor.getQueryData(['listActivities', {}])).toBeUndefined()
    expect(visitor.getQueryData(['listBanners', {}])).toEqual({ list: ['b'] })
    logIn()
    clearPersistedQueries(stores)
    const next = visit(stores)
    expect(next.getQueryData(['getDepositInfo', {}])).toBeUndefined()
    expect(next.getQueryData(['listActivities', {}])).toBeUndefined()
    expect(next.getQueryData(['listNewNotices', {}])).toEqual({ list: ['n'] })
  })

  it.each(['{', '[]', '{"kept":1}', 'null'])('storage that holds %s holds nothing', (text) => {
    const stores = newStores()
    stores.device.write('answers', text)
    expect(() => visit(stores)).not.toThrow()
  })
})
