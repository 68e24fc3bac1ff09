import { useCallQuery } from '../../../shared/api/use-call.ts'
import { usePush } from '../../../shared/socket/use-push.ts'

const WATCH_MS = 5_000

/** The player's own USDT address and what is on its way to it; confirmations are watched while there are any. */
export function useReceiveAddress() {
  const address = useCallQuery(
    'getReceiveAddress',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.incoming.some((payment) => payment.state === 'confirming') ? WATCH_MS : WATCH_MS * 3,
    },
  )
  usePush(['gold_change', 'user_change'], () => address.refetch())
  return address
}
