import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import * as games from '../../apps/arcade/games/index.ts'
import { fundByDeposit } from '../faults/fund-by-deposit.ts'
import { enterGame } from '../faults/operations/enter-game.ts'
import { registerAccount } from '../faults/players.ts'
import { ServerClient } from '../faults/server-client.ts'
import { startStack } from '../start-stack.ts'
import { LANGUAGES, type Language, phoneIn, Screenshots } from './screenshots.ts'

/** Tables are soon done with a round. */
const TABLES = { GAME_BETTING_MS: '1000', GAME_TABLE_SPEED: '10' }
const THEMES = ['dark', 'light'] as const
const SPINS = 5
/** A table that was never watched waits for its salt, then plays its rounds. */
const RESULTS_WITHIN_MS = 90_000
const LEAST_RESULTS = 6
const ASKED_EVERY_MS = 2_000
const ALL = Object.values(games)
const FAVOURITES = [games.baccarat, games.mines, games.blackjack].map(({ id }) => id)

const liveTables = z.object({ list: z.array(z.object({ gid: z.string(), marks: z.array(z.unknown()) })) })

interface Visit {
  readonly url: string
  readonly token: string
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
}

/**
 * The lobby of a player who has starred and played games and left a round open, dark and light, in both languages: the home page at each
 * width, the starred and the recently played games, and all ten. Returns the files.
 */
export async function takeLobby(browser: Browser): Promise<readonly string[]> {
  const stack = await startStack(TABLES)
  try {
    const client = new ServerClient(() => stack.url)
    const token = await preparePlayer(client)
    await playTables(browser, client)
    const files: string[] = []
    for (const language of LANGUAGES)
      for (const theme of THEMES)
        files.push(...(await takeVisit(browser, { url: stack.url, token, language, theme })))
    return files
  } finally {
    await stack.stop()
  }
}

/** A player with money, with results of roulette, and with an open round of mines. */
async function preparePlayer(client: ServerClient): Promise<string> {
  const { token } = await registerAccount(client, 1)
  await fundByDeposit(client, token, 5_000)
  const player = { token, isSeamless: false }
  const wheel = await enterGame(client, player, games.roulette.id)
  for (let spin = 0; spin < SPINS; spin += 1)
    await wheel?.open({ table: 'european', chips: [{ spot: 'red', amount: '10.00' }] })
  const mine = await enterGame(client, player, games.mines.id)
  const round = await mine?.open({ amount: '20.00', mines: 3 })
  if (round === undefined || round === null) throw new Error('no round was left open')
  return token
}

/** Watches each shared table until the lobby has results of it. */
async function playTables(browser: Browser, client: ServerClient): Promise<void> {
  const context = await browser.newContext(phoneIn('zh-TW'))
  const shared = ALL.filter(({ rounds }) => rounds === 'shared').map(({ id }) => id)
  const giveUpAt = Date.now() + RESULTS_WITHIN_MS
  try {
    for (const id of shared)
      await (await context.newPage()).goto(`${client.url()}#/startGame?gid=${id}&trial=1`)
    while (!(await haveResults(client, shared))) {
      if (Date.now() > giveUpAt) throw new Error('the tables had no results in time')
      await delay(ASKED_EVERY_MS)
    }
  } finally {
    await context.close()
  }
}

async function haveResults(client: ServerClient, ids: readonly string[]): Promise<boolean> {
  const { data } = await client.decide('/game/liveTables', {})
  const { list } = liveTables.parse(data)
  return ids.every((id) => list.some(({ gid, marks }) => gid === id && marks.length >= LEAST_RESULTS))
}

async function takeVisit(browser: Browser, visit: Visit): Promise<readonly string[]> {
  const { url, language, theme } = visit
  const context = await browser.newContext({ ...phoneIn(language), reducedMotion: 'reduce' })
  const screenshots = new Screenshots(`lobby.${language}.${theme}`)
  try {
    await context.addCookies([{ name: 'lang', value: language, url }])
    const page = await context.newPage()
    await page.addInitScript({ content: comeAs(visit) })
    await page.goto(url)
    await seeResults(page)
    await screenshots.takeWholeAtEachWidth(page, 'home')
    const views = page.locator('[class*="_rail_"] > button')
    for (const [state, place] of [
      ['recent', -2],
      ['starred', -1],
    ] as const) {
      await views.nth(place).click()
      await page.waitForLoadState('networkidle')
      await screenshots.takeWhole(page, state)
    }
    await page.goto(`${url}#/gameListItem`)
    await page
      .locator('[data-gid]')
      .filter({ visible: true })
      .nth(ALL.length - 1)
      .waitFor()
    await seeResults(page)
    await screenshots.takeWholeAtEachWidth(page, 'all')
  } finally {
    await context.close()
  }
  return screenshots.files
}

/** The results of tables are asked for once the first screen had its time. */
async function seeResults(page: Page): Promise<void> {
  await page.locator('[data-tone]').filter({ visible: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Runs in the page, before anything else does: the player's session, and what this browser knows of the player. */
function comeAs({ token, theme }: Visit): string {
  const played = ALL.filter(({ id }) => !FAVOURITES.includes(id))
  const history = Object.fromEntries(
    played.map(({ platform }) => [
      platform,
      played.flatMap((game, at) => (game.platform === platform ? [{ gid: game.id, at }] : [])),
    ]),
  )
  const stored = { theme, favourite_games: JSON.stringify(FAVOURITES), play_history: JSON.stringify(history) }
  return `
if (self === top) {
  sessionStorage.setItem('token', ${JSON.stringify(token)})
  for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value)
}
`
}
