import { createHash } from 'node:crypto'
import { parseMoney } from '@gamehall/money'
import type { ChainReader, ChainTransfer } from '../providers/chain/index.ts'
import type { TestClock } from './test-clock.ts'

/** The extended public key of m/44'/195'/0' of the well-known test mnemonic "abandon … about". */
export const testAccountKey =
  'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd'

const BLOCK_MS = 3_000

/** A chain in memory: a block every three seconds of the test's clock, solid after nineteen. */
export interface FakeChain extends ChainReader {
  /** Sends USDT in the current block; returns the transaction id. */
  send(to: string, amount: string): string
  /** One transaction that pays several times, each payment a log of its own; answers the transaction. With `txid`, that one. */
  sendTogether(payments: readonly { readonly to: string; readonly amount: string }[], txid?: string): string
  /** Removes a transaction, as a fork would. */
  forget(txid: string): void
  /** How many of the next calls get no response. */
  silentFor: number
}

export function createFakeChain(clock: TestClock): FakeChain {
  const transfers: ChainTransfer[] = []
  const head = () => Math.floor(clock.now().getTime() / BLOCK_MS)
  const unknown = { kind: 'unknown', cause: 'timeout' } as const
  const chain: FakeChain = {
    silentFor: 0,
    send: (to, amount) => chain.sendTogether([{ to, amount }]),
    sendTogether(payments, known) {
      const draft = `${transfers.length}/${JSON.stringify(payments)}`
      const txid = known ?? createHash('sha256').update(draft).digest('hex')
      const at = clock.now()
      for (const [logIndex, { to, amount }] of payments.entries()) {
        const parsed = parseMoney(amount, 'USDT')
        if (!parsed.ok) throw new Error(`${amount} is no amount of USDT`)
        transfers.push({
          txid,
          logIndex,
          from: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
          to,
          amountMinor: parsed.minor,
          block: head(),
          at,
        })
      }
      return txid
    },
    forget(txid) {
      const left = transfers.filter((one) => one.txid !== txid)
      transfers.splice(0, transfers.length, ...left)
    },
    async listReceived(address, since) {
      if (isSilent()) return unknown
      const mine = transfers.filter(({ to, at }) => to === address && at >= since)
      return { kind: 'listed', txids: mine.map(({ txid }) => txid) }
    },
    async readTransaction(txid, view) {
      if (isSilent()) return unknown
      const found = transfers.filter((one) => one.txid === txid)
      const [first] = found
      if (first === undefined || (view === 'solid' && head() - first.block < 18)) return { kind: 'not_found' }
      return { kind: 'found', transfers: found }
    },
    async readHead() {
      return isSilent() ? unknown : { kind: 'head', block: head() }
    },
  }
  function isSilent(): boolean {
    if (chain.silentFor === 0) return false
    chain.silentFor -= 1
    return true
  }
  return chain
}
