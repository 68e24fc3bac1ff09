import type { Calls, ResponseOf } from '@gamehall/contract'

/** The data of the home page's first render: the responses of the calls of the same names. */
export type HomeData = {
  readonly getSiteConfig: ResponseOf<Calls['getSiteConfig']>
  readonly listBanners: ResponseOf<Calls['listBanners']>
  readonly listNewNotices: ResponseOf<Calls['listNewNotices']>
  readonly getGameHallList: ResponseOf<Calls['getGameHallList']>
}

/** The state inlined in the page: the data and when it was read (epoch ms). */
export type HomeState = { readonly data: HomeData; readonly readAt: number }
