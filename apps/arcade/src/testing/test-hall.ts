import type {
  HallAnswer,
  HallBet,
  HallBetWin,
  HallRollback,
  HallWallet,
  HallWin,
} from '../wallet/hall-wallet.ts'

/** What happens to the hall's next calls: lost before or after it was applied, applied twice, or answered when released. */
export type HallFault = 'lost' | 'unanswered' | 'twice' | 'late'

interface HallRound {
  readonly player: string
  stakes: bigint
  won: bigint
  validBet: bigint | null
  isClosed: boolean
}

/** A hall's wallet that keeps the eight rules of docs/protocols/seamless.md in memory. */
export interface TestHall {
  readonly wallet: HallWallet
  readonly rounds: ReadonlyMap<string, HallRound>
  balanceOf(player: string): bigint
  fund(player: string, amount: bigint): void
  /** Faults of the next calls of an operation, one each. */
  fail(operation: 'bet' | 'win' | 'rollback', ...faults: readonly HallFault[]): void
  /** Gives the late answers. */
  release(): void
  /** Calls of an operation so far. */
  count(operation: 'bet' | 'win' | 'rollback'): number
  /** How many late answers wait to be released. */
  waiting(): number
}

const refuse = (code: Extract<HallAnswer, { kind: 'refused' }>['code']): HallAnswer => ({
  kind: 'refused',
  code,
})

interface Transaction {
  readonly fields: string
  state: 'applied' | 'rolled_back' | 'tombstone'
  readonly amount: bigint
}

export function createTestHall(): TestHall {
  const balances = new Map<string, bigint>()
  const transactions = new Map<string, Transaction>()
  const rounds = new Map<string, HallRound>()
  const faults = new Map<string, HallFault[]>()
  const counts = new Map<string, number>()
  let held: (() => void)[] = []
  const balanceOf = (player: string) => balances.get(player) ?? 0n
  const ok = (player: string): HallAnswer => ({ kind: 'ok', balance: balanceOf(player) })
  const add = (player: string, amount: bigint) => balances.set(player, balanceOf(player) + amount)
  const digest = (fields: object) =>
    JSON.stringify(fields, (name, value) =>
      name === 'token' ? undefined : typeof value === 'bigint' ? `${value}` : value,
    )

  function repeated(transaction: string, player: string, fields: string): HallAnswer | null {
    const earlier = transactions.get(transaction)
    if (earlier === undefined) return null
    if (earlier.state !== 'applied') return refuse('ROLLED_BACK')
    return earlier.fields === fields ? ok(player) : refuse('DUPLICATE')
  }

  function bet(request: HallBet): HallAnswer {
    const { transaction, player, round, amount } = request
    const known = repeated(transaction, player, digest(request))
    if (known !== null) return known
    const own = rounds.get(round) ?? { player, stakes: 0n, won: 0n, validBet: null, isClosed: false }
    if (own.isClosed) return refuse('ROUND_CLOSED')
    if (balanceOf(player) < amount) return refuse('INSUFFICIENT')
    add(player, -amount)
    own.stakes += amount
    rounds.set(round, own)
    transactions.set(transaction, { fields: digest(request), state: 'applied', amount })
    return ok(player)
  }

  function win(request: HallWin): HallAnswer {
    const { transaction, player, round, amount, reference } = request
    const known = repeated(transaction, player, digest(request))
    if (known !== null) return known
    const own = rounds.get(round)
    if (own === undefined || transactions.get(reference)?.state !== 'applied') return refuse('DOES_NOT_EXIST')
    if (own.isClosed) return refuse('ROUND_CLOSED')
    add(player, amount)
    own.won += amount
    own.isClosed = request.isRoundClosed
    own.validBet = request.validBet
    transactions.set(transaction, { fields: digest(request), state: 'applied', amount })
    return ok(player)
  }

  /** A stake with its win: a refused stake moves nothing. */
  function betWin({ win: amount, isRoundClosed, validBet, ...stake }: HallBetWin): HallAnswer {
    const taken = bet({ ...stake, freeGrant: null })
    if (taken.kind !== 'ok') return taken
    const { transaction: reference, player, round, game } = stake
    const transaction = `${reference}/win`
    return win({ transaction, reference, player, round, game, amount, isRoundClosed, validBet })
  }

  function rollback({ transaction, reference, player, round }: HallRollback): HallAnswer {
    if (transactions.has(transaction)) return ok(player)
    const taken = transactions.get(reference)
    const own = rounds.get(round)
    if (taken === undefined) transactions.set(reference, { fields: '', state: 'tombstone', amount: 0n })
    else if (own === undefined || own.isClosed || own.won > 0n) return refuse('ROUND_CLOSED')
    else if (taken.state === 'applied') {
      add(player, taken.amount)
      own.stakes -= taken.amount
      own.isClosed = own.stakes === 0n
      taken.state = 'rolled_back'
    }
    transactions.set(transaction, { fields: '', state: 'applied', amount: 0n })
    return ok(player)
  }

  async function deliver(operation: string, apply: () => HallAnswer): Promise<HallAnswer> {
    counts.set(operation, (counts.get(operation) ?? 0) + 1)
    const fault = faults.get(operation)?.shift()
    if (fault === 'lost') return { kind: 'unknown' }
    if (fault === 'twice') apply()
    const answer = apply()
    if (fault === 'unanswered') return { kind: 'unknown' }
    if (fault === 'late') await new Promise<void>((resolve) => held.push(resolve))
    return answer
  }

  return {
    wallet: {
      balance: async (player) => ok(player),
      bet: (request) => deliver('bet', () => bet(request)),
      betWin: async (request) => betWin(request),
      win: (request) => deliver('win', () => win(request)),
      rollback: (request) => deliver('rollback', () => rollback(request)),
    },
    rounds,
    balanceOf,
    fund: add,
    fail: (operation, ...next) => faults.set(operation, [...(faults.get(operation) ?? []), ...next]),
    release() {
      for (const resolve of held) resolve()
      held = []
    },
    count: (operation) => counts.get(operation) ?? 0,
    waiting: () => held.length,
  }
}

/** Numbers from 0 below a bound, the same ones for the same seed. */
export function createRandom(first: number): (below: number) => number {
  let seed = first
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(seed / 65_536) % below
  }
}
