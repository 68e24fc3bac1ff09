import { join } from 'node:path'
import { expect, type Page, type Request } from '@playwright/test'
import { judgeAccess, judgeAccessAgain } from '../fixtures/accessible.ts'
import { baseUrl } from '../fixtures/hall-api.ts'
import { awake } from '../fixtures/test.ts'

export type Look = { readonly theme: 'dark' | 'light'; readonly language: 'zh-TW' | 'en' }
/** Each theme and each language once: what one theme does wrong, it does in both languages. */
export const looks: readonly Look[] = [
  { theme: 'dark', language: 'zh-TW' },
  { theme: 'light', language: 'en' },
]
const folder = join(import.meta.dirname, '../screenshots')

export async function dress(page: Page, { theme, language }: Look): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: baseUrl() }])
  await page.addInitScript(`if (top === self) localStorage.setItem('theme', '${theme}')`)
}

/**
 * Shows pages one after the other, pictures each, and answers what is wrong with any. The second engine judges each page
 * once, in the first look: what it finds is in the markup, which every theme and language share.
 */
export async function judge(
  page: Page,
  pages: readonly (readonly [string, string])[],
  look: Look,
): Promise<readonly string[]> {
  const found: string[] = []
  const calls = watchCalls(page)
  // The server's page is nobody's in particular: only the app knows who looks.
  await awake(page)
  for (const [name, path] of pages) {
    // The app goes there by itself, as by a link: starting it anew for each page takes twice as long.
    await walkTo(page, path)
    await settle(page, calls)
    await page.screenshot({ path: join(folder, `${name}.${look.theme}.${look.language}.png`) })
    const faults = [...(await judgeAccess(page)), ...(look === looks[0] ? await judgeAccessAgain(page) : [])]
    for (const fault of faults) found.push(`${name}: ${fault}`)
  }
  return found
}

/** Most that a page takes to give way to the next; one that leads back to where it came from keeps its place. */
const GIVES_WAY_WITHIN_MS = 5_000

/** Runs in the page. */
const IS_GONE = '(part) => !part?.checkVisibility()'

export async function walkTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).hash === `#${path}`) return
  const left = await page.evaluateHandle(
    "[...document.querySelectorAll('main, h1')].find((part) => part.checkVisibility()) ?? null",
  )
  await page.evaluate(`location.assign(${JSON.stringify(`#${path}`)})`)
  await page
    .waitForFunction(IS_GONE, left, {
      timeout: GIVES_WAY_WITHIN_MS,
    })
    .catch(() => {})
}

interface Calls {
  readonly underWay: () => number
}

export function watchCalls(page: Page): Calls {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return { underWay: () => underWay.size }
}

/** Run in the page, once it has nothing left to do: what is on its way into it is in it by then. */
const IS_UNSETTLED = `new Promise((resolve) => {
  const isSeen = (part) => part.checkVisibility()
  const isMoving = () =>
    document.getAnimations().some((a) => a.playState === 'running' && a.effect?.getTiming().iterations !== Infinity)
  const isComing = () => [...document.querySelectorAll('[class*="_bone_"]')].some(isSeen)
  const isEmpty = () =>
    ![...document.querySelectorAll('h1, h2, main, iframe')].some(
      (part) => isSeen(part) && (part.innerText.trim() !== '' || part.tagName === 'IFRAME'),
    )
  const look = () => resolve(isMoving() || isComing() || isEmpty())
  requestIdleCallback(() => requestIdleCallback(look))
})`

/** Content is there: words in a heading or a page, or a game; no skeleton, nothing in motion, no call under way. */
export async function settle(page: Page, { underWay }: Calls): Promise<void> {
  await expect
    .poll(async () => underWay() > 0 || (await page.evaluate(IS_UNSETTLED)) || underWay() > 0, {
      intervals: [50],
    })
    .toBe(false)
}
