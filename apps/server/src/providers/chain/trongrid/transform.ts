import { minor } from '@gamehall/money'
import { addressFromHex, addressToHex, USDT_CONTRACT } from '../../../platform/tron/tron-address.ts'
import type { ChainTransfer } from '../chain-reader.ts'
import type { ReceivedPage, TransactionInfo } from './types.ts'

/** keccak-256 of `Transfer(address,address,uint256)`. */
const TRANSFER_TOPIC = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const USDT_IN_LOGS = addressToHex(USDT_CONTRACT).slice(2)

/** The transactions of a page in which the address was the receiver, each once. */
export const listTransactionIds = (page: ReceivedPage, address: string): string[] => [
  ...new Set(
    page.data
      .filter(({ to, type }) => to === address && type === 'Transfer')
      .map(({ transaction_id }) => transaction_id),
  ),
]

/** Every USDT transfer of a transaction; none when it failed on the chain. */
export function listTransfers(info: TransactionInfo): ChainTransfer[] {
  if (info.result === 'FAILED' || (info.receipt?.result ?? 'SUCCESS') !== 'SUCCESS') return []
  return (info.log ?? []).flatMap((log, logIndex) => {
    const [topic, from, to] = log.topics ?? []
    if (log.address.toLowerCase() !== USDT_IN_LOGS || topic !== TRANSFER_TOPIC) return []
    const sender = addressFromHex((from ?? '').slice(-40))
    const receiver = addressFromHex((to ?? '').slice(-40))
    if (sender === null || receiver === null || !/^[0-9a-f]{1,64}$/i.test(log.data ?? '')) return []
    return [
      {
        txid: info.id,
        logIndex,
        from: sender,
        to: receiver,
        amountMinor: minor(BigInt(`0x${log.data}`)),
        block: info.blockNumber,
        at: new Date(info.blockTimeStamp),
      },
    ]
  })
}
