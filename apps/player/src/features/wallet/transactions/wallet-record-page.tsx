import { usePageParams } from '../../../shared/navigation/page-context.ts'
import { TransactionPage } from './transaction-page.tsx'
import { TransactionRecordPage } from './transaction-record-page.tsx'

/** `/wallet/walletHome/dec/{id}` (§2): the record of a wallet if `id` is a currency, else one transaction. */
export function WalletRecordPage() {
  const { id } = usePageParams('walletRecord')
  return id === 'TWD' || id === 'USDT' ? <TransactionRecordPage currency={id} /> : <TransactionPage id={id} />
}
