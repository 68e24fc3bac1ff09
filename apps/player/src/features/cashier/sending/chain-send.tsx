import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useWithdrawalInfo } from '../withdrawals/api.ts'
import { WithdrawContent, WithdrawSkeleton } from '../withdrawals/components/withdraw-content.tsx'

/** Sends to a saved address: a USDT withdrawal with its usual rules. */
export function ChainSend({ from }: { readonly from: 'TWD' | 'USDT' }) {
  const info = useWithdrawalInfo()
  usePush(['gold_change', 'user_change', 'normal'], () => info.refetch())
  if (info.data) return <WithdrawContent info={info.data} onChanged={() => info.refetch()} chainFrom={from} />
  if (info.isError) return <ErrorState detail={info.error.message} onRetry={() => info.refetch()} />
  return <WithdrawSkeleton />
}
