import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../platform/time/clock.ts'
import { deriveAddress } from '../providers/chain/index.ts'
import { createLocalKeySigner, isSignedRequest } from '../providers/signer/index.ts'
import type { SignerConfig } from './signer-config.ts'
import { openSigningJournal } from './signing-journal.ts'
import { evaluateTransfer, type SigningRules } from './signing-rules.ts'

const MAX_BODY_BYTES = 4_096
const requestSchema = z.object({ raw_data_hex: z.string().max(2_000) })

export interface RunningSigner {
  readonly port: number
  readonly address: string
  stop(): Promise<void>
}

/** Serves signatures of USDT transfers within the rules to clients with the secret (docs/protocols/signer.md). */
export async function startSigner(config: SignerConfig, clock: Clock): Promise<RunningSigner> {
  const signer = createLocalKeySigner(Buffer.from(config.TRON_SIGNER_KEY, 'hex'))
  const rules: SigningRules = {
    address: signer.address,
    maxTransferMinor: config.SIGNER_MAX_TRANSFER,
    maxDayMinor: config.SIGNER_MAX_DAY,
    ownAddresses: addressesOf(config),
  }
  const journal = await openSigningJournal(config.dataFolder, rules.maxDayMinor, clock.now())
  const app: FastifyInstance = Fastify({
    // Null: plain HTTP, which the configuration allows on this machine only.
    https: config.tls,
    bodyLimit: MAX_BODY_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: config.LOG_LEVEL },
  })
  app.addHook('onClose', () => journal.close())
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => body,
  )

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.post('/v1/sign', async (request: FastifyRequest, reply: FastifyReply) => {
    const body = typeof request.body === 'string' ? request.body : ''
    const timestamp = headerOf(request, 'x-signer-timestamp')
    const signature = headerOf(request, 'x-signer-signature')
    const now = clock.now()
    if (!isSignedRequest(config.SIGNER_SECRET, { timestamp, body, signature }, now)) {
      request.log.warn(
        { stream: 'security', event: 'request.rejected' },
        'a request without a valid signature',
      )
      return reply.code(401).send({ error: 'signature' })
    }
    const asked = requestSchema.safeParse(parseJson(body))
    if (!asked.success) return reply.code(400).send({ error: 'malformed' })
    const rawHex = asked.data.raw_data_hex
    const verdict = evaluateTransfer(rules, rawHex, now)
    const reason = verdict.ok
      ? (await journal.book(verdict, now))
        ? null
        : 'above the limit of 24 hours'
      : verdict.reason
    if (reason !== null || !verdict.ok) {
      request.log.error({ stream: 'security', event: 'signing.refused', reason }, 'a transfer was not signed')
      return { refused: reason }
    }
    const signed = await signer.signTransfer(rawHex)
    if (signed.kind !== 'signed') return reply.code(503).send({ error: signed.cause })
    request.log.info({ txid: verdict.txid, amount: verdict.amountMinor.toString() }, 'a transfer was signed')
    return { signature: Buffer.from(signed.signature).toString('hex') }
  })
  await app.listen({ port: config.SIGNER_PORT, host: config.SIGNER_HOST })
  return {
    port: (app.server.address() as AddressInfo).port,
    address: signer.address,
    stop: () => app.close(),
  }
}

/** The players' deposit addresses, up to the configured number. */
function addressesOf({ TRON_XPUB: accountKey, SIGNER_HALL_ADDRESSES: count }: SignerConfig): Set<string> {
  if (accountKey === undefined) return new Set()
  return new Set(Array.from({ length: count }, (_, index) => deriveAddress(accountKey, index)))
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
