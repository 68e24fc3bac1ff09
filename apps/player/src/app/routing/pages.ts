import { accountRoutes } from '../../features/account/routes.ts'
import { cashierRoutes } from '../../features/cashier/routes.ts'
import { gamesRoutes } from '../../features/games/routes.ts'
import { identityRoutes } from '../../features/identity/routes.ts'
import { inboxRoutes } from '../../features/inbox/routes.ts'
import { musicRoutes } from '../../features/music/routes.ts'
import { rewardsRoutes } from '../../features/rewards/routes.ts'
import { supportRoutes } from '../../features/support/routes.ts'
import { walletRoutes } from '../../features/wallet/routes.ts'
import { installPages } from '../../shared/navigation/paths.ts'
import { homeRoutes } from '../home/routes.ts'
import { outcomeRoutes } from '../outcome/routes.ts'
import { playRoutes } from '../play/routes.ts'
import { walletPageRoutes } from '../wallet/routes.ts'

/** The route lists of the features, and of the pages that several features make together. */
export const routeLists = [
  homeRoutes,
  walletPageRoutes,
  outcomeRoutes,
  playRoutes,
  accountRoutes,
  cashierRoutes,
  gamesRoutes,
  identityRoutes,
  inboxRoutes,
  musicRoutes,
  rewardsRoutes,
  supportRoutes,
  walletRoutes,
] as const

type Merged<Lists> = Lists extends readonly [infer First, ...infer Rest] ? First & Merged<Rest> : unknown

type Pages = Merged<typeof routeLists>

declare module '../../shared/navigation/paths.ts' {
  interface PageRegister {
    readonly pages: Pages
  }
}

// When this module is loaded, every page can be addressed. The entries import it first.
installPages(Object.assign({}, ...routeLists))
