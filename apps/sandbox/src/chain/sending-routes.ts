import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { applyFault } from '../faults/apply-fault.ts'
import { takeFault } from '../faults/fault-store.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { blockAt } from './blocks.ts'
import { addressFromHex, addressToHex } from './chain-address.ts'
import { findTransaction, sendTestUsdt, USDT } from './chain-store.ts'
import { writeRawTransfer } from './raw-transaction.ts'

const LIFE_MS = 60_000
const SELECTOR = 'a9059cbb'

const triggerRequest = z.object({
  owner_address: z.string().regex(/^41[0-9a-f]{40}$/i),
  contract_address: z.string().regex(/^41[0-9a-f]{40}$/i),
  function_selector: z.literal('transfer(address,uint256)'),
  parameter: z.string().regex(/^[0-9a-f]{128}$/i),
  fee_limit: z.int().positive(),
})
const broadcastRequest = z.object({
  txID: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.tuple([z.string().regex(/^[0-9a-f]{130}$/i)]),
})

/** The write endpoints of a node: create a transfer to sign, and broadcast a signed one. */
export function sendingRoutes(app: FastifyInstance, context: SandboxContext): void {
  const answer = async (reply: FastifyReply, work: () => Promise<unknown>) =>
    applyFault(reply, await takeFault(context.db, 'chain'), work, () =>
      reply.code(503).send({ Error: 'refused on purpose' }),
    )
  app.post('/wallet/triggersmartcontract', ({ body }, reply) => answer(reply, () => trigger(context, body)))
  app.post('/wallet/broadcasttransaction', ({ body }, reply) => answer(reply, () => broadcast(context, body)))
}

async function trigger(context: SandboxContext, body: unknown): Promise<object> {
  const parsed = triggerRequest.safeParse(body)
  if (!parsed.success || addressFromHex(parsed.data.contract_address) !== USDT) {
    return { result: { code: 'CONTRACT_VALIDATE_ERROR' } }
  }
  const { owner_address, contract_address, parameter, fee_limit } = parsed.data
  const now = context.clock.now()
  const expiresAt = now.getTime() + LIFE_MS
  const raw_data_hex = writeRawTransfer({
    owner: owner_address,
    contract: contract_address,
    data: SELECTOR + parameter,
    block: Number(blockAt(now)),
    at: now.getTime(),
    expiresAt,
    feeLimit: fee_limit,
  })
  const txID = Buffer.from(sha256(Buffer.from(raw_data_hex, 'hex'))).toString('hex')
  await context.db
    .insertInto('sandbox.chain_drafts')
    .values({
      txid: txID,
      owner: addressFromHex(owner_address) ?? '',
      receiver: addressFromHex(`41${parameter.slice(24, 64)}`) ?? '',
      amount: BigInt(`0x${parameter.slice(64)}`),
      expires_at: new Date(expiresAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { result: { result: true }, transaction: { visible: false, txID, raw_data_hex } }
}

async function broadcast(context: SandboxContext, body: unknown): Promise<object> {
  const parsed = broadcastRequest.safeParse(body)
  if (!parsed.success) return { code: 'SIGERROR' }
  const { txID, signature } = parsed.data
  const draft = await context.db
    .selectFrom('sandbox.chain_drafts')
    .selectAll()
    .where('txid', '=', txID)
    .executeTakeFirst()
  if (draft === undefined || signerOf(txID, signature[0]) !== addressToHex(draft.owner))
    return { code: 'SIGERROR' }
  if ((await findTransaction(context, txID)).length > 0) return { code: 'DUP_TRANSACTION_ERROR' }
  if (draft.expires_at <= context.clock.now()) return { code: 'TRANSACTION_EXPIRATION_ERROR' }
  await sendTestUsdt(context, { to: draft.receiver, amount: draft.amount, from: draft.owner, txid: txID })
  return { result: true, txid: txID }
}

/** The hex address of the key that made a signature; null for an invalid signature. */
function signerOf(txid: string, signature: string): string | null {
  const bytes = Buffer.from(signature, 'hex')
  try {
    const recovered = Uint8Array.of((bytes[64] ?? 0) % 27, ...bytes.subarray(0, 64))
    const key = secp256k1.recoverPublicKey(recovered, Buffer.from(txid, 'hex'), { prehash: false })
    const point = secp256k1.Point.fromBytes(key).toBytes(false)
    return `41${Buffer.from(keccak_256(point.slice(1)).slice(-20)).toString('hex')}`
  } catch {
    return null
  }
}
