import { z } from 'zod'
import type { Clock } from '../../../platform/time/clock.ts'
import {
  addressToHex,
  callNode,
  createTronGridReader,
  type NodeOptions,
  readRawTransfer,
  type Signer,
  transferParameter,
  USDT_CONTRACT,
} from '../../chain/index.ts'
import type { Payout, PayoutRail, Preparation } from '../payout-rail.ts'

/** The most that a transfer may burn, in sun: 40 TRX. */
const FEE_LIMIT_SUN = 40_000_000
/** Blocks with a transaction can be produced for a while after its expiry. */
const EXPIRY_MARGIN_MS = 5 * 60_000

const triggered = z.object({
  result: z.object({ result: z.literal(true) }),
  transaction: z.looseObject({
    txID: z.string().regex(/^[0-9a-f]{64}$/),
    raw_data_hex: z.string(),
  }),
})
const broadcasted = z.object({ result: z.boolean().optional(), code: z.string().optional() })

export interface TronSenderOptions extends NodeOptions {
  readonly signer: Signer
  readonly clock: Clock
}

/**
 * USDT payouts from the server's own wallet. A node creates the transaction, and its bytes are decoded and checked before
 * signing. The signed transaction is stored before it is broadcast, and only it is ever broadcast: repeating the broadcast is
 * safe. It has failed only when it is expired and absent from the solid chain.
 */
export function createTronSender(options: TronSenderOptions): PayoutRail {
  const reader = createTronGridReader(options)
  return {
    notFoundGraceMs: 15_000,
    ownAddress: options.signer.address,
    prepare: (payout) => prepare(options, payout),
    async send(_payout, prepared) {
      if (prepared === null) throw new Error('nothing was signed')
      const answer = await callNode(options, '/wallet/broadcasttransaction', prepared.signed, broadcasted)
      if (answer.kind === 'unknown') return answer
      if (answer.data.result === true) return { kind: 'accepted' }
      if (answer.data.code === 'DUP_TRANSACTION_ERROR') return { kind: 'duplicate' }
      // A signed transaction can be broadcast until it expires, so a refusal before then is not final.
      return { kind: 'unknown', cause: `broadcast: ${answer.data.code ?? 'no code'}` }
    },
    async query(payout, prepared) {
      if (prepared === null) return { kind: 'not_found' }
      const solid = await reader.readTransaction(prepared.txid, 'solid')
      if (solid.kind === 'unknown') return solid
      if (solid.kind === 'found') {
        return isPaid(payout, solid.transfers)
          ? { kind: 'succeeded' }
          : { kind: 'failed', reason: 'failed on the chain' }
      }
      const newest = await reader.readTransaction(prepared.txid, 'newest')
      if (newest.kind === 'unknown') return newest
      if (newest.kind === 'found')
        return isPaid(payout, newest.transfers) ? { kind: 'transferred' } : { kind: 'pending' }
      const isOver = options.clock.now().getTime() > prepared.expiresAt.getTime() + EXPIRY_MARGIN_MS
      return { kind: isOver ? 'expired' : 'not_found' }
    },
  }
}

const isPaid = (
  { destination, amountMinor }: Payout,
  transfers: readonly { readonly to: string; readonly amountMinor: bigint }[],
): boolean =>
  destination.kind === 'address' &&
  transfers.some((transfer) => transfer.to === destination.address && transfer.amountMinor === amountMinor)

async function prepare(options: TronSenderOptions, payout: Payout): Promise<Preparation> {
  const { destination, amountMinor, currency } = payout
  if (destination.kind !== 'address' || currency !== 'USDT')
    throw new Error(`${payout.reference} is no chain payout`)
  const answer = await callNode(
    options,
    '/wallet/triggersmartcontract',
    {
      owner_address: addressToHex(options.signer.address),
      contract_address: addressToHex(USDT_CONTRACT),
      function_selector: 'transfer(address,uint256)',
      parameter: transferParameter(addressToHex(destination.address), amountMinor),
      fee_limit: FEE_LIMIT_SUN,
      call_value: 0,
    },
    triggered,
  )
  if (answer.kind === 'unknown') return { kind: 'unavailable', cause: answer.cause }
  const { transaction } = answer.data
  const transfer = readRawTransfer(transaction.raw_data_hex)
  const isAsAsked =
    transfer !== null &&
    transfer.txid === transaction.txID &&
    transfer.owner === options.signer.address &&
    transfer.contract === USDT_CONTRACT &&
    transfer.to === destination.address &&
    transfer.amountMinor === amountMinor &&
    transfer.feeLimitSun <= BigInt(FEE_LIMIT_SUN) &&
    transfer.expiresAt > options.clock.now()
  if (!isAsAsked)
    return { kind: 'unavailable', cause: 'the node made another transaction than was asked for' }
  const signed = await options.signer.signTransfer(transaction.raw_data_hex)
  if (signed.kind !== 'signed') return { kind: 'unavailable', cause: signed.cause }
  const signature = [Buffer.from(signed.signature).toString('hex')]
  return {
    kind: 'prepared',
    prepared: {
      txid: transfer.txid,
      signed: { ...transaction, signature },
      expiresAt: transfer.expiresAt,
    },
  }
}
