import { z } from 'zod'

/** `GET /v1/accounts/{address}/transactions/trc20`. */
export const receivedPage = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      transaction_id: z.string().regex(/^[0-9a-f]{64}$/),
      to: z.string(),
      type: z.string(),
    }),
  ),
  meta: z.object({ fingerprint: z.string().optional() }),
})
export type ReceivedPage = z.infer<typeof receivedPage>

/** `POST /wallet(solidity)/gettransactioninfobyid`; an empty object when the node knows none. */
export const transactionInfo = z.object({
  id: z.string(),
  blockNumber: z.number().int().positive(),
  blockTimeStamp: z.number().int().positive(),
  receipt: z.object({ result: z.string().optional() }).optional(),
  result: z.string().optional(),
  log: z
    .array(
      z.object({
        address: z.string(),
        topics: z.array(z.string()).optional(),
        data: z.string().optional(),
      }),
    )
    .optional(),
})
export type TransactionInfo = z.infer<typeof transactionInfo>

/** `POST /wallet/getnowblock`. */
export const nowBlock = z.object({
  block_header: z.object({ raw_data: z.object({ number: z.number().int().positive() }) }),
})
