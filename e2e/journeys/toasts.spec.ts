import { fundByDeposit } from '../fixtures/players.ts'
import { expect, open, test, waitForPush } from '../fixtures/test.ts'

/** Runs in the page: whether the toast on the screen lies on a visible text that contains the figure; null without either of them. */
const coversFigure = (figure: string) => `(() => {
  const toast = document.querySelector('[popover]:popover-open [role="status"] > *')?.getBoundingClientRect()
  if (!toast) return null
  let isShown = false
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSeen = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isSeen || !node.data.includes(${JSON.stringify(figure)}) || node.parentElement.closest('[popover]')) continue
    isShown = true
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects())
      if (box.left < toast.right && toast.left < box.right && box.top < toast.bottom && toast.top < box.bottom)
        if (box.width > 1 && box.height > 1) return true
  }
  return isShown ? false : null
})()`

/** Runs in the page: scrolls the page's figure to where a toast appears; false before the page has come. */
const SCROLL_UNDER_TOAST = `(() => {
  const figure = [...document.querySelectorAll('main [data-live]')].find((part) => part.checkVisibility())
  if (!figure) return false
  const { top, bottom } = figure.getBoundingClientRect()
  scrollBy({ top: (top + bottom) / 2 - 115, behavior: 'instant' })
  return true
})()`

for (const width of [320, 390])
  test(`a toast about money never covers the balance that just changed, ${width} px wide`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    // Without the socket the figure changes by a reload of the data, and no toast is due.
    const connected = waitForPush(page)
    await open(page, '/', player)
    await connected
    let balance = 0
    for (const path of ['/assets/gameAssets', '/', '/mine']) {
      await open(page, path, player)
      if (path !== '/') await expect.poll(() => page.evaluate(SCROLL_UNDER_TOAST)).toBe(true)
      balance += 500
      const figure = balance.toLocaleString('en', { minimumFractionDigits: 2 })
      await Promise.all([
        fundByDeposit(player, 500),
        expect
          .poll(() => page.evaluate(coversFigure(figure)), {
            message: `${path}: a toast, beside the figure`,
            timeout: 20_000,
            intervals: [100],
          })
          .toBe(false),
      ])
    }
  })
