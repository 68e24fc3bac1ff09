import { openBeacon } from '@gamehall/arcade'
import { beaconRoutes } from '@gamehall/sandbox'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { withSandboxDefaults } from './sandbox-defaults.ts'

let app: FastifyInstance | null = null
afterEach(() => app?.close())

it('reads the sandbox’s beacon with the key that belongs to its signatures', async () => {
  app = Fastify()
  const options = { clock: { now: () => new Date() }, takeFault: async () => null }
  await app.register(async (beacon) => beaconRoutes(beacon, options), { prefix: '/sandbox/beacon' })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const beacon = openBeacon(withSandboxDefaults(readConfig({}), url, undefined))
  expect(await beacon.fetchRound(7, new AbortController().signal)).toMatchObject({ round: 7 })
})

it('leaves a configured beacon as it is: quicknet unless another network is described', () => {
  const config = readConfig({ BEACON_URL: 'https://api.drand.sh' })
  const { network } = openBeacon(withSandboxDefaults(config, 'http://127.0.0.1:3000', undefined))
  expect(network.periodSeconds).toBe(3)
})
