import type { Browser, CDPSession } from '@playwright/test'
import { z } from 'zod'
import { openSlowPhone } from './slow-phone.ts'

/** One load of a page: milliseconds, bytes on the wire, and how far things moved. */
export type PageLoad = {
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  readonly shift: number
  readonly scriptBytes: number
  readonly totalBytes: number
}

const observed = z.object({ first: z.number(), largest: z.number(), blocking: z.number(), shift: z.number() })

const WATCH_MS = 4_000
/** A task blocks by what it takes beyond this. */
const SHORT_TASK_MS = 50

/** Loads a page once as the phone of EXPERIENCE.md does, in a fresh browser context. */
export async function measurePage(browser: Browser, url: string): Promise<PageLoad> {
  const { context, page, devtools } = await openSlowPhone(browser)
  const bytes = countBytes(devtools)
  await page.addInitScript({ content: OBSERVE })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(WATCH_MS)
  const seen = observed.parse(await page.evaluate('globalThis.seen'))
  await context.close()
  return {
    firstPaintMs: seen.first,
    largestPaintMs: seen.largest,
    blockingMs: seen.blocking,
    shift: seen.shift,
    scriptBytes: bytes.script,
    totalBytes: bytes.total,
  }
}

function countBytes(devtools: CDPSession): { script: number; total: number } {
  const scripts = new Set<string>()
  const bytes = { script: 0, total: 0 }
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength
    if (scripts.has(requestId)) bytes.script += encodedDataLength
  })
  return bytes
}

/** Runs in the page, before anything else does. */
const OBSERVE = `
const seen = globalThis.seen = { first: 0, largest: 0, blocking: 0, shift: 0 }
const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.first = startTime })
watch('largest-contentful-paint', ({ startTime }) => { seen.largest = startTime })
watch('longtask', ({ duration }) => { seen.blocking += Math.max(0, duration - ${SHORT_TASK_MS}) })
watch('layout-shift', ({ value }) => { seen.shift += value })
`
