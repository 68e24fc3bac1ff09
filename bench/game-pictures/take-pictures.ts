// Takes pictures of each registered game and of the lobby, or of those that are named, to be looked at: e2e/screenshots/games/<game>.png
// has all of one, lobby.png those of the lobby.
// node tools/run.mjs bench/game-pictures/take-pictures.ts [game…] [lobby]    `npm run build` must have built the pages.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import * as games from '../../apps/arcade/games/index.ts'
import type { Round } from '../../apps/arcade/src/game-api/schema.ts'
import type { GameModule } from '../../apps/arcade/src/games/game-module.ts'
import { type GameHost, startGameHost } from '../frames/game-host.ts'
import { findBestRound } from './best-round.ts'
import { joinPictures } from './join-pictures.ts'
import { FOLDER, LANGUAGES, type Language, phoneIn, RESIZED_MS, Screenshots } from './screenshots.ts'
import { play, playRound, replayRound, waitUntilIdle } from './show-states.ts'
import { takeLobby } from './take-lobby.ts'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const LOBBY = 'lobby'

type Game = Pick<GameModule, 'id' | 'platform' | 'rounds'>

/** A game in one language: at rest, also darkened by the browser as phones may be set to; in a round; after a big win. Returns the files. */
async function takeGame(
  browser: Browser,
  host: GameHost,
  game: Game,
  { language, round }: { readonly language: Language; readonly round: Round },
): Promise<readonly string[]> {
  const context = await browser.newContext(phoneIn(language))
  const screenshots = new Screenshots(`${game.id}.${language}`)
  const open = async () => {
    const page = await context.newPage()
    await page.goto(await host.launchDemo(game, language))
    await waitUntilIdle(page)
    return page
  }
  try {
    const page = await open()
    await screenshots.takeAtEachSize(page, 'idle')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    await delay(RESIZED_MS)
    await screenshots.take(page, 'darkened')
    await devtools.send('Emulation.setAutoDarkModeOverride', {})
    await play(page)
    await screenshots.take(page, 'playing')
    await page.close()
    const winning = await open()
    if (game.rounds === 'shared') await replayRound(winning, round, language)
    else await playRound(winning, round)
    await screenshots.takeAtEachSize(winning, 'win')
  } catch (error) {
    process.stderr.write(`${game.id}, ${language}: ${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  } finally {
    await context.close()
  }
  return screenshots.files
}

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

/** The pictures of the games, on a host without a hall. */
async function takeGames(browser: Browser): Promise<void> {
  const found = Object.values(games).filter(({ id }) => isWanted(id))
  if (found.length === 0) return
  const host = await startGameHost()
  try {
    for (const game of found) {
      const round = findBestRound(game.id)
      const files: string[] = []
      for (const language of LANGUAGES)
        files.push(...(await takeGame(browser, host, game, { language, round })))
      await joinPictures(files, join(FOLDER, `${game.id}.png`))
      process.stdout.write(`${game.id}: ${files.length} pictures, the win ${round.win} for ${round.bet}\n`)
    }
  } finally {
    await host.stop()
  }
}

const browser = await chromium.launch({
  ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  await takeGames(browser)
  if (isWanted(LOBBY)) {
    const files = await takeLobby(browser)
    await joinPictures(files, join(FOLDER, `${LOBBY}.png`))
    process.stdout.write(`${LOBBY}: ${files.length} pictures\n`)
  }
} finally {
  await browser.close()
}
