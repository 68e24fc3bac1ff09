import type { PageAddress } from '../../shared/navigation/page-context.ts'
import { type Href, href, type PageName, parseHref } from '../../shared/navigation/paths.ts'

/** §2: the pages of the wallet group, reachable with and without the prefix `/wallet`. */
const WALLET_GROUP: ReadonlySet<PageAddress['name']> = new Set<PageName>([
  'walletHome',
  'transferCurrency',
  'walletRecord',
  'walletReceive',
  'walletSend',
  'walletExchange',
  'walletTransfer',
  'outcome',
])
const PREFIX = '/wallet'

/** Redirects of paths without the required id, in lower case, to the page that lists the items. */
const pathsWithoutId: Readonly<Record<string, Href>> = {
  '/wallet': href('walletHome'),
  '/wallet/wallethome/dec': href('walletHome'),
  '/wallethome/dec': href('walletHome'),
  '/activitydetail': href('activity'),
  '/activityapply': href('activity'),
}

/** Pages of a single item: the required query key, and the page to redirect to when it is missing. */
const pagesWithoutQuery: Partial<Record<PageAddress['name'], readonly [key: string, to: Href]>> = {
  problemDetail: ['id', href('commonProblem')],
  aboutDetail: ['id', href('about')],
  depositOrder: ['order_no', href('depositRecord')],
  withdrawOrder: ['order_no', href('withdrawRecord')],
  outcome: ['order_no', href('transactionRecord')],
  startGame: ['gid', href('home')],
}

/** The canonical path for an incomplete path or for an alternative spelling of §2; otherwise the same path. */
export function canonicalTarget(target: Href, addressOf: (target: string) => PageAddress): Href {
  const address = addressOf(target)
  const bare = pathsWithoutId[address.path.replace(/\/+$/, '').toLowerCase()]
  if (bare) return bare
  const needed = pagesWithoutQuery[address.name]
  if (needed && !address.query.get(needed[0])) return needed[1]
  return address.name === 'notFound' ? (walletTarget(target, addressOf) ?? target) : target
}

/** The page of the wallet group under its other path, with or without the prefix. */
function walletTarget(target: Href, addressOf: (target: string) => PageAddress): Href | undefined {
  const isPrefixed = target.toLowerCase().startsWith(`${PREFIX}/`)
  const other = parseHref(isPrefixed ? target.slice(PREFIX.length) : `${PREFIX}${target}`)
  if (!other || !WALLET_GROUP.has(addressOf(other).name)) return undefined
  return canonicalTarget(other, addressOf)
}
