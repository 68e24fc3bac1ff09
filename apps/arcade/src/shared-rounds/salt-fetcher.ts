import type { ArcadeContext } from '../arcade-context.ts'
import { BeaconError } from '../beacon/randomness-beacon.ts'
import type { SharedTableRow } from '../db/schema.ts'
import { fixSalts } from './fix-salts.ts'
import type { TableKey } from './table-key.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000
/** A beacon may be so many tries late before it is reported: about four seconds. */
const QUIET_FAILURES = 3

export interface SaltFetcher {
  /** Fetches what the table's chains wait for, if it is due. Resolves when no fetch is under way; never rejects. */
  check(table: Pick<SharedTableRow, 'chain_id' | 'next_chain_id'>): Promise<void>
  /** Gives up a fetch under way. */
  stop(): Promise<void>
}

interface SaltFetcherOptions {
  readonly ctx: ArcadeContext
  readonly key: TableKey
  readonly onFixed: () => void
  readonly onError: (error: unknown) => void
}

/** Fetches the salts of a table's chains beside its rounds; a failed fetch is repeated with growing waits. */
export function createSaltFetcher({ ctx, key, onFixed, onError }: SaltFetcherOptions): SaltFetcher {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let failures = 0
  let waitsUntil = 0
  /** The chains that are known to have their salts. */
  let salted = ''

  async function fetchDue(chains: string): Promise<void> {
    try {
      const { hasFixed, next } = await fixSalts(ctx, key, stopping.signal)
      failures = 0
      waitsUntil = next?.getTime() ?? 0
      if (next === null) salted = chains
      if (hasFixed) onFixed()
    } catch (error) {
      if (stopping.signal.aborted) return
      waitsUntil = ctx.clock.now().getTime() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)
      failures += 1
      const isLate = error instanceof BeaconError && error.reason === 'late'
      if (!isLate || failures > QUIET_FAILURES) onError(error)
    }
  }

  return {
    async check({ chain_id, next_chain_id }) {
      const chains = `${chain_id}/${next_chain_id}`
      const isDue = ctx.clock.now().getTime() >= waitsUntil
      if (running === null && chains !== salted && isDue && !stopping.signal.aborted)
        running = fetchDue(chains).finally(() => {
          running = null
        })
      await running
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
