import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import * as games from '../../apps/arcade/games/index.ts'
import type { BenchLine } from '../report.ts'
import { startGameHost } from './game-host.ts'
import { measureFrames } from './measure-frames.ts'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const LIMIT_MS = 16.7
const SLOWDOWN = 4

/**
 * What a frame costs the main thread on a CPU slowed down four times, in the busiest two seconds of each registered game: its CPU time
 * at full speed, times four, and beside it as the browser slows down by itself. That is by more than four, and by more still beside other
 * work (decision 0224). Of all frames that are shown, which the limit is for, and of those alone for which the main thread had work (0255). `npm run build` must have built the pages.
 */
export async function run(): Promise<BenchLine[]> {
  const host = await startGameHost()
  const browser = await chromium.launch({
    ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const lines: BenchLine[] = []
    for (const game of Object.values(games)) {
      for (const throttling of [1, SLOWDOWN]) {
        const url = await host.launchDemo(game, 'zh-TW')
        const times = SLOWDOWN / throttling
        const { p95Ms, drawn } = await measureFrames(browser, url, { throttling, times })
        const name = `${game.id}${throttling === 1 ? '' : ', slowed by the browser'}`
        lines.push(
          {
            label: `${name}, p95 of all frames`,
            figure: p95Ms,
            unit: 'ms',
            against: { label: 'limit', figure: LIMIT_MS },
            atMost: 1,
          },
          {
            label: `${name}, p95 of the ${drawn.frames} frames with work (median ${drawn.medianMs.toFixed(1)})`,
            figure: drawn.p95Ms,
            unit: 'ms',
          },
        )
      }
    }
    return lines
  } finally {
    await browser.close()
    await host.stop()
  }
}
