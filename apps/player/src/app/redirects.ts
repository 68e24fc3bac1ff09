import type { PageAddress } from '../shared/navigation/page-context.ts'
import { type Href, href, type PageName, parseTarget } from '../shared/navigation/paths.ts'

/** §2: the pages of the wallet group, found with and without the group's prefix. */
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

/** An address without the id it needs, in lower case: the page where the ids are. */
const pathsWithoutId: Readonly<Record<string, Href>> = {
  '/wallet': href('walletHome'),
  '/wallet/wallethome/dec': href('walletHome'),
  '/wallethome/dec': href('walletHome'),
  '/activitydetail': href('activity'),
  '/activityapply': href('activity'),
}

/** Pages that are about one thing: the query that names it, and where to choose one when it is missing. */
const pagesWithoutQuery: Partial<Record<PageAddress['name'], readonly [key: string, to: Href]>> = {
  problemDetail: ['id', href('commonProblem')],
  aboutDetail: ['id', href('about')],
  depositOrder: ['order_no', href('depositRecord')],
  withdrawOrder: ['order_no', href('withdrawRecord')],
  outcome: ['order_no', href('transactionRecord')],
  startGame: ['gid', href('home')],
}

/** The address that fits one which says too little, or says it in another of §2's readings; else the same. */
export function fittingTarget(target: Href, addressOf: (target: string) => PageAddress): Href {
  const address = addressOf(target)
  const bare = pathsWithoutId[address.path.replace(/\/+$/, '').toLowerCase()]
  if (bare) return bare
  const needed = pagesWithoutQuery[address.name]
  if (needed && !address.query.get(needed[0])) return needed[1]
  return address.name === 'notFound' ? (walletTarget(target, addressOf) ?? target) : target
}

/** The same page of the wallet group by its other address. */
function walletTarget(target: Href, addressOf: (target: string) => PageAddress): Href | undefined {
  const isPrefixed = target.toLowerCase().startsWith(`${PREFIX}/`)
  const other = parseTarget(isPrefixed ? target.slice(PREFIX.length) : `${PREFIX}${target}`)
  if (!other || !WALLET_GROUP.has(addressOf(other).name)) return undefined
  return fittingTarget(other, addressOf)
}
