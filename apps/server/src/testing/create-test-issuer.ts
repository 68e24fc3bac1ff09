import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export interface TestIssuer {
  readonly issuer: string
  readonly keysUrl: string
  readonly clientId: string
  /** An ID token as Google would sign it; a given claim replaces the usual one, a null one leaves it out. */
  sign(
    claims: Record<string, unknown>,
    at: Date,
    how?: { readonly signedBy: 'RS256' | 'RS512' | 'stranger' },
  ): Promise<string>
  close(): Promise<void>
}

/** Stands in for Google: publishes its keys on loopback and signs ID tokens with them. */
export async function createTestIssuer(): Promise<TestIssuer> {
  const keys = {
    RS256: await generateKeyPair('RS256'),
    RS512: await generateKeyPair('RS512'),
    /** Claims the id of the first, and is not published. */
    stranger: await generateKeyPair('RS256'),
  }
  const published = [
    { ...(await exportJWK(keys.RS256.publicKey)), kid: 'RS256', use: 'sig' },
    { ...(await exportJWK(keys.RS512.publicKey)), kid: 'RS512', use: 'sig' },
  ]
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: published }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = 'https://accounts.google.com'
  const clientId = 'hall.apps.googleusercontent.test'
  return {
    issuer,
    keysUrl: `http://127.0.0.1:${port}/certs`,
    clientId,
    sign(claims, at, { signedBy } = { signedBy: 'RS256' }) {
      const now = Math.floor(at.getTime() / 1000)
      const usual = { iss: issuer, aud: clientId, iat: now, exp: now + 3600 }
      const given = Object.entries({ ...usual, ...claims }).filter(([, value]) => value !== null)
      const payload: JWTPayload = Object.fromEntries(given)
      const alg = signedBy === 'stranger' ? 'RS256' : signedBy
      return new SignJWT(payload).setProtectedHeader({ alg, kid: alg }).sign(keys[signedBy].privateKey)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
