import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { useWallets } from '../../../shared/money/use-wallets.ts'
import { WalletCard } from './wallet-card.tsx'

/** The currency wallets (all but the main wallet) with their values and actions. */
export function CurrencyWallets() {
  const wallets = useWallets()
  if (wallets.data)
    return wallets.data.list
      .filter(({ currency }) => currency !== 'TWD')
      .map((wallet) => <WalletCard key={wallet.currency} wallet={wallet} />)
  if (wallets.isError) return <ErrorState detail={wallets.error.message} onRetry={() => wallets.refetch()} />
  return <Skeleton shape="block" height="200px" />
}
