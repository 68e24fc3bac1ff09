import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { applyFault } from '../faults/apply-fault.ts'
import { takeFault } from '../faults/fault-store.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { saveMessage } from './message-store.ts'

const message = z.object({
  To: z.string().regex(/^\+\d{8,15}$/),
  From: z.string().min(1),
  Body: z.string().min(1).max(1600),
})

/** The SMS vendor's HTTP routes (docs/protocols/sms.md). Messages can be read in the sandbox. */
export function smsRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.post<{ Params: { account: string } }>(
    '/2010-04-01/Accounts/:account/Messages.json',
    async (request, reply) => {
      const { accountId, authToken } = context.sms
      const expected = `Basic ${Buffer.from(`${accountId}:${authToken}`).toString('base64')}`
      const isOurs =
        request.params.account === accountId && areEqual(request.headers.authorization ?? '', expected)
      if (!isOurs) return reply.code(401).send({ code: 20003, message: 'Authenticate', status: 401 })
      const parsed = message.safeParse(request.body)
      if (!parsed.success)
        return reply.code(400).send({ code: 21211, message: 'Invalid message', status: 400 })
      const { To: to, Body: text } = parsed.data
      const fault = await takeFault(context.db, 'sms')
      return applyFault(
        reply,
        fault,
        async () => {
          await saveMessage(context, { channel: 'sms', to, text })
          if (fault === 'answer_twice') await saveMessage(context, { channel: 'sms', to, text })
          reply.code(201)
          return { sid: `SM${randomUUID().replaceAll('-', '')}`, status: 'queued', to, error_code: null }
        },
        () => {
          reply.code(400)
          return { code: 21610, message: 'Refused on purpose', status: 400 }
        },
      )
    },
  )
}

function areEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
