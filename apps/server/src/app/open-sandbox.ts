import type { FaultPort } from '@gamehall/arcade'
import { createSandbox, type OperatorRequest, type Sandbox, type SandboxCredentials } from '@gamehall/sandbox'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { MovableClock } from '../core/clock.ts'
import type { Hall } from '../core/hall.ts'
import { refuseField } from '../core/outcome.ts'
import { outcomeEnvelope } from '../http/envelope.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import { runDueJobs } from '../jobs/job-runner.ts'
import { FIRST_OPERATOR, findOperator } from '../operator/operators.ts'
import { performAction } from '../operator/perform-action.ts'
import { moveHallClock } from './hall-clock.ts'
import { listWaiting } from './list-waiting.ts'
import type { OpenDatabase } from './open-database.ts'
import { actions } from './rooms.ts'

export interface OpenSandbox {
  readonly smtpUrl: string
  readonly arcadeFaults: FaultPort
  readonly jobs: readonly Job[]
  serve(app: FastifyInstance, hall: Hall, jobs: readonly Job[]): Promise<void>
  close(): Promise<void>
}

/** Opens the sandbox beside the server, with the port through which it calls the server. */
export async function openSandbox(database: OpenDatabase, clock: MovableClock): Promise<OpenSandbox> {
  const sandbox = await createSandbox({ pool: database.pool, clock })
  return {
    smtpUrl: sandbox.smtpUrl,
    arcadeFaults: { take: () => sandbox.takeFault('arcade') },
    jobs: [repeatReportsJob(sandbox)],
    async serve(app, hall, jobs) {
      const port = {
        actions: actions.map(({ name, summary, input }) => ({
          name,
          summary,
          input: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
        })),
        operate: (request: OperatorRequest) => operate(hall, request),
        listWaiting: (operator?: string) => listWaiting(hall, actions, operator),
        async advanceClock(ms: number) {
          await moveHallClock(hall.db, clock, ms)
          await runDueJobs(hall, jobs, ms)
        },
      }
      await app.register(sandbox.routes(credentialsOf(hall.config), port), { prefix: '/sandbox' })
    },
    close: () => sandbox.close(),
  }
}

/** Performs an audited operator action as the first operator or the one named. */
async function operate(hall: Hall, { operator: name, ...request }: OperatorRequest): Promise<object> {
  const operator = await findOperator(hall.db, name ?? FIRST_OPERATOR)
  const outcome =
    operator === null
      ? refuseField('operator', 'invalid')
      : await performAction(hall, actions, operator, request)
  return outcomeEnvelope(outcome, 'zh-TW')
}

function repeatReportsJob(sandbox: Sandbox): Job {
  return defineJob({
    name: 'sandbox-repeat-reports',
    payload: z.object({}),
    cron: '* * * * *',
    maxAttempts: 1,
    run: (hall, _payload, now) => sandbox.repeatReports(credentialsOf(hall.config), now),
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
