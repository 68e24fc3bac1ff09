import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Config } from '../config/config.ts'

/**
 * The security headers of every response. They are constant, so helmet runs once; on every request it would cost a twelfth of
 * the lobby's throughput.
 */
export function securityHeaders(
  config: Pick<Config, 'GAMEHALL_MODE' | 'GOOGLE_CLIENT_ID'>,
): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    strictTransportSecurity: config.GAMEHALL_MODE === 'live',
    // Google's login opens a window that posts back to the page.
    crossOriginOpenerPolicy: {
      policy: config.GOOGLE_CLIENT_ID === undefined ? 'same-origin' : 'same-origin-allow-popups',
    },
    referrerPolicy: { policy: 'same-origin' },
    // Headers for obsolete browsers, omitted to save bytes.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    originAgentCluster: false,
  })(response.req, response, () => {})
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
