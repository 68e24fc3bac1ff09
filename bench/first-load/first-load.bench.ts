import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { BenchLine } from '../report.ts'
import { startStack } from '../start-stack.ts'
import { measurePage, type PageLoad } from './measure-page.ts'
import { routeWeights } from './route-chunks.ts'
import { serveEmptyPage } from './serve-empty-page.ts'

const ROUNDS = 11
const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

/** EXPERIENCE.md, Speed. */
const LIMITS = {
  largestPaintMs: 700,
  scriptKb: 120,
  blockingMs: 150,
  shift: 0.01,
  routeKb: 40,
  besideEmpty: 1.8,
}

/** The home page of the real product on a slow phone, beside an empty page in the same rounds. */
export async function run(): Promise<BenchLine[]> {
  const stack = await startStack()
  const empty = await serveEmptyPage()
  const browser = await chromium.launch({
    ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
    args: FLAGS,
  })
  try {
    // The first load warms the fonts and the server, and is not counted.
    await measurePage(browser, stack.url)
    const homes: PageLoad[] = []
    const empties: PageLoad[] = []
    for (let round = 0; round < ROUNDS; round++) {
      homes.push(await measurePage(browser, stack.url))
      empties.push(await measurePage(browser, empty.url))
    }
    return [...linesOf(homes, empties), await heaviestRoute()]
  } finally {
    await browser.close()
    empty.stop()
    await stack.stop()
  }
}

function linesOf(homes: readonly PageLoad[], empties: readonly PageLoad[]): BenchLine[] {
  const home = (of: (load: PageLoad) => number) => median(homes.map(of))
  const limited = (label: string, figure: number, unit: string, limit: number): BenchLine => ({
    label,
    figure,
    unit,
    against: { label: 'limit', figure: limit },
    atMost: 1,
  })
  return [
    limited(
      'largest content',
      home((load) => load.largestPaintMs),
      'ms',
      LIMITS.largestPaintMs,
    ),
    {
      label: 'largest content, beside an empty page',
      figure: home((load) => load.largestPaintMs),
      unit: 'ms',
      against: { label: 'empty page', figure: median(empties.map((load) => load.largestPaintMs)) },
      atMost: LIMITS.besideEmpty,
    },
    { label: 'first content', figure: home((load) => load.firstPaintMs), unit: 'ms' },
    limited('JS of the first screen', home((load) => load.scriptBytes) / 1000, 'kB', LIMITS.scriptKb),
    { label: 'all of the first screen', figure: home((load) => load.totalBytes) / 1000, unit: 'kB' },
    limited(
      'blocking time',
      home((load) => load.blockingMs),
      'ms',
      LIMITS.blockingMs,
    ),
    limited(
      'layout shift',
      home((load) => load.shift),
      '',
      LIMITS.shift,
    ),
  ]
}

async function heaviestRoute(): Promise<BenchLine> {
  const [heaviest] = await routeWeights()
  return {
    label: `heaviest route chunk (${heaviest?.name ?? 'none'})`,
    figure: (heaviest?.bytes ?? 0) / 1000,
    unit: 'kB',
    against: { label: 'limit', figure: LIMITS.routeKb },
    atMost: 1,
  }
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
