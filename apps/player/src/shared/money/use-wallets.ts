import { useCallQuery } from '../api/use-call.ts'
import { usePush } from '../socket/use-push.ts'

/** Every wallet of the player; asked for anew when one changes. */
export function useWallets() {
  const wallets = useCallQuery('listWallets', {})
  usePush(['gold_change', 'user_change'], () => wallets.refetch())
  return wallets
}
