// Takes pictures of each registered game, or of those that are named, to be looked at: e2e/screenshots/games/<game>.png has all of one.
// node tools/run.mjs bench/game-pictures/take-pictures.ts [game…]    `npm run build` must have built the pages.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import * as games from '../../apps/arcade/games/index.ts'
import type { Round } from '../../apps/arcade/src/game-api/schema.ts'
import type { GameModule } from '../../apps/arcade/src/games/game-module.ts'
import { type GameHost, startGameHost } from '../frames/game-host.ts'
import { findBestRound } from './best-round.ts'
import { joinPictures } from './join-pictures.ts'
import { play, playRound, replayRound, waitUntilIdle } from './show-states.ts'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const FOLDER = join(import.meta.dirname, '../../e2e/screenshots/games')
/** The last size is the one in which rounds are played. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const
const [, , PHONE] = SIZES
const LANGUAGES = ['zh-TW', 'en'] as const
type Language = (typeof LANGUAGES)[number]
/** A page is laid out for its new size, and draws what it keeps for it. */
const RESIZED_MS = 700

type Game = Pick<GameModule, 'id' | 'platform' | 'rounds'>

/** Takes pictures of a game's page, and keeps their files in the order in which they were taken. */
class Camera {
  readonly files: string[] = []
  readonly #name: string

  constructor(game: string, language: Language) {
    this.#name = `${game}.${language}`
  }

  async take(page: Page, state: string): Promise<void> {
    const { width, height } = page.viewportSize() ?? PHONE
    const path = join(FOLDER, `${this.#name}.${state}.${width}x${height}.png`)
    await page.screenshot({ path })
    this.files.push(path)
  }

  async takeAtEachSize(page: Page, state: string): Promise<void> {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await delay(RESIZED_MS)
      await this.take(page, state)
    }
  }
}

/** A game in one language: at rest, also darkened by the browser as phones may be set to; in a round; after a big win. Returns the files. */
async function takeGame(
  browser: Browser,
  host: GameHost,
  game: Game,
  { language, round }: { readonly language: Language; readonly round: Round },
): Promise<readonly string[]> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: language,
  })
  const camera = new Camera(game.id, language)
  const open = async () => {
    const page = await context.newPage()
    await page.goto(await host.launchDemo(game, language))
    await waitUntilIdle(page)
    return page
  }
  try {
    const page = await open()
    await camera.takeAtEachSize(page, 'idle')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    await delay(RESIZED_MS)
    await camera.take(page, 'darkened')
    await devtools.send('Emulation.setAutoDarkModeOverride', {})
    await play(page)
    await camera.take(page, 'playing')
    await page.close()
    const winning = await open()
    if (game.rounds === 'shared') await replayRound(winning, round, language)
    else await playRound(winning, round)
    await camera.takeAtEachSize(winning, 'win')
  } catch (error) {
    process.stderr.write(`${game.id}, ${language}: ${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  } finally {
    await context.close()
  }
  return camera.files
}

const wanted = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
const host = await startGameHost()
const browser = await chromium.launch({
  ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  for (const game of Object.values(games)) {
    if (wanted.length > 0 && !wanted.includes(game.id)) continue
    const round = findBestRound(game.id)
    const files: string[] = []
    for (const language of LANGUAGES)
      files.push(...(await takeGame(browser, host, game, { language, round })))
    await joinPictures(files, join(FOLDER, `${game.id}.png`))
    process.stdout.write(`${game.id}: ${files.length} pictures, the win ${round.win} for ${round.bet}\n`)
  }
} finally {
  await browser.close()
  await host.stop()
}
