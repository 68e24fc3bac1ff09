import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Banner } from '@gamehall/contract/site'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useSyncExternalStore } from 'react'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { offerHref } from '../activities/offer-href.ts'

const SHOWN = 3
const subscribeToNothing = () => () => {}

/** The offers that are featured for the player, as banners of home (a test account gets none); they come after the operators' own. */
export function useOfferBanners(): readonly Banner[] {
  // The server renders no offers, but a stored answer can be there before hydration.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const isTest = usePlayerInfo().data?.acc_of_type === ACCOUNT_TYPES.test
  const offers = useCallQuery('listActivities', { page_size: 50 }).data?.list ?? []
  return (isHydrated && !isTest ? offers : [])
    .filter(({ is_featured }) => is_featured)
    .slice(0, SHOWN)
    .map(({ id, title, summary, art, mode }, sort) => ({
      id: `offer-${id}`,
      title,
      text: summary,
      action: '',
      art,
      image: null,
      thumb: null,
      href: offerHref({ id, mode }),
      sort,
    }))
}
