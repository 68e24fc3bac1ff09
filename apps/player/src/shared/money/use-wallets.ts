import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'

/** All wallets of the player; refetched when a push reports a change. */
export function useWallets() {
  const wallets = useCallQuery('listWallets', {})
  usePush(['gold_change', 'user_change'], () => wallets.refetch())
  return wallets
}
