import type { Browser } from '@playwright/test'
import { busiestStretch, fillRefreshes, percentile, readFrameWork } from './frame-work.ts'

/** The main thread's CPU time per frame in a game's busiest moment, in milliseconds. */
export interface FrameTimes {
  /** Of all frames that a display of 60 Hz shows. */
  readonly p95Ms: number
  /** Of the frames alone for which the main thread had work, and how many there were. */
  readonly drawn: { readonly p95Ms: number; readonly medianMs: number; readonly frames: number }
}

const PLAY_MS = 14_000
/** A flight of Rocket Crash that is under way when the page opens may last as long. */
const FLIGHT_MS = 120_000
const PRESS_EVERY_MS = 400
const BUSIEST_MS = 2_000
/** The tasks of threads and the begins of frames, nothing of what is in them: to write down each style, layer and paint takes a fifth as much as they do (0257). */
const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline.frame']

/**
 * Plays rounds on a phone for some seconds by pressing `data-play`, and measures from a trace what each frame cost the main thread:
 * scripts, styles, layout, paint. `data-most` is pressed first: what makes a round of the game the busiest. The browser is told to slow
 * that thread down by `throttling`, 1 is not at all; its time counts `times` as much.
 */
export async function measureFrames(
  browser: Browser,
  url: string,
  { throttling, times }: { readonly throttling: number; readonly times: number },
): Promise<FrameTimes> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  try {
    await page.goto(url)
    await page.locator('[data-play]').first().waitFor({ timeout: FLIGHT_MS })
    await page.evaluate(PRESS_MOST)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling })
    await browser.startTracing(page, { categories: CATEGORIES })
    await page.evaluate(PRESS_AGAIN)
    await page.waitForTimeout(PLAY_MS)
    const trace = await browser.stopTracing()
    const work = busiestStretch(readFrameWork(trace.toString()), BUSIEST_MS).map(({ cpuMs }) => cpuMs * times)
    if (work.length === 0) throw new Error('the trace has no frames')
    return {
      p95Ms: percentile(fillRefreshes(work, BUSIEST_MS), 0.95),
      drawn: { p95Ms: percentile(work, 0.95), medianMs: percentile(work, 0.5), frames: work.length },
    }
  } finally {
    await context.close()
  }
}

const PRESS_MOST = `
  (async () => {
    for (let press = 0; press < 40; press += 1) {
      document.querySelector('[data-most]:enabled')?.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })()
`

/**
 * Presses what comes next in a round again and again, unless one is being shown. By the page itself: a command to the browser takes the
 * thread that is measured half a millisecond each time.
 */
const PRESS_AGAIN = `
  setInterval(() => {
    const screen = document.querySelector('main')
    if (screen === null || screen.dataset.busy === 'true') return
    const controls = [...screen.querySelectorAll('[data-play]:enabled')]
    controls.sort((a, b) => Number(b.dataset.play) - Number(a.dataset.play))[0]?.click()
  }, ${PRESS_EVERY_MS})
`
