import type { AccountSpec, Ledger, Posting, PostResult, SqlRunner } from '@gamehall/ledger'
import { type Currency, minor } from '@gamehall/money'

export const PLAYERS = 10_000
/** What a transfer moves: one dollar. */
const STAKE = minor(100n)

const FUNDS = minor(1_000_000_00n)
const HOUSE = 'clearing/bench/TWD'
const AT = new Date('2026-01-01T00:00:00Z')

function keyOf(player: number): string {
  return `player/${player}/main/TWD`
}

function posting(key: string, from: string, to: string, amount = STAKE): Posting {
  return {
    key,
    kind: 'bench',
    at: AT,
    legs: [
      { account: from, amountMinor: minor(-amount) },
      { account: to, amountMinor: amount },
    ],
  }
}

/** What the server keeps for itself beside the account that all share: one a channel, a platform, a purpose and a currency. */
const OTHER_HOUSE: readonly AccountSpec[] = [
  ...['atm', 'cvs', 'bank_payout'].map((name) => house(`channel/${name}/clearing/TWD`, 'TWD')),
  ...['usdt', 'tron_payout'].map((name) => house(`channel/${name}/clearing/USDT`, 'USDT')),
  ...['aurora_slots', 'aurora_instant'].map((name) => house(`platform/${name}/clearing/TWD`, 'TWD')),
  ...(['TWD', 'USDT'] as const).flatMap((currency) =>
    ['suspense', 'exchange', 'adjustments', 'player-transfers', 'play-money', 'bonus'].map((name) =>
      house(`house/${name}/${currency}`, currency),
    ),
  ),
]

function house(key: string, currency: Currency): AccountSpec {
  return { key, currency, kind: 'system' }
}

/**
 * Ten thousand players with money enough that no transfer is refused, each with a wallet a currency, and one house account
 * they all share, among the server's others. Answers how many accounts are open.
 */
export async function openPlayers(
  ledger: Ledger,
  sql: SqlRunner,
  post: (posting: Posting) => Promise<PostResult>,
): Promise<number> {
  const players = Array.from({ length: PLAYERS }, (_, player) => keyOf(player))
  const accounts: AccountSpec[] = [
    house(HOUSE, 'TWD'),
    ...OTHER_HOUSE,
    ...players.flatMap((key, player): AccountSpec[] => [
      { key, currency: 'TWD', kind: 'owned' },
      { key: `player/${player}/wallet/USDT`, currency: 'USDT', kind: 'owned' },
    ]),
  ]
  await ledger.openAccounts(sql, accounts)
  await Promise.all(players.map((key) => post(posting(`fund/${key}`, HOUSE, key, FUNDS))))
  return accounts.length
}

/** Half of the transfers go between two players, a quarter each to and from the house. The same seed gives the same order. */
export function transferMaker(tag: string): () => Posting {
  let count = 0
  let seed = 1
  function draw(below: number): number {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  return () => {
    count += 1
    const player = draw(PLAYERS)
    const other = (player + 1 + draw(PLAYERS - 1)) % PLAYERS
    const way = draw(4)
    const from = way === 0 ? HOUSE : keyOf(player)
    const to = way === 1 ? HOUSE : keyOf(other)
    return posting(`${tag}/${count}`, from, to)
  }
}
