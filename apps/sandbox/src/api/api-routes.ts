import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { addressToHex } from '../chain/chain-address.ts'
import { sendTestUsdt } from '../chain/chain-store.ts'
import { clearFaults, FAULT_KINDS, FAULT_TARGETS, listFaults, plantFault } from '../faults/fault-store.ts'
import { listUnpaid, markPaid } from '../gateway/gateway-orders.ts'
import { reportPayment } from '../gateway/report-payment.ts'
import { listMessages } from '../messages/message-store.ts'
import { listPayouts, payoutStatusAt, returnPayout } from '../payout/payout-orders.ts'
import { reportPayouts } from '../payout/report-payouts.ts'
import type { SandboxContext, ServerPort } from '../sandbox-context.ts'

const LONGEST_MOVE_S = 400 * 86_400

const payRequest = z.object({
  order_no: z.string().min(1).max(40),
  /** A different amount than requested, in whole TWD. */
  amount: z.int().min(1).max(1_000_000).optional(),
})
const returnRequest = z.object({ order_no: z.string().min(1).max(40) })
const chainTransferRequest = z.object({
  to: z.string().refine((address) => addressToHex(address) !== null),
  /** USDT with at most six decimals; parsed to millionths. */
  amount: z
    .union([z.string(), z.number().transform(String)])
    .pipe(z.string().regex(/^\d{1,9}(\.\d{1,6})?$/))
    .transform(millionths)
    .refine((amount) => amount > 0n),
})
const clockRequest = z.union([
  z.object({ advance_s: z.int().min(1).max(LONGEST_MOVE_S) }),
  z.object({ at: z.iso.datetime({ offset: true }) }),
])
const faultRequest = z.object({
  target: z.enum(FAULT_TARGETS),
  kind: z.enum(FAULT_KINDS),
  times: z.int().min(1).max(100_000).default(1),
})
/** Allows an image in base64 in an operator's input. */
const OPERATOR_MAX_BYTES = 8_000_000
const operatorRequest = z.looseObject({
  action: z.string().min(1).max(60),
  reason: z.string().max(500).default('sandbox'),
  /** The acting operator; default: the first one. */
  operator: z.string().min(1).max(60).optional(),
})

function millionths(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.')
  return BigInt(whole + decimals.padEnd(6, '0'))
}

/** The sandbox API of INTERFACE.md. 400 for bad input, with the fields and their allowed values; 404 for an unknown order. */
export function apiRoutes(app: FastifyInstance, context: SandboxContext, server: ServerPort): void {
  app.get<{ Querystring: { to?: string } }>('/outbox', async ({ query }) =>
    listMessages(context, typeof query.to === 'string' && query.to !== '' ? query.to : null),
  )
  app.get('/gateway/orders', async () =>
    (await listUnpaid(context)).map((order) => ({
      order_no: order.order_no,
      amount: order.amount,
      account: order.account,
      last_day: order.last_day,
    })),
  )
  app.post('/gateway/pay', (request, reply) =>
    withInput(payRequest, request.body, reply, async ({ order_no, amount }) => {
      const paid = await markPaid(context, order_no, amount ?? null)
      if (paid === null) return reply.code(404).send({ error: 'no such unpaid order' })
      return { order_no, amount: paid.paid_amount, hall_answered: await reportPayment(context, paid) }
    }),
  )
  moneyOutsideRoutes(app, context)
  app.get('/clock', async () => ({ now: context.clock.now().toISOString() }))
  app.post('/clock', (request, reply) =>
    withInput(clockRequest, request.body, reply, async (move) => {
      const now = context.clock.now().getTime()
      const ms = 'advance_s' in move ? move.advance_s * 1000 : Date.parse(move.at) - now
      if (ms <= 0 || ms > LONGEST_MOVE_S * 1000) {
        return reply
          .code(400)
          .send({ error: 'the clock moves forward only, by 400 days at most', fields: ['at'] })
      }
      await server.advanceClock(ms)
      return { now: context.clock.now().toISOString() }
    }),
  )
  app.get('/operator', async () => server.actions)
  app.get<{ Querystring: { as?: string } }>('/operator/waiting', async ({ query }) =>
    server.listOperatorQueues(typeof query.as === 'string' && query.as !== '' ? query.as : undefined),
  )
  app.post('/operator', { bodyLimit: OPERATOR_MAX_BYTES }, (request, reply) =>
    withInput(operatorRequest, request.body, reply, ({ action, reason, operator, ...input }) =>
      server.operate({ action, reason, input, ...(operator !== undefined && { operator }) }),
    ),
  )
  app.get('/faults', async () => listFaults(context.db))
  app.post('/faults', (request, reply) =>
    withInput(faultRequest, request.body, reply, async ({ target, kind, times }) => {
      await plantFault(context.db, target, kind, times)
      return { target, kind, times }
    }),
  )
  app.delete('/faults', async () => {
    await clearFaults(context.db)
    return {}
  })
}

/** Routes that send test USDT and list and return bank payouts. */
function moneyOutsideRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.post('/chain/transfer', (request, reply) =>
    withInput(chainTransferRequest, request.body, reply, async ({ to, amount }) => {
      const sent = await sendTestUsdt(context, { to, amount })
      return { txid: sent.txid, to }
    }),
  )
  app.get('/payouts', async () =>
    (await listPayouts(context)).map((payout) => ({
      order_no: payout.reference,
      amount: payout.amount,
      status: payoutStatusAt(payout, context.clock.now()),
    })),
  )
  app.post('/payout/return', (request, reply) =>
    withInput(returnRequest, request.body, reply, async ({ order_no }) => {
      const ended = await returnPayout(context, order_no)
      if (ended === null) return reply.code(404).send({ error: 'no such payout that could still come back' })
      await reportPayouts(context)
      return { order_no, status: ended.ending }
    }),
  )
}

async function withInput<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  reply: FastifyReply,
  work: (input: z.output<Schema>) => Promise<unknown>,
): Promise<unknown> {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return work(parsed.data)
  const problems = new Map(
    parsed.error.issues.map(({ path, message }) => [path.join('.') || 'body', message] as const),
  )
  const told = [...problems].map(([field, message]) => `${field} (${message})`)
  return reply.code(400).send({ error: `malformed: ${told.join(', ')}`, fields: [...problems.keys()] })
}
