import type { Calls, ResponseOf } from '@gamehall/contract'

/** What the home page shows first, as the calls of the same names answer it. */
export type HomeData = {
  readonly getSiteConfig: ResponseOf<Calls['getSiteConfig']>
  readonly listBanners: ResponseOf<Calls['listBanners']>
  readonly listNewNotices: ResponseOf<Calls['listNewNotices']>
  readonly getGameHallList: ResponseOf<Calls['getGameHallList']>
}

/** Inlined in the page: the data and when it was read. */
export type HomeState = { readonly data: HomeData; readonly readAt: number }
