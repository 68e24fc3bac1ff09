import type { FastifyInstance, FastifyReply } from 'fastify'
import { applyFault } from '../faults/apply-fault.ts'
import type { FaultKind } from '../faults/fault-store.ts'
import type { Clock } from '../sandbox-context.ts'
import {
  beaconPublicKey,
  newestRound,
  type SimulatedNetwork,
  signRound,
  simulatedNetwork,
} from './simulated-beacon.ts'

const ROUND = /^[1-9]\d{0,11}$/

interface BeaconOptions {
  readonly clock: Clock
  readonly takeFault: () => Promise<FaultKind | null>
}

/** drand's HTTP API with a network of the sandbox's own (docs/protocols/beacon.md). Rounds follow the server's clock. */
export function beaconRoutes(app: FastifyInstance, { clock, takeFault }: BeaconOptions): void {
  let known: SimulatedNetwork | null = null
  const networkOf = (hash: string): SimulatedNetwork | null => {
    known ??= simulatedNetwork(beaconPublicKey())
    return known.hash === hash ? known : null
  }
  const answer = async (reply: FastifyReply, work: () => Promise<unknown>) =>
    applyFault(reply, await takeFault(), work, () => reply.code(503).send({ error: 'refused on purpose' }))

  app.get<{ Params: { hash: string } }>('/:hash/info', ({ params }, reply) =>
    answer(reply, async () => networkOf(params.hash) ?? reply.code(404).send({ error: 'unknown chain' })),
  )
  app.get<{ Params: { hash: string; round: string } }>('/:hash/public/:round', ({ params }, reply) =>
    answer(reply, async () => {
      const network = networkOf(params.hash)
      if (network === null) return reply.code(404).send({ error: 'unknown chain' })
      const newest = newestRound(network, clock.now())
      const isRound = params.round === 'latest' || ROUND.test(params.round)
      const round = params.round === 'latest' ? newest : Number(params.round)
      if (!isRound || round < 1 || round > newest) return reply.code(404).send({ error: 'no such round yet' })
      return signRound(round)
    }),
  )
}
