import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { afterEach, expect, it } from 'vitest'
import { createDrandBeacon } from './drand-beacon.ts'
import { QUICKNET } from './quicknet.ts'
import { BeaconError, roundAt, timeOfRound } from './randomness-beacon.ts'

/** A round as quicknet published it. */
const ROUND_1000 = {
  round: 1_000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}
const SIGNATURE_1001 =
  'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41'
const TIMEOUT_MS = 300

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Asks for round 1,000 at a server that answers like this. */
async function fetchFrom(answer: RequestListener, network = QUICKNET, signal = new AbortController().signal) {
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const beacon = createDrandBeacon({ url, network, timeoutMs: TIMEOUT_MS })
  const fetched = await beacon.fetchRound(1_000, signal).catch((error: unknown) => error)
  return { fetched, paths }
}

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))

it('takes a round of quicknet by its real signature, by the paths of drand’s HTTP API', async () => {
  const { fetched, paths } = await fetchFrom(answering(ROUND_1000))
  expect(fetched).toEqual(ROUND_1000)
  expect(paths).toEqual([`/${QUICKNET.chainHash}/public/1000`])
})

const flipped = ROUND_1000.signature.replace(/9$/, '8')
it.each([
  ['another round', { ...ROUND_1000, round: 999 }, /answered round 999 for round 1000/],
  ['the signature of the next round', { ...ROUND_1000, signature: SIGNATURE_1001 }, /signature/],
  ['no point of the curve', { ...ROUND_1000, signature: flipped }, /signature/],
  ['no point at all', { ...ROUND_1000, signature: 'ff'.repeat(48) }, /signature/],
  [
    'randomness that is not the signature’s hash',
    { ...ROUND_1000, randomness: '00'.repeat(32) },
    /randomness/,
  ],
  ['garbage', '<html>busy</html>', /no round/],
  ['another shape', { round: '1000' }, /no round/],
  ['an endless answer', JSON.stringify({ ...ROUND_1000, more: 'x'.repeat(10_000) }), /no round/],
])('refuses %s', async (_what, body, message) => {
  const { fetched } = await fetchFrom(answering(body))
  expect(fetched).toMatchObject({ reason: 'invalid', message: expect.stringMatching(message) })
})

it('refuses a round that another network signed', async () => {
  const publicKey = bls12_381.shortSignatures.getPublicKey(new Uint8Array(32).fill(7)).toHex()
  const { fetched } = await fetchFrom(answering(ROUND_1000), { ...QUICKNET, publicKey })
  expect(fetched).toMatchObject({ reason: 'invalid', message: expect.stringMatching(/signature/) })
})

it.each<[string, RequestListener]>([
  ['a round that is not there yet', answering({ error: 'not found' }, 404)],
  ['a broken server', answering(ROUND_1000, 503)],
  [
    'a redirect to the round',
    (request, response) =>
      request.url === '/elsewhere'
        ? answering(ROUND_1000)(request, response)
        : response.writeHead(302, { location: '/elsewhere' }).end(),
  ],
  ['a connection that is cut', (request) => request.socket.destroy()],
  ['no answer', () => {}],
])('has no round after %s', async (_what, answer) => {
  const { fetched } = await fetchFrom(answer)
  expect(fetched).toBeInstanceOf(BeaconError)
  expect(fetched).toMatchObject({ reason: 'late' })
})

it('gives a fetch up when asked to', async () => {
  const giving = new AbortController()
  const { fetched } = await fetchFrom(() => giving.abort(), QUICKNET, giving.signal)
  expect(fetched).toMatchObject({ reason: 'late', cause: { name: 'AbortError' } })
})

it('knows when a round is published', () => {
  const at = timeOfRound(QUICKNET, 1_000)
  expect(at.toISOString()).toBe('2023-08-23T15:59:24.000Z')
  expect(roundAt(QUICKNET, at)).toBe(1_000)
  expect(roundAt(QUICKNET, new Date(at.getTime() - 1))).toBe(999)
  expect(roundAt(QUICKNET, new Date(0))).toBe(0)
})
