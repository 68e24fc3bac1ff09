import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { FaultKind } from './fault-store.ts'

const HANG_MS = 60_000
const LATE_MS = 15_000

/**
 * Runs a vendor's work under a fault and sends its response, or none. `refused` is the vendor's own refusal. A call without a
 * response ends when the caller disconnects.
 */
export async function applyFault(
  reply: FastifyReply,
  fault: FaultKind | null,
  work: () => Promise<unknown>,
  refused: () => unknown,
): Promise<unknown> {
  if (fault === 'fail') return refused()
  if (fault === 'timeout') return hang(reply)
  const answer = await work()
  if (fault === 'timeout_after_apply') return hang(reply)
  if (fault === 'answer_late') await untilCallerLeaves(reply, LATE_MS)
  return answer
}

async function hang(reply: FastifyReply): Promise<FastifyReply> {
  reply.hijack()
  await untilCallerLeaves(reply, HANG_MS)
  reply.raw.destroy()
  return reply
}

async function untilCallerLeaves(reply: FastifyReply, ms: number): Promise<void> {
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  await delay(ms, undefined, { signal: left.signal, ref: false }).catch(() => {})
}
