import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const headersIn = (GAMEHALL_MODE: 'sandbox' | 'live') =>
  securityHeaders({ GAMEHALL_MODE, GOOGLE_CLIENT_ID: undefined })

it('in live mode browsers use https only, for a year, with subdomains', () => {
  expect(headersIn('live')['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

it('sandbox mode, which has no TLS, sends no HSTS header', () => {
  expect(headersIn('sandbox')).not.toHaveProperty('strict-transport-security')
})
