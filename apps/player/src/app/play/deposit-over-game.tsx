import { loadDepositFlow } from '../../features/cashier/index.ts'
import { lazyWithRetry } from '../../shared/loading/lazy-with-retry.ts'
import { useMayCall } from '../../shared/player/use-may-call.ts'
import { TestAccountNotice } from '../formal-account-only/test-account-notice.tsx'

const DepositFlow = lazyWithRetry(loadDepositFlow)

/** What a game shows over its frame when its player wants to deposit: the cashier's deposit; to a test account the reason why not. */
export function DepositOverGame({ onDone }: { readonly onDone: () => void }) {
  return useMayCall('createDeposit') ? (
    <DepositFlow onDone={onDone} />
  ) : (
    <TestAccountNotice call="createDeposit" />
  )
}
