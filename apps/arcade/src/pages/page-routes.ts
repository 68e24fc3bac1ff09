import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ArcadeContext } from '../arcade-context.ts'
import { pageLanguage } from './page-language.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'

/** Serves the built game pages, the verifier, the fairness page in the player's language and the covers from the build's folder. Logs a warning and serves nothing when it is missing. */
export function registerPageRoutes(app: FastifyInstance, ctx: ArcadeContext): void {
  if (!existsSync(ctx.distFolder)) {
    app.log.warn({ event: 'arcade_pages_not_built' })
    return
  }
  const policy = contentSecurityPolicy(ctx.publicOrigins)
  app.addHook('onSend', async (_request, reply) => {
    reply.raw.removeHeader('x-frame-options')
    reply.removeHeader('x-frame-options')
    reply.header('content-security-policy', policy)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  app.addHook('onRequest', async (request, reply) => {
    const url = URL.parse(request.url, 'http://arcade')
    if (!url?.pathname.endsWith('/fairness/')) return
    const language = pageLanguage(url.searchParams.get('lang'), request.headers.cookie)
    if (language === 'en') return reply.header('cache-control', 'no-cache').redirect('en/')
  })
  app.register(fastifyStatic, {
    root: ctx.distFolder,
    index: ['index.html'],
    redirect: true,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', cacheControl(path))
    },
  })
}

/** Hashed assets are immutable, pages are always revalidated, covers are cached for an hour. */
function cacheControl(path: string): string {
  if (/\.html(\.br|\.gz)?$/.test(path)) return 'no-cache'
  return /[\\/]assets[\\/]/.test(path) ? IMMUTABLE : ONE_HOUR
}

function contentSecurityPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ['frame-ancestors', "'self'", ...origins].join(' '),
  ].join('; ')
}
