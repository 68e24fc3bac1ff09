import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { hostNameOf, isAddress } from '../config/host-names.ts'
import { ownOrigins } from '../config/own-origins.ts'
import type { SecurityReport } from './security-report.ts'

export type IsOwnHost = (header: string | undefined) => boolean

/**
 * Whether a `Host` header names this server. In sandbox mode a name of anybody else's is refused: a page whose name was made to
 * lead to this machine (DNS rebinding) would be of the same origin as the operator's API. Addresses cannot be rebound; in live
 * mode the proxy in front decides which names lead here.
 */
export function ownHosts(config: Pick<Config, 'GAMEHALL_MODE' | 'PUBLIC_URL' | 'SITE_ORIGINS'>): IsOwnHost {
  if (config.GAMEHALL_MODE === 'live') return () => true
  const names = new Set(['localhost', ...ownOrigins(config).map((origin) => new URL(origin).hostname)])
  return (header) => {
    const name = hostNameOf(header)
    return name !== null && (names.has(name) || isAddress(name))
  }
}

/** Answers 421 to requests that came by a foreign name. */
export function refuseForeignHosts(app: FastifyInstance, isOwnHost: IsOwnHost, report: SecurityReport): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isOwnHost(request.headers.host)) return done()
    report({ event: 'request.rejected', reason: 'foreign_host' }, { ip: request.ip, requestId: request.id })
    reply
      .code(421)
      .header('connection', 'close')
      .type('text/plain; charset=utf-8')
      .send(
        'In sandbox mode this hall answers to localhost, to IP addresses and to the host of PUBLIC_URL. ' +
          'To reach it by another name, start it with that name in PUBLIC_URL.\n',
      )
  })
}
