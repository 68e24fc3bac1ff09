import { describe, expect, it } from 'vitest'
import { listTransactionIds, listTransfers } from './transform.ts'
import { receivedPage, transactionInfo } from './types.ts'

const OURS = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'
const OTHERS = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
const txid = 'ab'.repeat(32)
const word = (hex: string) => hex.padStart(64, '0')
/** The 20 bytes of OURS. */
const OUR_ACCOUNT = 'c84e4da2b2bb2e5e5a5b9d8a0c1d1c4f7f1a9b3e'

const log = {
  address: 'a614f803b6fd780986a42c78ec9c7f77e6ded13c',
  topics: [
    'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    word('11'.repeat(20)),
    word(OUR_ACCOUNT),
  ],
  data: word('bebc20'),
}
const info = {
  id: txid,
  fee: 345000,
  blockNumber: 66012345,
  blockTimeStamp: 1_795_233_600_000,
  contractResult: ['00'],
  contract_address: '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
  receipt: { energy_usage_total: 29650, result: 'SUCCESS' },
  log: [log],
}
const read = (changes: object) => listTransfers(transactionInfo.parse({ ...info, ...changes }))

describe('a transaction', () => {
  it('identifies each USDT transfer by the index of its log', () => {
    const foreign = { ...log, address: '22'.repeat(20) }
    expect(read({ log: [foreign, log] })).toMatchObject([
      { txid, logIndex: 1, amountMinor: 12_500_000n, block: 66012345, at: new Date(1_795_233_600_000) },
    ])
  })

  it.each([
    ['that failed', { result: 'FAILED' }],
    ['that ran out of energy', { receipt: { result: 'OUT_OF_ENERGY' } }],
    ['without logs', { log: undefined }],
    ['of another token', { log: [{ ...log, address: '22'.repeat(20) }] }],
    ['of another event', { log: [{ ...log, topics: [word('01'), ...log.topics.slice(1)] }] }],
    ['with nonsense for an amount', { log: [{ ...log, data: 'xyz' }] }],
  ])('%s moves nothing', (_what, changes) => {
    expect(read(changes)).toEqual([])
  })
})

it('a page lists what the address received, each transaction once', () => {
  const entry = (changes: object) => ({
    transaction_id: txid,
    token_info: { symbol: 'USDT', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', decimals: 6 },
    block_timestamp: 1,
    from: OTHERS,
    to: OURS,
    type: 'Transfer',
    value: '12500000',
    ...changes,
  })
  const page = receivedPage.parse({
    success: true,
    data: [
      entry({}),
      entry({}),
      entry({ to: OTHERS, transaction_id: 'cd'.repeat(32) }),
      entry({ type: 'Approval', transaction_id: 'ef'.repeat(32) }),
    ],
    meta: { at: 1, page_size: 4 },
  })
  expect(listTransactionIds(page, OURS)).toEqual([txid])
})
