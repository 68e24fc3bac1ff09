import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { limitUnverifiedDeliveries } from '../../../platform/http/rate-limits/limit-unverified-deliveries.ts'
import {
  isTransferProvider,
  SEAMLESS_OPERATIONS,
  type SeamlessOperation,
} from '../../../providers/games/index.ts'
import { type GamesContext, withGamesTables } from '../tables.ts'
import { answerDelivery } from './answer-delivery.ts'

const JSON_TYPE = 'application/json'
/** Of a request with as many bets as are allowed, each with a token and ids of a usual length. */
const MAX_BODY_BYTES = 64 * 1024

const isOperation = (text: string): text is SeamlessOperation =>
  SEAMLESS_OPERATIONS.some((operation) => operation === text)

/**
 * The callbacks of providers with seamless wallets: `POST /api/seamless/<provider>/<operation>`, signed over the raw body
 * (docs/protocols/seamless.md). 404 for an unknown provider or operation. A provider that `GAME_PROVIDERS` no longer names is
 * still served: its wins and rollbacks from before the change are accepted, and its bets are refused for an unknown game.
 */
export function seamlessCallback(anyCtx: AppContext): FastifyPluginAsync {
  const ctx = withGamesTables(anyCtx)
  return async (app: FastifyInstance) => {
    if (app.hasContentTypeParser(JSON_TYPE)) app.removeContentTypeParser(JSON_TYPE)
    app.addContentTypeParser(
      JSON_TYPE,
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      async (_request: FastifyRequest, body: Buffer) => body,
    )
    const countUnverified = limitUnverifiedDeliveries(app, ctx)
    app.post<{ Params: { provider: string; operation: string } }>(
      '/api/seamless/:provider/:operation',
      async (request, reply) => {
        const { operation } = request.params
        const provider = seamlessProvider(ctx, request.params.provider)
        if (provider === undefined || !isOperation(operation)) return reply.callNotFound()
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const delivery = { operation, headers: request.headers, body }
        const answered = await answerDelivery(ctx, provider, delivery)
        if (!answered.ok && answered.error === 'BAD_SIGNATURE') await countUnverified(request)
        const answer = provider.writeAnswer(answered)
        return reply.code(answer.status).send(answer.body)
      },
    )
  }
}

function seamlessProvider(ctx: GamesContext, id: string) {
  const { games } = ctx.providers
  if (!games.ids.includes(id) || games.capabilitiesOf(id).walletMode !== 'seamless') return undefined
  const provider = games.get(id)
  return isTransferProvider(provider) ? undefined : provider
}
