import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { createHomePageSource, type HomePage, type HomePageSource, type LoadHome } from './home-page.ts'
import { languageFromCookie } from './language-cookie.ts'
import { loadPlayerBuild } from './player-build.ts'

export type { HomeData } from './player-build.ts'

export interface PlayerPagesOptions {
  /** The folder that `buildPlayer()` of apps/player writes, with `client`, `server` and `page.json`. */
  readonly distFolder: string
  /** Loads the home page's data for a visitor. */
  readonly loadHome: LoadHome
  /** Changes when the home page's data may have changed. */
  readonly cacheVersion: () => number
  readonly config: {
    /** Other origins the pages need: where games and uploaded files come from. */
    readonly frameSources?: readonly string[]
    readonly imageSources?: readonly string[]
    readonly connectSources?: readonly string[]
    readonly scriptSources?: readonly string[]
    readonly styleSources?: readonly string[]
    /** Origins that a site's config may name as its API; another origin would receive every password. */
    readonly apiOrigins?: readonly string[]
  }
}

/** Headers that have no meaning for files other than pages; removing them saves bytes on slow connections. */
const PAGE_HEADERS = [
  'content-security-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** The only worker that compiles WebAssembly: a worker follows its own script's policy; the pages' policy forbids it. */
const FACE_WORKER = /[\\/]face-worker-[^\\/]+\.js(?:\.br)?$/
const FACE_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

const YEAR_S = 365 * 24 * 3600

/** Serves the player app at `/`: the home page rendered with its data, and the files of the build. */
export const playerPages: FastifyPluginAsync<PlayerPagesOptions> = async (app, options) => {
  const build = await loadPlayerBuild(options.distFolder)
  const policy = contentSecurityPolicy(build.template, options.config)
  const { apiOrigins = [] } = options.config
  const policyFor = ({ apiOrigin }: HomePage) =>
    apiOrigin !== undefined && apiOrigins.includes(apiOrigin)
      ? contentSecurityPolicy(build.template, reaching(apiOrigin, options.config))
      : policy
  const pages = createHomePageSource(build, options.loadHome, options.cacheVersion)

  app.get('/', { logLevel: 'warn' }, (request, reply) => sendHome(request, reply, pages, policyFor))
  await app.register(fastifyStatic, {
    root: join(options.distFolder, 'client'),
    prefix: '/',
    index: false,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheControlOf(path))
      void reply.header('x-content-type-options', 'nosniff')
      if (/\.html(?:\.br)?$/.test(path)) void reply.header('content-security-policy', policy)
      else if (FACE_WORKER.test(path)) void reply.header('content-security-policy', FACE_WORKER_POLICY)
      else for (const name of PAGE_HEADERS) reply.removeHeader(name)
    },
  })
}

/** The policy's sources with the site's own API address among them. */
const reaching = (origin: string, sources: PlayerPagesOptions['config']): PlayerPagesOptions['config'] => ({
  ...sources,
  connectSources: [...(sources.connectSources ?? []), origin],
})

async function sendHome(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: HomePageSource,
  policyFor: (page: HomePage) => string,
): Promise<FastifyReply> {
  const written = await pages(languageFromCookie(request.headers.cookie)).catch((error: unknown) => {
    request.log.error({ err: error }, 'home page without data')
    return undefined
  })
  const page = written ?? (await pages.shell())
  reply
    .status(written ? 200 : 503)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-encoding')
    .header('content-security-policy', policyFor(page))
  return sendCompressed(request, reply, page)
}

function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: HomePage): FastifyReply {
  const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  return acceptsBrotli ? reply.header('content-encoding', 'br').send(page.brotli) : reply.send(page.html)
}

/** Files with a hash in their name are immutable; the others are revalidated each time. */
function cacheControlOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return `public, max-age=${YEAR_S}, immutable`
  return /[\\/]icons[\\/]/.test(path) ? 'public, max-age=86400' : 'no-cache'
}
