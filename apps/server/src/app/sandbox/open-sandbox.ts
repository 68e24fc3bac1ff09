import type { FaultInjector } from '@gamehall/arcade'
import { createSandbox, type OperatorRequest, type Sandbox, type SandboxCredentials } from '@gamehall/sandbox'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../platform/config/config.ts'
import type { AppContext } from '../../platform/context/app-context.ts'
import { refuseField } from '../../platform/context/outcome.ts'
import { toEnvelope } from '../../platform/http/envelope.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { runDueJobs } from '../../platform/jobs/job-runner.ts'
import { FIRST_OPERATOR, findOperator } from '../../platform/operator/operators.ts'
import { performAction } from '../../platform/operator/perform-action.ts'
import type { MovableClock } from '../../platform/time/clock.ts'
import { advanceServerClock } from '../../platform/time/server-clock.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { actions } from '../rooms.ts'
import { listOperatorQueues } from './list-operator-queues.ts'

export interface OpenSandbox {
  readonly smtpUrl: string
  readonly arcadeFaults: FaultInjector
  readonly hallFaults: FaultInjector
  readonly jobs: readonly Job[]
  serve(app: FastifyInstance, ctx: AppContext, jobs: readonly Job[]): Promise<void>
  close(): Promise<void>
}

/** Opens the sandbox beside the server, with the port through which it calls the server. */
export async function openSandbox(database: OpenDatabase, clock: MovableClock): Promise<OpenSandbox> {
  const sandbox = await createSandbox({ pool: database.pool, clock })
  return {
    smtpUrl: sandbox.smtpUrl,
    arcadeFaults: { take: () => sandbox.takeFault('arcade') },
    hallFaults: { take: () => sandbox.takeFault('hall') },
    jobs: [repeatReportsJob(sandbox)],
    async serve(app, ctx, jobs) {
      const port = {
        actions: actions.map(({ name, summary, input }) => ({
          name,
          summary,
          input: z.toJSONSchema(input, { io: 'input' }),
        })),
        operate: (request: OperatorRequest) => operate(ctx, request),
        listOperatorQueues: (operator?: string) => listOperatorQueues(ctx, actions, operator),
        async advanceClock(ms: number) {
          await advanceServerClock(ctx.db, clock, ms)
          await runDueJobs(ctx, jobs, ms)
        },
      }
      await app.register(sandbox.routes(credentialsOf(ctx.config), port), { prefix: '/sandbox' })
    },
    close: () => sandbox.close(),
  }
}

/** Performs an audited operator action as the first operator or the one named. */
async function operate(ctx: AppContext, { operator: name, ...request }: OperatorRequest): Promise<object> {
  const operator = await findOperator(ctx.db, name ?? FIRST_OPERATOR)
  const outcome =
    operator === null
      ? refuseField('operator', 'invalid')
      : await performAction(ctx, actions, operator, request)
  return toEnvelope(outcome, 'zh-TW')
}

function repeatReportsJob(sandbox: Sandbox): Job {
  return defineJob({
    name: 'sandbox-repeat-reports',
    payload: z.object({}),
    cron: '* * * * *',
    maxAttempts: 1,
    run: (ctx, _payload, now) => sandbox.retryPaymentReports(credentialsOf(ctx.config), now),
  })
}

function credentialsOf(config: Config): SandboxCredentials {
  return {
    sms: { accountId: config.SMS_ACCOUNT_ID ?? '', authToken: config.SMS_AUTH_TOKEN ?? '' },
    gateway: {
      merchantId: config.GATEWAY_MERCHANT_ID ?? '',
      hashKey: config.GATEWAY_HASH_KEY ?? '',
      hashIv: config.GATEWAY_HASH_IV ?? '',
    },
    payout: { merchantId: config.PAYOUT_MERCHANT_ID ?? '', secret: config.PAYOUT_SECRET ?? '' },
  }
}
