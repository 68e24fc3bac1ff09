import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Transfer limits and balances before entering a game; never cached, because balances change. */
export function usePreEnter(gameId: string, options: { readonly enabled?: boolean } = {}) {
  return useCallQuery('preEnterGame', { gameId, loginDevice: 'wap' }, { ...options, gcTime: 0, retry: false })
}
