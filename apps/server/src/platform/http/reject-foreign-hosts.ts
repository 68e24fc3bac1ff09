import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { isIpAddress, parseHostName } from '../config/host-names.ts'
import { listOwnOrigins } from '../config/list-own-origins.ts'
import type { SecurityReport } from '../telemetry/security-report.ts'

export type IsOwnHost = (header: string | undefined) => boolean

/**
 * Creates a check whether a `Host` header names this server. Sandbox mode accepts only its own names and IP addresses, against
 * DNS rebinding, by which a foreign page would share the origin of the operator's API. In live mode the proxy in front decides.
 */
export function createOwnHostCheck(
  config: Pick<Config, 'GAMEHALL_MODE' | 'PUBLIC_URL' | 'SITE_ORIGINS'>,
): IsOwnHost {
  if (config.GAMEHALL_MODE === 'live') return () => true
  const names = new Set(['localhost', ...listOwnOrigins(config).map((origin) => new URL(origin).hostname)])
  return (header) => {
    const name = parseHostName(header)
    return name !== null && (names.has(name) || isIpAddress(name))
  }
}

/** Answers 421 to requests with a foreign `Host`. */
export function rejectForeignHosts(app: FastifyInstance, isOwnHost: IsOwnHost, report: SecurityReport): void {
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
