import type { Browser } from '@playwright/test'

const TIMES = 9

/**
 * How long a reference workload takes a page's main thread, in milliseconds: 1,500 boxes get a new style and are laid out. It tells how
 * fast the machine is at the moment: figures of two runs are comparable as far as this one is the same in both. The median of nine times.
 */
export async function measureReferenceWorkload(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  try {
    return await page.evaluate<number>(WORKLOAD)
  } finally {
    await page.close()
  }
}

const WORKLOAD = `(() => {
  for (let box = 0; box < 1_500; box += 1) document.body.append(document.createElement('div'))
  const boxes = [...document.body.children]
  const took = Array.from({ length: ${TIMES} }, (_, time) => {
    const start = performance.now()
    for (const box of boxes) box.style.cssText = 'opacity:.9;padding:' + (1 + (time % 3)) + 'px;border-radius:4px'
    document.body.getBoundingClientRect()
    return performance.now() - start
  })
  return took.sort((a, b) => a - b)[${TIMES >> 1}]
})()`
