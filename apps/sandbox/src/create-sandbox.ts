import { join } from 'node:path'
import fastifyFormbody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import { createDatabase, migrateSchema, type Pool } from '@gamehall/postgres'
import type { FastifyPluginAsync } from 'fastify'
import { apiRoutes } from './api/api-routes.ts'
import { beaconRoutes } from './beacon/beacon-routes.ts'
import { chainRoutes } from './chain/chain-routes.ts'
import { sendingRoutes } from './chain/sending-routes.ts'
import type { SandboxTables } from './db/schema.ts'
import { type FaultKind, type FaultTarget, takeFault } from './faults/fault-store.ts'
import { gatewayRoutes } from './gateway/gateway-routes.ts'
import { retryPaymentReports } from './gateway/report-payment.ts'
import { smsRoutes } from './messages/sms-routes.ts'
import { startSmtpReceiver } from './messages/smtp-receiver.ts'
import { payoutRoutes } from './payout/payout-routes.ts'
import { reportPayouts } from './payout/report-payouts.ts'
import type { Clock, SandboxContext, SandboxCredentials, ServerPort } from './sandbox-context.ts'

export interface SandboxOptions {
  readonly pool: Pool
  readonly clock: Clock
}

export interface Sandbox {
  /** URL of the SMTP receiver. */
  readonly smtpUrl: string
  /** The simulated vendors' HTTP routes, the sandbox API and its page; register with the prefix `/sandbox`. */
  routes(credentials: SandboxCredentials, server: ServerPort): FastifyPluginAsync
  takeFault(target: FaultTarget): Promise<FaultKind | null>
  /** Job, every minute: repeats the gateway's and payout provider's reports that the server has not confirmed. */
  retryPaymentReports(credentials: SandboxCredentials, now: Date): Promise<void>
  close(): Promise<void>
}

const PAGE_FOLDER = join(import.meta.dirname, '../page')
const MIGRATIONS = join(import.meta.dirname, 'db/migrations')
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Migrates the sandbox's tables. */
export async function migrateSandbox(pool: Pool): Promise<void> {
  await migrateSchema(createDatabase<SandboxTables>(pool), { name: 'sandbox', folder: MIGRATIONS })
}

/** The simulated outside world: SMS, mail, the payment gateway, the TRON chain and the randomness beacon, each on its real wire protocol. Sandbox mode only. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const db = createDatabase<SandboxTables>(options.pool)
  await migrateSandbox(options.pool)
  const contextOf = (credentials: SandboxCredentials): SandboxContext => ({
    db,
    clock: options.clock,
    ...credentials,
  })
  const noCredentials = {
    sms: { accountId: '', authToken: '' },
    gateway: { merchantId: '', hashKey: '', hashIv: '' },
    payout: { merchantId: '', secret: '' },
  }
  const smtp = await startSmtpReceiver(() => contextOf(noCredentials))
  return {
    smtpUrl: smtp.url,
    routes: (credentials, server) => async (app) => {
      const context = contextOf(credentials)
      await app.register(async (scope) => {
        await scope.register(fastifyFormbody)
        await scope.register(async (sms) => smsRoutes(sms, context), { prefix: '/sms' })
        await scope.register(async (gateway) => gatewayRoutes(gateway, context), { prefix: '/gateway' })
      })
      await app.register(
        async (chain) => {
          chainRoutes(chain, context)
          sendingRoutes(chain, context)
        },
        { prefix: '/chain' },
      )
      const { clock } = options
      const takeBeaconFault = () => takeFault(db, 'beacon')
      await app.register(async (beacon) => beaconRoutes(beacon, { clock, takeFault: takeBeaconFault }), {
        prefix: '/beacon',
      })
      await app.register(async (payout) => payoutRoutes(payout, context), { prefix: '/payout' })
      await app.register(async (api) => apiRoutes(api, context, server), { prefix: '/api' })
      await app.register(async (page) => {
        page.addHook('onSend', async (_request, reply) => {
          reply.header('content-security-policy', PAGE_POLICY)
        })
        await page.register(fastifyStatic, { root: PAGE_FOLDER, decorateReply: false, redirect: true })
      })
    },
    takeFault: (target) => takeFault(db, target),
    async retryPaymentReports(credentials, now) {
      const context = contextOf(credentials)
      await retryPaymentReports(context, now)
      await reportPayouts(context)
    },
    close: () => smtp.close(),
  }
}
