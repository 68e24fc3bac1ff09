import { afterEach, expect, it, vi } from 'vitest'
import { carriesNonce, loadGoogleScript } from './google-script.ts'

const token = (claims: unknown) => `h.${btoa(JSON.stringify(claims))}.s`

afterEach(() => vi.restoreAllMocks())

it.each([
  [token({ nonce: 'n1' }), true],
  [token({ nonce: 'other' }), false],
  [token({}), false],
  [token(null), false],
  ['not a token', false],
  ['', false],
])('an ID token is taken only with this request’s nonce: %s', (idToken, isOurs) => {
  expect(carriesNonce(idToken, 'n1')).toBe(isOurs)
})

it('retries after a failed script load', async () => {
  const asked: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('not a script')
    asked.push(script.src)
    queueMicrotask(() => script.dispatchEvent(new Event('error')))
  })
  await expect(loadGoogleScript()).rejects.toThrow('not loaded')
  await expect(loadGoogleScript()).rejects.toThrow('not loaded')
  expect(asked).toEqual(Array(2).fill('https://accounts.google.com/gsi/client'))
})
