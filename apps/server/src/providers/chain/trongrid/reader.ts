import { z } from 'zod'
import { USDT_CONTRACT } from '../../../platform/tron/tron-address.ts'
import type { ChainReader } from '../chain-reader.ts'
import { callNode, type NodeOptions } from './api.ts'
import { listTransactionIds, listTransfers } from './transform.ts'
import { nowBlock, receivedPage, transactionInfo } from './types.ts'

const PAGE_SIZE = 100
/** Transfers to one player per poll; the rest are read by the next poll. */
const MAX_PAGES = 20

const infoOrNothing = z.union([transactionInfo, z.strictObject({}).transform(() => null)])

/** A TronGrid node (docs/protocols/chain.md). */
export function createTronGridReader(options: NodeOptions): ChainReader {
  return {
    async listReceived(address, since) {
      const txids = new Set<string>()
      let fingerprint: string | undefined
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const query = new URLSearchParams({
          contract_address: USDT_CONTRACT,
          min_timestamp: String(since.getTime()),
          limit: String(PAGE_SIZE),
          ...(fingerprint !== undefined && { fingerprint }),
        })
        const answer = await callNode(
          options,
          `/v1/accounts/${address}/transactions/trc20?${query}`,
          null,
          receivedPage,
        )
        if (answer.kind === 'unknown') return answer
        for (const txid of listTransactionIds(answer.data, address)) txids.add(txid)
        fingerprint = answer.data.meta.fingerprint
        if (fingerprint === undefined) break
      }
      return { kind: 'listed', txids: [...txids] }
    },
    async readTransaction(txid, view) {
      const path = view === 'solid' ? '/walletsolidity' : '/wallet'
      const answer = await callNode(options, `${path}/gettransactioninfobyid`, { value: txid }, infoOrNothing)
      if (answer.kind === 'unknown') return answer
      if (answer.data === null) return { kind: 'not_found' }
      if (answer.data.id !== txid) return { kind: 'unknown', cause: 'nonsense' }
      return { kind: 'found', transfers: listTransfers(answer.data) }
    },
    async readHead() {
      const answer = await callNode(options, '/wallet/getnowblock', {}, nowBlock)
      if (answer.kind === 'unknown') return answer
      return { kind: 'head', block: answer.data.block_header.raw_data.number }
    },
  }
}
