import { useCallQuery } from '../../../shared/api/use-call.ts'

/** What stands before entering: asked anew each time, for balances move. */
export function usePreEnter(gameId: string, options: { readonly enabled?: boolean } = {}) {
  return useCallQuery('preEnterGame', { gameId, loginDevice: 'wap' }, { ...options, gcTime: 0, retry: false })
}
