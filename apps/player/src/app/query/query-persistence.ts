import type { CallName } from '@gamehall/contract'
import { callTable } from '@gamehall/web-client/calls/call-table.ts'
import { currentLanguage } from '@gamehall/web-client/i18n/language.ts'
import { localStore, type SafeStorage, sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { currentToken } from '../../shared/stores/session-store.ts'

/** §3 cache: the calls whose responses are persisted, so that the next visit renders at once and refetches in the background. */
const KEPT: readonly CallName[] = [
  'getSiteConfig',
  'listBanners',
  'getCustomerService',
  'listActivities',
  'listActivityTypes',
  'getDepositInfo',
  'getGameHallList',
  'getVipInfo',
  'listNewNotices',
]

/** Calls with optional login that answer the same to everybody unless the payload asks for one player's view. */
const FOR_EVERYBODY: readonly CallName[] = ['listBanners', 'listNewNotices']

const STORAGE_KEY = 'answers'
const KEPT_MS = 7 * 86_400_000
const MOST_KEPT = 12
const LONGEST_KEPT = 100_000
/** The URL of this chunk, which changes with each build: responses of another build may have another shape. */
const BUILD = import.meta.url

type Kept = { readonly key: Query['queryKey']; readonly data: unknown; readonly at: number }
type Stored = { readonly build: string; readonly language: string; readonly kept: readonly Kept[] }
type Stores = { readonly device: SafeStorage; readonly tab: SafeStorage }

const browserStores: Stores = { device: localStore, tab: sessionStore }

/**
 * Restores the persisted responses of the current build and language, and persists new ones. Responses of a logged-in player
 * go to the tab's storage and are restored only while a player is logged in; public ones go to the device's storage.
 */
export function persistQueries(
  queryClient: QueryClient,
  stores: Stores = browserStores,
  now = () => Date.now(),
): void {
  for (const store of currentToken() ? [stores.tab, stores.device] : [stores.device])
    for (const { key, data, at } of readKept(store))
      if (now() - at < KEPT_MS && queryClient.getQueryData(key) === undefined)
        queryClient.setQueryData(key, data, { updatedAt: at })
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const name = KEPT.find((known) => known === event.query.queryKey[0])
    if (name && !isForOne(event.query.queryKey))
      keep(isPersonal(name) ? stores.tab : stores.device, event.query)
  })
}

/** Deletes the persisted responses of the player who leaves. */
export function clearPersistedQueries({ tab }: Pick<Stores, 'tab'> = browserStores): void {
  tab.remove(STORAGE_KEY)
}

/** True for a payload such as `{for: 'me'}`, which asks for one player's view of a public call. */
const isForOne = (queryKey: Query['queryKey']): boolean => {
  const payload = queryKey.at(-1)
  return typeof payload === 'object' && payload !== null && 'for' in payload
}

/** True if the response belongs to one player. Calls with optional login return more to a player, such as application states. */
const isPersonal = (name: CallName): boolean => {
  const auth = callTable[name][3]
  return (
    auth === 'session' ||
    (auth === 'optional' && !FOR_EVERYBODY.includes(name) && currentToken() !== undefined)
  )
}

function keep(store: SafeStorage, { queryKey, state }: Query): void {
  const address = JSON.stringify(queryKey)
  const kept = { key: queryKey, data: firstPage(state.data), at: state.dataUpdatedAt }
  if (JSON.stringify(kept).length > LONGEST_KEPT) return
  const others = readKept(store).filter(({ key }) => JSON.stringify(key) !== address)
  write(store, [kept, ...others].slice(0, MOST_KEPT))
}

/** Reduces an infinite query to its first page. */
function firstPage(data: unknown): unknown {
  if (!isInfinite(data) || data.pages.length < 2) return data
  return { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
}

const isInfinite = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

function write(store: SafeStorage, kept: readonly Kept[]): void {
  const stored: Stored = { build: BUILD, language: currentLanguage(), kept }
  store.write(STORAGE_KEY, JSON.stringify(stored))
}

function readKept(store: SafeStorage): readonly Kept[] {
  try {
    const stored = JSON.parse(store.read(STORAGE_KEY) ?? 'null') as Stored | null
    return stored?.build === BUILD && stored.language === currentLanguage() ? stored.kept : []
  } catch {
    return []
  }
}
