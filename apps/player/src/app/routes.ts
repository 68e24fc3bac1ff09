import type { ComponentType } from 'react'
import { loadDepositOrderPage, loadDepositPage, loadDepositRecordPage } from '../features/cashier/index.ts'
import { loadGameListPage, loadStartGamePage } from '../features/games/index.ts'
import { loadActivityDetailPage, loadActivityPage } from '../features/rewards/index.ts'
import { loadServicePage } from '../features/support/index.ts'
import type { PageName } from '../shared/navigation/paths.ts'

export type PageLoader = () => Promise<ComponentType>

/**
 * Which page stands at which address: one line a page, its loader from the feature's door.
 * A name of `paths.ts` without a line is a page that does not exist yet: its address shows the 404 page.
 */
export const pageLoaders: Partial<Record<Exclude<PageName, 'home'>, PageLoader>> = {
  activity: loadActivityPage,
  activityDetail: loadActivityDetailPage,
  service: loadServicePage,
  deposit: loadDepositPage,
  depositOrder: loadDepositOrderPage,
  depositRecord: loadDepositRecordPage,
  gameListItem: loadGameListPage,
  startGame: loadStartGamePage,
}
