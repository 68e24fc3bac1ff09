import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import * as games from '../../apps/arcade/games/index.ts'
import { median } from '../bench-context.ts'
import { connectDatabase } from '../connect-database.ts'
import { fundByDeposit } from '../faults/fund-by-deposit.ts'
import { registerAccount } from '../faults/players.ts'
import { ServerClient } from '../faults/server-client.ts'
import type { BenchRun } from '../report.ts'
import { startStack } from '../start-stack.ts'
import { measureLaunch } from './measure-launch.ts'
import { waitForBets } from './wait-for-bets.ts'

const ROUNDS = 5
const LIMIT_MS = 4_000
const SYSTEM_CHROMIUM = '/usr/bin/chromium'
/** Tables take bets for as long as a site may let them, and are soon done with a round. */
const TABLES = { GAME_BETTING_MS: '60000', GAME_TABLE_SPEED: '10' }

/**
 * How long a cold deep link to each registered game takes on a slow phone until the game can be played (docs/decisions/0183). A game of
 * shared rounds is launched while its table takes bets.
 */
export const run: BenchRun = async () => {
  const stack = await startStack(TABLES)
  const pool = await connectDatabase(stack.dataFolder)
  const browser = await chromium.launch({
    ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const token = await registerWithMoney(stack.url)
    const times = new Map<string, number[]>(Object.values(games).map(({ id }) => [id, []]))
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [game, measured] of times) {
        await waitForBets(pool, game)
        const time = await measureLaunch(browser, { url: stack.url, gid: game, token })
        // The first load warms the server, waits for a table's first salt, and is not counted.
        if (round > 0) measured.push(time)
      }
    return [...times].map(([game, measured]) => ({
      label: `deep link to ${game}, playable`,
      figure: median(measured),
      unit: 'ms',
      against: { label: 'limit', figure: LIMIT_MS },
      atMost: 1,
    }))
  } finally {
    await browser.close()
    await pool.end()
    await stack.stop()
  }
}

async function registerWithMoney(url: string): Promise<string> {
  const client = new ServerClient(() => url)
  const { token } = await registerAccount(client, 1)
  await fundByDeposit(client, token, 10_000)
  return token
}
