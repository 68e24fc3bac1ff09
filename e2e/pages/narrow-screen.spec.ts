import type { Page } from '@playwright/test'
import { findWrappedLabels } from '../fixtures/find-wrapped-labels.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { expect, open, test, waitForHydration } from '../fixtures/test.ts'
import { findTextOverlaps } from '../fixtures/text-overlaps.ts'
import { navigateTo, settle, watchCalls } from './check-pages.ts'
import { playerPages, visitorPages } from './page-list.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** Overflow too small to notice. */
const TOLERANCE_PX = 2

/** Pages wider than the screen, which need horizontal scrolling, texts that lie on each other, and short labels in two lines. */
async function findLayoutFaults(
  page: Page,
  pages: readonly (readonly [string, string])[],
): Promise<readonly string[]> {
  const found: string[] = []
  const calls = watchCalls(page)
  await waitForHydration(page)
  for (const [name, path] of pages) {
    await navigateTo(page, path)
    await settle(page, calls)
    const width = await page.evaluate<number>('document.scrollingElement.scrollWidth')
    if (width > 320 + TOLERANCE_PX) found.push(`${name}: ${width} px wide`)
    for (const pair of await findTextOverlaps(page)) found.push(`${name}: ${pair}`)
    for (const label of await findWrappedLabels(page)) found.push(`${name}: ${label}`)
  }
  return found
}

for (const [who, pages] of [
  ['visitor', visitorPages],
  ['player', playerPages],
] as const)
  test(`on 320 px with the largest text no page is wider than the screen and no text lies on another: a ${who}'s pages`, async ({
    page,
    player,
  }) => {
    test.setTimeout(30_000 + pages.length * 4_000)
    await page.addInitScript("if (top === self) localStorage.setItem('text_size', 'xl')")
    // With money there is a sum beside the site's name, and a credit that is withheld.
    if (who === 'player') await fundByDeposit(player, 2_000)
    await open(page, '/', who === 'player' ? player : undefined)
    expect(await findLayoutFaults(page, pages)).toEqual([])
  })
