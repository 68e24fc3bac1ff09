import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { queryKeyOf, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useIsLoggedIn } from '../../shared/stores/session-store.ts'

/** Loads the banners for the caller; for players, the public ones serve as placeholder. */
export function useBanners() {
  const queryClient = useQueryClient()
  const isLoggedIn = useIsLoggedIn()
  return useCallQuery('listBanners', isLoggedIn ? { for: 'me' } : {}, {
    placeholderData: () =>
      queryClient.getQueryData<CallResponse<'listBanners'>>(queryKeyOf('listBanners', {})),
  })
}
