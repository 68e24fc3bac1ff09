import { join } from 'node:path'
import { expect, type Page, type Request } from '@playwright/test'
import { findAceViolations, findAxeViolations } from '../fixtures/accessibility.ts'
import { baseUrl } from '../fixtures/api.ts'
import { waitForHydration } from '../fixtures/test.ts'

export type Appearance = { readonly theme: 'dark' | 'light'; readonly language: 'zh-TW' | 'en' }
/** Each theme and each language once: theme problems do not depend on the language. */
export const appearances: readonly Appearance[] = [
  { theme: 'dark', language: 'zh-TW' },
  { theme: 'light', language: 'en' },
]
const folder = join(import.meta.dirname, '../screenshots')

export async function setAppearance(page: Page, { theme, language }: Appearance): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: baseUrl() }])
  await page.addInitScript(`if (top === self) localStorage.setItem('theme', '${theme}')`)
}

export async function takeScreenshot(page: Page, name: string, look: Appearance): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.${look.theme}.${look.language}.png`) })
}

/**
 * Opens pages one after the other, takes a screenshot and returns all accessibility violations. The second engine
 * checks each page once: what it finds does not depend on theme or language.
 */
export async function checkPages(
  page: Page,
  pages: readonly (readonly [string, string])[],
  look: Appearance,
): Promise<readonly string[]> {
  const found: string[] = []
  const calls = watchCalls(page)
  // The server-rendered page is the visitor’s; the player appears after hydration.
  await waitForHydration(page)
  for (const [name, path] of pages) {
    // Navigates inside the app: a full load per page takes twice as long.
    await navigateTo(page, path)
    await settle(page, calls)
    await takeScreenshot(page, name, look)
    const repeatedIds = await page.evaluate<readonly string[]>(FIND_REPEATED_IDS)
    const keptPages = await page.evaluateHandle(EMPTY_KEPT_PAGES)
    const faults = [
      ...repeatedIds,
      ...(await findAxeViolations(page)),
      ...(look === appearances[0] ? await findAceViolations(page) : []),
    ]
    await keptPages.evaluate((restore: () => void) => restore())
    for (const fault of faults) found.push(`${name}: ${fault}`)
  }
  return found
}

/** Runs in the page: the ids that stand more than once, the hidden kept pages included. */
const FIND_REPEATED_IDS = `(() => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set(ids.filter((id, place) => ids.indexOf(id) < place))].map((id) => 'repeated id ' + id)
})()`

/**
 * Runs in the page: takes the content of the kept pages (React's Activity hides them) out of the document, and returns what puts
 * it back. The engines report nothing hidden but walk through it all, which takes more than half of their time. A page that
 * frames or plays something stays, because that would stop.
 */
const EMPTY_KEPT_PAGES = `(() => {
  const emptied = [...document.querySelectorAll('[style*="display: none !important"]')]
    .filter((page) => !page.querySelector('iframe, audio, video'))
    .map((page) => {
      const content = document.createDocumentFragment()
      content.append(...page.childNodes)
      return [page, content]
    })
  return () => {
    for (const [page, content] of emptied) page.append(content)
  }
})()`

/** Longest time for a page change; a redirect back to the same page keeps it. */
const GIVES_WAY_WITHIN_MS = 5_000

/** Runs in the page. */
const IS_GONE = '(part) => !part?.checkVisibility()'

export async function navigateTo(page: Page, path: string): Promise<void> {
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

/** Runs in the page when it is idle: pending content is rendered by then. */
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

/** Waits until the page has content, no skeleton, no animation and no pending call. */
export async function settle(page: Page, { underWay }: Calls): Promise<void> {
  await expect
    .poll(async () => underWay() > 0 || (await page.evaluate(IS_UNSETTLED)) || underWay() > 0, {
      intervals: [50],
    })
    .toBe(false)
}
