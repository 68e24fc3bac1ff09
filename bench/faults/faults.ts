import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Pool } from '@gamehall/postgres'
import { connectDatabase } from '../connect-database.ts'
import { type InjectedFaults, injectFaults } from './inject-faults.ts'
import { KillableServer } from './killable-server.ts'
import { operationsOf, type WalletMode } from './operations/index.ts'
import type { Operation } from './operations/operation.ts'
import { type Player, prepareServer, registerPlayer } from './players.ts'
import { randomShare, seedChoices } from './random.ts'
import { ServerClient } from './server-client.ts'
import { settleOpenOrders } from './settle-open-orders.ts'
import { verifyMoney } from './verify-money.ts'

const PLAYERS = 16
const MOST_SEED = 1_000_000
const TARGETS = ['arcade', 'hall', 'gateway', 'chain', 'payout'] as const
const MODES: readonly WalletMode[] = ['transfer', 'seamless']

/** Shared tables have short rounds, so that more bets are under way at each kill. */
const TABLES = { GAME_BETTING_MS: '2000', GAME_TABLE_SPEED: '5' }

interface Counts {
  done: number
  readonly byName: Map<string, number>
}

/**
 * `npm run faults`: money operations by many players at once, while the server and PostgreSQL are killed and the outside
 * world misbehaves in every way; then proves that nothing was lost, made or left unexplained. Exit code 1 when something was.
 * Runs once in each wallet mode, or in the one of `--wallet`; `--operations`, `--kills`, `--faults` set the size of each run,
 * `--seed` what is chosen.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      operations: { type: 'string', default: '5000' },
      kills: { type: 'string', default: '30' },
      faults: { type: 'string', default: '500' },
      wallet: { type: 'string' },
      seed: { type: 'string', default: String(randomInt(MOST_SEED)) },
    },
  })
  const modes = values.wallet === undefined ? MODES : MODES.filter((mode) => mode === values.wallet)
  if (modes.length === 0) {
    console.error(`no wallet mode ${values.wallet}; there are: ${MODES.join(', ')}`)
    return 2
  }
  const size = {
    operations: Number(values.operations),
    kills: Number(values.kills),
    faults: Number(values.faults),
    seed: Number(values.seed),
  }
  for (const mode of modes) if ((await disturb(mode, size)) !== 0) return 1
  return 0
}

interface Size {
  readonly operations: number
  readonly kills: number
  readonly faults: number
  readonly seed: number
}

async function disturb(mode: WalletMode, { operations: wanted, kills, faults, seed }: Size): Promise<number> {
  const startedAt = Date.now()
  console.log(`faults, ${mode} wallet: seed ${seed}`)
  seedChoices(seed)
  const server = await KillableServer.start({
    ...TABLES,
    ...(mode === 'seamless' && { GAME_PROVIDERS: 'arcade-seamless' }),
  })
  try {
    const client = new ServerClient(server.url)
    const setUp = await connectDatabase(server.dataFolder)
    await prepareServer(client, setUp)
    await setUp.end()
    const players: Player[] = []
    for (let number = 0; number < PLAYERS; number += 1) {
      players.push(await registerPlayer(client, number, mode === 'seamless'))
    }

    const counts: Counts = { done: 0, byName: new Map() }
    const [disturbed] = await Promise.all([
      injectFaults(server, client, { kills, faults, targets: TARGETS }, () => counts.done / wanted),
      // Two hands a player, so that one player's operations race each other too.
      ...[...players, ...players].map((player) => play(client, player, counts, { mode, wanted })),
    ])
    return await verifyRun(mode, server, client, counts, disturbed, startedAt)
  } finally {
    await server.stop()
  }
}

async function play(
  client: ServerClient,
  player: Player,
  counts: Counts,
  { mode, wanted }: { readonly mode: WalletMode; readonly wanted: number },
): Promise<void> {
  const operations = operationsOf(mode)
  while (counts.done < wanted) {
    const operation = choose(operations)
    await operation.run(client, player)
    counts.done += 1
    counts.byName.set(operation.name, (counts.byName.get(operation.name) ?? 0) + 1)
  }
}

function choose(operations: readonly Operation[]): Operation {
  let left = randomShare() * operations.reduce((sum, { weight }) => sum + weight, 0)
  for (const operation of operations) {
    left -= operation.weight
    if (left < 0) return operation
  }
  throw new Error('there are no operations')
}

async function verifyRun(
  mode: WalletMode,
  server: KillableServer,
  client: ServerClient,
  counts: Counts,
  disturbed: InjectedFaults,
  startedAt: number,
): Promise<number> {
  const pool = await connectDatabase(server.dataFolder)
  try {
    const neverEnded = await settleOpenOrders(client, pool)
    const findings = await verifyMoney(pool)
    if (neverEnded.length > 0) findings.push({ problem: 'never ended', rows: neverEnded })
    console.log(
      `faults, ${mode} wallet: ${counts.done} operations by ${PLAYERS} players, ${disturbed.serverKills} kills of the server, ` +
        `${disturbed.databaseKills} of PostgreSQL, ${disturbed.faults} injected faults, ` +
        `${client.retryCount} retries under the same key, ${Math.round((Date.now() - startedAt) / 1000)} s`,
    )
    for (const [name, count] of counts.byName) console.log(`  ${String(count).padStart(6)}  ${name}`)
    for (const line of await listEnds(pool)) console.log(`  ${line}`)
    for (const { problem, rows } of findings) {
      console.log(`✗ ${problem}: ${rows.length}`)
      for (const row of rows.slice(0, 10)) console.log(`    ${row}`)
    }
    if (findings.length > 0) {
      console.log(`the servers’ log: ${server.logFile}`)
      return 1
    }
    rmSync(server.logFile, { force: true })
    console.log('✓ nothing lost, nothing made, no hold unexplained, both books add up')
    return 0
  } finally {
    await pool.end()
  }
}

/** What the orders of each kind came to. */
async function listEnds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select what || ': ' || string_agg(count || ' ' || state, ', ' order by count desc) as line from (
        select 'withdrawals (' || method || ')' as what, state, count(*) from withdrawal_orders group by 1, 2
        union all
        select 'deposits (' || method || ')', state, count(*) from deposit_orders group by 1, 2
        union all
        select 'transfers', state, count(*) from platform_transfers group by 1, 2
        union all
        select 'grants of free rounds', state, count(*) from free_round_grants group by 1, 2
        union all
        select 'free rounds of ' || game, status, count(*) from arcade.rounds where free_grant is not null group by 1, 2
        union all
        select 'rounds of ' || game, status, count(*) from arcade.rounds
          where not is_demo and free_grant is null group by 1, 2
        union all
        select 'steps of ' || game, coalesce(action ->> 'kind', lower(kind)), count(*)
          from arcade.round_steps join arcade.rounds using (round_id) where not is_demo group by 1, 2
        union all
        select 'shared rounds of ' || game, phase, count(*) from arcade.shared_rounds group by 1, 2) ends
      group by what order by what`,
  )
  return rows.map(({ line }) => line)
}

process.exitCode = await main()
