import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'

const POLL_INTERVAL_MS = 5_000

/** The player’s own USDT address and its incoming payments; polled faster while a payment is confirming. */
export function useReceiveAddress() {
  const address = useCallQuery(
    'getReceiveAddress',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.incoming.some((payment) => payment.state === 'confirming')
          ? POLL_INTERVAL_MS
          : POLL_INTERVAL_MS * 3,
    },
  )
  usePush(['gold_change', 'user_change'], () => address.refetch())
  return address
}
