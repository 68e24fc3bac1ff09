import { useQueryClient } from '@tanstack/react-query'
import type { CallResponse } from '../../../shared/api/send-call.ts'
import { queryKeyOf, useCallQuery } from '../../../shared/api/use-call.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'

/** Loads the banners for the caller; for players, the public ones serve as placeholder. */
export function useBanners() {
  const queryClient = useQueryClient()
  const isLoggedIn = useIsLoggedIn()
  return useCallQuery('listBanners', isLoggedIn ? { for: 'me' } : {}, {
    placeholderData: () =>
      queryClient.getQueryData<CallResponse<'listBanners'>>(queryKeyOf('listBanners', {})),
  })
}
