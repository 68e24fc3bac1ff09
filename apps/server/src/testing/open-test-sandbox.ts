import { createSandbox, type SandboxCredentials } from '@gamehall/sandbox'
import Fastify from 'fastify'
import type { TestContext } from './create-test-context.ts'

export interface TestSandbox {
  /** Where the simulated vendors listen; their paths are below `/sandbox`. */
  readonly url: string
  close(): Promise<void>
}

/** Starts the sandbox for a test's context, for the vendors' real clients over HTTP. */
export async function openTestSandbox(
  ctx: TestContext,
  credentials: Partial<SandboxCredentials>,
): Promise<TestSandbox> {
  const sandbox = await createSandbox({ pool: ctx.pool, clock: ctx.clock })
  const app = Fastify()
  const known: SandboxCredentials = {
    sms: { accountId: '', authToken: '' },
    gateway: { merchantId: '', hashKey: '', hashIv: '' },
    payout: { merchantId: '', secret: '' },
    ...credentials,
  }
  const port = {
    actions: [],
    operate: async () => ({}),
    listOperatorQueues: async () => ({ operators: [], queues: {} }),
    advanceClock: async () => {},
  }
  await app.register(sandbox.routes(known, port), { prefix: '/sandbox' })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    async close() {
      await app.close()
      await sandbox.close()
    },
  }
}
