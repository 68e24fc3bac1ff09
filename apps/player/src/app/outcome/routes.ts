import type { LoadedPage, PageRoutes } from '../../shared/navigation/page-route.ts'
import { loadOutcomePage } from './load-outcome-page.tsx'

/** The outcome page shows orders of the wallet room and transfers of the games room. */
export const outcomeRoutes = {
  outcome: {
    path: '/wallet/outcome',
    aliases: ['/outcome'],
    index: 34,
    isGuarded: true,
    requiredQuery: 'order_no',
    fallback: '/transaction_record',
    load: (): LoadedPage => loadOutcomePage(),
  },
} as const satisfies PageRoutes
