import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import * as games from '../../apps/arcade/games/index.ts'
import type { BenchLine, BenchOptions } from '../report.ts'
import { startGameHost } from './game-host.ts'
import { type FrameTimes, measureFrames } from './measure-frames.ts'
import { measureReferenceWorkload } from './measure-reference-workload.ts'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const LIMIT_MS = 16.7
const SLOWDOWN = 4
/** Runs at full speed, whose median is the figure: single runs of the same page differ by up to a half. */
const RUNS = 3

/**
 * What a frame costs the main thread on a CPU slowed down four times, in the busiest two seconds of each registered game: its CPU time
 * at full speed, times four, and beside it as the browser slows down by itself. That is by more than four, and by more still beside other
 * work (decision 0224). Of all frames that are shown, which the limit is for, and of those alone for which the main thread had work (0255).
 * How fast the machine is at the moment, which changes by a third within minutes, is told by a reference workload before each run.
 * `npm run build` must have built the pages; `--only` is the id of one game.
 */
export async function run({ only }: BenchOptions): Promise<BenchLine[]> {
  const host = await startGameHost()
  const browser = await chromium.launch({
    ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const lines: BenchLine[] = []
    for (const game of Object.values(games)) {
      if (only !== undefined && only !== game.id) continue
      const referenceMs: number[] = []
      for (const throttling of [1, SLOWDOWN]) {
        const runs: FrameTimes[] = []
        while (runs.length < (throttling === 1 ? RUNS : 1)) {
          referenceMs.push(await measureReferenceWorkload(browser))
          const url = await host.launchDemo(game, 'zh-TW')
          runs.push(await measureFrames(browser, url, { throttling, times: SLOWDOWN / throttling }))
        }
        lines.push(...linesOf(`${game.id}${throttling === 1 ? '' : ', slowed by the browser'}`, runs))
      }
      const each = referenceMs.map((ms) => ms.toFixed(1)).join(', ')
      lines.push({
        label: `${game.id}, reference workload beside the runs, least of (${each})`,
        figure: Math.min(...referenceMs),
        unit: 'ms',
      })
    }
    return lines
  } finally {
    await browser.close()
    await host.stop()
  }
}

/** The median run by all frames, with what the others came to. */
function linesOf(name: string, runs: readonly FrameTimes[]): BenchLine[] {
  const sorted = runs.toSorted((a, b) => a.p95Ms - b.p95Ms)
  const middle = sorted[sorted.length >> 1]
  if (middle === undefined) return []
  const { p95Ms, drawn } = middle
  const others = sorted.length === 1 ? '' : ` (${sorted.map((run) => run.p95Ms.toFixed(1)).join(', ')})`
  return [
    {
      label: `${name}, p95 of all frames${others}`,
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
  ]
}
