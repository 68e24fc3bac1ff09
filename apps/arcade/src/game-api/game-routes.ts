import { addressKey, jsonDocument } from '@gamehall/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ArcadeContext } from '../arcade-context.ts'
import { openSession } from '../sessions/open-session.ts'
import { HallUnavailableError } from '../wallet/read-game-balance.ts'
import { describeApi } from './describe-api.ts'
import { GAME_ERROR_MESSAGES } from './game-error-messages.ts'
import { gameHandlers, type SessionCallName } from './game-handlers.ts'
import { failed, type GameFailure, type GameResult } from './game-result.ts'
import { gameCalls } from './schema.ts'
import type { SessionLookup } from './session-lookup.ts'

const BODY_LIMIT = 4 * 1024

/** Registers the game pages' calls under `api/`, and their description at `api/openapi.json`. */
export function registerGameRoutes(app: FastifyInstance, ctx: ArcadeContext, sessions: SessionLookup): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send(envelope(failed('BAD_REQUEST'), languageOf(request)))
    request.log.error({ err: error, event: 'arcade_call_failed' })
    return reply.code(status).send({ ok: false, error: null })
  })

  app.get(
    '/openapi.json',
    jsonDocument(() => describeApi(ctx.games.all)),
  )

  app.post(`/${gameCalls.openSession.path}`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const parsed = gameCalls.openSession.request.safeParse(request.body)
    if (!(await ctx.isCallAllowed(`open/${addressKey(request.ip)}`)))
      return send(reply, failed('TOO_FAST'), languageOf(request))
    if (!parsed.success) return send(reply, failed('BAD_REQUEST'), languageOf(request))
    const opened = await orUnavailable(openSession(ctx, parsed.data))
    if (opened.ok) sessions.remember(opened.data.session_token)
    return send(reply, opened, languageOf(request))
  })

  for (const name of Object.keys(gameHandlers).filter(isSessionCall)) {
    app.post(`/${gameCalls[name].path}`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
      const session = await sessions.find(token, request.ip)
      if (!session.ok) return send(reply, session, languageOf(request))
      const { language, player } = session.data
      if (!(await ctx.isCallAllowed(`${player.player_id}`))) return send(reply, failed('TOO_FAST'), language)
      const result = await runCall(name, ctx, session.data, request.body, token)
      return send(reply, result, language)
    })
  }
}

/** Validates the body and runs the call's handler. BAD_REQUEST when the body is invalid. */
async function runCall<N extends SessionCallName>(
  name: N,
  ctx: ArcadeContext,
  session: Parameters<(typeof gameHandlers)[N]>[1],
  body: unknown,
  token: string,
): Promise<GameResult<unknown>> {
  const parsed = gameCalls[name].request.safeParse(body ?? {})
  if (!parsed.success) return failed('BAD_REQUEST')
  const handler: (
    ctx: ArcadeContext,
    session: Parameters<(typeof gameHandlers)[N]>[1],
    request: never,
    token: string,
  ) => Promise<GameResult<unknown>> = gameHandlers[name]
  return orUnavailable(handler(ctx, session, parsed.data as never, token))
}

/** WALLET_UNAVAILABLE where the hall did not say what the player's balance is. */
const orUnavailable = <T>(result: Promise<GameResult<T>>): Promise<GameResult<T>> =>
  result.catch((error: unknown) => {
    if (error instanceof HallUnavailableError) return failed('WALLET_UNAVAILABLE')
    throw error
  })

function isSessionCall(name: string): name is SessionCallName {
  return name in gameHandlers
}

type Language = 'zh-TW' | 'en'

function languageOf(request: FastifyRequest): Language {
  return request.headers['accept-language']?.startsWith('en') ? 'en' : 'zh-TW'
}

/** The result of a call that the hall's wallet did not answer is not known: the page repeats it under the same request id. */
function send(reply: FastifyReply, result: GameResult<unknown>, language: Language) {
  if (!result.ok && result.code === 'WALLET_UNAVAILABLE') reply.code(503)
  return reply.send(envelope(result, language))
}

function envelope(result: GameResult<unknown>, language: Language) {
  return result.ok ? { ok: true, data: result.data } : { ok: false, error: describe(result, language) }
}

function describe({ code }: GameFailure, language: Language) {
  return { code, message: GAME_ERROR_MESSAGES[code][language] }
}
