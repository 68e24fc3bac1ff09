import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../shared/api/send-call.ts'
import { queryKeyOf, useCallQuery } from '../../../shared/api/use-call.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'

/** The banners for whoever looks: those for everybody until a player's own are there. */
export function useBanners() {
  const queryClient = useQueryClient()
  const isLoggedIn = useIsLoggedIn()
  return useCallQuery('listBanners', isLoggedIn ? { for: 'me' } : {}, {
    placeholderData: () => queryClient.getQueryData<Answer<'listBanners'>>(queryKeyOf('listBanners', {})),
  })
}
