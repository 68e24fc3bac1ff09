import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { applyFault } from '../faults/apply-fault.ts'
import { takeFault } from '../faults/fault-store.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { createPayout, findPayout, payoutStatusAt } from './payout-orders.ts'
import { hasValidPayoutSignature } from './payout-signature.ts'

const sendRequest = z.object({
  reference: z.string().regex(/^[A-Za-z0-9]{1,40}$/),
  amount: z.int().min(1).max(100_000_000),
  bank_code: z.string().regex(/^\d{3}$/),
  branch_code: z.string().nullable(),
  account: z.string().regex(/^\d{10,16}$/),
  holder: z.string().min(1).max(60),
  callback_url: z.url({ protocol: /^https?$/ }),
})
const queryRequest = z.object({ reference: z.string().max(40) })

/** The bank payout provider's HTTP routes (docs/protocols/payout.md). Bodies stay raw text, because they are signed. */
export function payoutRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.post('/payouts', (request, reply) =>
    answer(context, 'payouts', request, reply, (body) => send(context, body)),
  )
  app.post('/payouts/query', (request, reply) =>
    answer(context, 'payouts/query', request, reply, (body) => query(context, body)),
  )
}

async function answer(
  context: SandboxContext,
  operation: string,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (body: unknown) => Promise<object>,
): Promise<unknown> {
  const body = typeof request.body === 'string' ? request.body : ''
  const header = (name: string) => String(request.headers[name] ?? '')
  const parts = { timestamp: header('x-payout-timestamp'), nonce: header('x-payout-nonce'), operation, body }
  const { merchantId, secret } = context.payout
  const isKnown =
    header('x-payout-merchant') === merchantId &&
    hasValidPayoutSignature(secret, parts, header('x-payout-signature'))
  if (!isKnown) return reply.code(401).send({ code: 'SIGNATURE' })
  return applyFault(
    reply,
    await takeFault(context.db, 'payout'),
    () => work(parse(body)),
    () => ({ code: 'REFUSED', message: 'refused on purpose' }),
  )
}

async function send(context: SandboxContext, body: unknown): Promise<object> {
  const parsed = sendRequest.safeParse(body)
  if (!parsed.success) return { code: 'REFUSED', message: 'malformed' }
  const { reference, amount, account, callback_url } = parsed.data
  const taken = await createPayout(context, { reference, amount, account, callback_url })
  return { code: taken === null ? 'DUPLICATE' : 'ACCEPTED' }
}

async function query(context: SandboxContext, body: unknown): Promise<object> {
  const parsed = queryRequest.safeParse(body)
  const payout = parsed.success ? await findPayout(context, parsed.data.reference) : undefined
  if (payout === undefined) return { code: 'NOT_FOUND' }
  const status = payoutStatusAt(payout, context.clock.now())
  return {
    code: 'OK',
    reference: payout.reference,
    amount: payout.amount,
    status,
    ...(payout.ending !== null && { reason: 'the receiving bank refused it' }),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
