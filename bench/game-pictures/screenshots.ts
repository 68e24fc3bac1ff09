import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContextOptions, Page } from '@playwright/test'

export const FOLDER = join(import.meta.dirname, '../../e2e/screenshots/games')
/** The last size is the one in which rounds are played. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const
const [, , PHONE] = SIZES
/** A page is laid out for its new size, and draws what it keeps for it. */
export const RESIZED_MS = 700

export const LANGUAGES = ['zh-TW', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a phone's browser is like. */
export const phoneIn = (locale: Language): BrowserContextOptions => ({
  viewport: PHONE,
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
  locale,
})

/** Takes pictures of a page, and keeps their files in the order in which they were taken. */
export class Screenshots {
  readonly files: string[] = []
  readonly #name: string

  constructor(name: string) {
    this.#name = name
    mkdirSync(FOLDER, { recursive: true })
  }

  async take(page: Page, state: string): Promise<void> {
    await this.#shoot(page, `${state}.${nameOf(sizeOf(page))}`)
  }

  /** All of a page that scrolls: in a window as high as it is, so that what is fixed to an edge lies at the edges of the picture. */
  async takeWhole(page: Page, state: string): Promise<void> {
    const size = sizeOf(page)
    const height = await page.evaluate<number>('document.documentElement.scrollHeight')
    await page.setViewportSize({ width: size.width, height })
    await page.evaluate('scrollTo(0, 0)')
    await delay(RESIZED_MS)
    await this.#shoot(page, `${state}.${nameOf(size)}`)
    await page.setViewportSize(size)
  }

  async takeAtEachSize(page: Page, state: string): Promise<void> {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await delay(RESIZED_MS)
      await this.take(page, state)
    }
  }

  async takeWholeAtEachWidth(page: Page, state: string): Promise<void> {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await delay(RESIZED_MS)
      await this.takeWhole(page, state)
    }
  }

  async #shoot(page: Page, name: string): Promise<void> {
    const path = join(FOLDER, `${this.#name}.${name}.png`)
    await page.screenshot({ path })
    this.files.push(path)
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

const sizeOf = (page: Page): Size => page.viewportSize() ?? PHONE
const nameOf = ({ width, height }: Size): string => `${width}x${height}`
