import { z } from 'zod'

/** Where a chain's salt comes from: a round of a randomness beacon, or, in older chains, a player's browser. */
export const saltSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('player') }),
  z.object({ kind: z.literal('beacon'), chain_hash: z.string(), round: z.int() }),
])
export type SaltSource = z.infer<typeof saltSourceSchema>

interface BeaconColumns {
  readonly beacon_chain_hash: string | null
  readonly beacon_round: bigint | null
}

/** Reads the source from the columns of a chain or of a shared round. */
export const saltSourceOf = ({ beacon_chain_hash, beacon_round }: BeaconColumns): SaltSource =>
  beacon_chain_hash === null || beacon_round === null
    ? { kind: 'player' }
    : { kind: 'beacon', chain_hash: beacon_chain_hash, round: Number(beacon_round) }
