import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { applyFault } from '../faults/apply-fault.ts'
import { takeFault } from '../faults/fault-store.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { blockAt, isSolid } from './blocks.ts'
import { addressToHex } from './chain-address.ts'
import { type ChainTransfer, findTransaction, listReceived, USDT } from './chain-store.ts'

/** keccak-256 of `Transfer(address,address,uint256)`. */
const TRANSFER_TOPIC = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const listQuery = z.object({
  contract_address: z.string().optional(),
  min_timestamp: z.coerce.number().int().nonnegative().default(0),
  only_confirmed: z.stringbool().default(false),
  limit: z.coerce.number().int().min(1).max(200).default(20),
  fingerprint: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .default(0),
})
const transactionRequest = z.object({ value: z.string().regex(/^[0-9a-f]{64}$/i) })

/** The read endpoints of a TronGrid node (docs/protocols/chain.md). */
export function chainRoutes(app: FastifyInstance, context: SandboxContext): void {
  const answer = async (reply: Parameters<typeof applyFault>[0], work: () => Promise<unknown>) =>
    applyFault(reply, await takeFault(context.db, 'chain'), work, () =>
      reply.code(503).send({ success: false, error: 'refused on purpose' }),
    )

  app.get<{ Params: { address: string } }>(
    '/v1/accounts/:address/transactions/trc20',
    ({ params, query }, reply) => answer(reply, () => listTransfers(context, params.address, query)),
  )
  app.post('/wallet/getnowblock', (_request, reply) => answer(reply, async () => nowBlock(context)))
  app.post('/wallet/gettransactioninfobyid', ({ body }, reply) =>
    answer(reply, () => readTransaction(context, body, false)),
  )
  app.post('/walletsolidity/gettransactioninfobyid', ({ body }, reply) =>
    answer(reply, () => readTransaction(context, body, true)),
  )
}

async function listTransfers(context: SandboxContext, address: string, query: unknown) {
  const parsed = listQuery.safeParse(query)
  if (!parsed.success || addressToHex(address) === null) return { success: false, error: 'bad request' }
  const { min_timestamp, limit, fingerprint, only_confirmed, contract_address } = parsed.data
  const now = context.clock.now()
  const rows = await listReceived(context, {
    address,
    since: new Date(min_timestamp),
    offset: fingerprint,
    limit,
  })
  const shown = rows.filter(
    ({ block_number }) =>
      (!only_confirmed || isSolid(block_number, now)) && (contract_address ?? USDT) === USDT,
  )
  return {
    data: shown.map(toListed),
    success: true,
    meta: {
      at: now.getTime(),
      page_size: shown.length,
      ...(rows.length === limit && { fingerprint: String(fingerprint + limit) }),
    },
  }
}

const toListed = (transfer: ChainTransfer) => ({
  transaction_id: transfer.txid,
  token_info: { symbol: 'USDT', address: USDT, decimals: 6, name: 'Tether USD' },
  block_timestamp: transfer.at.getTime(),
  from: transfer.sender,
  to: transfer.receiver,
  type: 'Transfer',
  value: String(transfer.amount),
})

function nowBlock({ clock }: SandboxContext) {
  const now = clock.now()
  const number = Number(blockAt(now))
  return {
    blockID: number.toString(16).padStart(64, '0'),
    block_header: { raw_data: { number, timestamp: now.getTime() } },
  }
}

/** Like a node, an empty object for a transaction that is unknown or not solid yet. */
async function readTransaction(context: SandboxContext, body: unknown, isSolidOnly: boolean) {
  const parsed = transactionRequest.safeParse(body)
  if (!parsed.success) return { Error: 'bad request' }
  const transfers = await findTransaction(context, parsed.data.value.toLowerCase())
  const first = transfers[0]
  if (first === undefined) return {}
  if (isSolidOnly && !isSolid(first.block_number, context.clock.now())) return {}
  return {
    id: first.txid,
    blockNumber: Number(first.block_number),
    blockTimeStamp: first.at.getTime(),
    contract_address: addressToHex(USDT),
    receipt: { result: 'SUCCESS' },
    log: transfers.map(toLog),
  }
}

const toLog = (transfer: ChainTransfer) => ({
  address: addressToHex(USDT)?.slice(2),
  topics: [TRANSFER_TOPIC, topicOf(transfer.sender), topicOf(transfer.receiver)],
  data: transfer.amount.toString(16).padStart(64, '0'),
})

const topicOf = (address: string) => (addressToHex(address) ?? '').slice(2).padStart(64, '0')
