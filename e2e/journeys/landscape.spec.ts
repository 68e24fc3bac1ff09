import type { Frame, Locator, Page } from '@playwright/test'
import * as games from '../../apps/arcade/games/index.ts'
import { findCoveredPrints } from '../fixtures/find-covered-prints.ts'
import { findCutLabels } from '../fixtures/find-cut-labels.ts'
import { findLayoutFaults } from '../fixtures/find-layout-faults.ts'
import { gameFrame, playedFrame } from '../fixtures/game.ts'
import { expect, open, test } from '../fixtures/test.ts'
import { findTextOverlaps } from '../fixtures/text-overlaps.ts'

test.use({ viewport: { width: 844, height: 390 } })

/** The page does not overflow horizontally. */
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

test('landscape: the app stays one column and forms can be submitted', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('link', { name: /龍門寶藏/ }).last()).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.goto('/#/login')
  const submit = page.getByRole('button', { name: '登入', exact: true })
  await submit.scrollIntoViewIfNeeded()
  await expect(submit).toBeInViewport()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('landscape: a game fills the screen and can be played and left', async ({ page }) => {
  await open(page, '/startGame?gid=mines&trial=1')
  const game = await gameFrame(page)
  const box = await page.locator('iframe').boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 844, height: 390 })
  const start = game.getByRole('button', { name: '開始尋寶' })
  await start.scrollIntoViewIfNeeded()
  await expect(start).toBeInViewport()
  await expect(game.getByRole('button', { name: '離開遊戲' })).toBeInViewport()
})

const SIZES = [
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
]
const EXIT = { name: '離開遊戲' } as const
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const boxOf = async (locator: Locator): Promise<Box> => {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('not on the page')
  return box
}

/** Runs in the frame: areas of the visible buttons, the exit button first. */
const boxesExitFirst = (
  buttons: readonly { getBoundingClientRect(): Box; ariaLabel: string | null }[],
): Box[] =>
  [...buttons]
    .sort((a, b) => Number(b.ariaLabel === '離開遊戲') - Number(a.ariaLabel === '離開遊戲'))
    .map((button) => button.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x, y, width, height }))
    .filter(({ width, height }) => width * height > 0)

test('a game with its own exit button gets the whole screen, at any size', async ({ page }) => {
  await open(page, '/startGame?gid=dragon-gate&trial=1')
  const game = await gameFrame(page)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect(page.getByRole('button', EXIT)).toHaveCount(0)
    await expect(game.getByRole('button', EXIT)).toHaveCount(1)
    const [exit, ...others] = await game.getByRole('button').evaluateAll(boxesExitFirst)
    if (exit === undefined) throw new Error('no way out')
    expect(others.length).toBeGreaterThan(3)
    expect(
      others.filter((other) => overlap(exit, other)),
      `${size.width} × ${size.height}`,
    ).toEqual([])
    expect(await boxOf(page.locator('iframe'))).toEqual({ x: 0, y: 0, ...size })
  }
})

test('a game without an exit button gets ours beside it, never over it', async ({ page }) => {
  await page.route('**/arcade/play/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>parent.postMessage({ source: "gamehall-arcade", type: "ready" }, "*")</script>',
    }),
  )
  await open(page, '/startGame?gid=dragon-gate&trial=1')
  const exit = page.getByRole('button', EXIT)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect(exit).toHaveCount(1)
    await expect(exit).toBeInViewport({ ratio: 1 })
    const [tab, frame] = [await boxOf(exit), await boxOf(page.locator('iframe'))]
    expect(overlap(tab, frame), `${size.width} × ${size.height}`).toBe(false)
    expect(Math.min(tab.width, tab.height)).toBeGreaterThanOrEqual(44)
    expect(frame.width * frame.height).toBeGreaterThan(size.width * size.height * 0.85)
  }
})

/** Phones on their side with the frame of a browser, the smallest one, a small one with that frame, and the usual one. */
const SMALL = [
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 320, height: 568 },
  { width: 375, height: 553 },
  { width: 390, height: 844 },
]
/** Screens on which all of a game need not be in view with enlarged text. */
const ENLARGED = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
]
const DESKTOP = { width: 1280, height: 800 }
/** The app's own largest text, and what a browser or a system enlarges it to (WCAG 1.4.4). */
const SCALES = [
  { scale: '125%', sizes: ENLARGED },
  { scale: '150%', sizes: [...ENLARGED, DESKTOP] },
  { scale: '200%', sizes: ENLARGED },
]
/** The screens and texts with which chips are laid. */
const WITH_CHIPS = [
  { scale: '100%', size: { width: 390, height: 844 } },
  { scale: '100%', size: { width: 320, height: 568 } },
  { scale: '100%', size: { width: 844, height: 390 } },
  { scale: '125%', size: { width: 390, height: 844 } },
]
/** The spots of the games that have any. */
const SPOTS: Readonly<Record<string, number>> = { 'sic-bo': 52, baccarat: 10, roulette: 40 }

/** Runs in a game: the figures of its header that are cut off, by their own box or by the edge of the screen. */
const FIND_CUT_FIGURES = `[...document.querySelectorAll('header output > *, header dl > div')]
  .filter((figure) => {
    const range = document.createRange()
    range.selectNodeContents(figure)
    const { left, right } = range.getBoundingClientRect()
    return figure.scrollWidth > figure.clientWidth + 1 || left < 0 || right > innerWidth
  })
  .map((figure) => 'cut off: ' + figure.textContent)`

/** Runs in a game: the buttons that reach beyond the screen, other than those of a row that is scrolled sideways. */
const FIND_OFF_SCREEN = `(() => {
  const isScrolled = (element) =>
    element !== null && (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1 || isScrolled(element.parentElement))
  return [...document.querySelectorAll('main button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }) && button.closest('[class*="_aside_"]') === null)
    .filter((button) => {
      const { left, right } = button.getBoundingClientRect()
      return (left < -1 || right > innerWidth + 1) && !isScrolled(button.parentElement)
    })
    .map((button) => 'beyond the screen: ' + button.textContent)
})()`

/** What does not fit in a game at the present size. */
async function findFaults(frame: Frame): Promise<readonly string[]> {
  const sideways = await frame.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  const found = [await findLayoutFaults(frame), await findTextOverlaps(frame)]
  return [...found.flat(), ...(sideways > 0 ? [`${sideways} px scroll sideways`] : [])]
}

/** What does not fit with enlarged text, where a game is scrolled. */
const findEnlargedFaults = async (frame: Frame): Promise<readonly string[]> => [
  ...(await findFaults(frame)),
  ...(await findCutLabels(frame)),
  ...(await frame.evaluate<readonly string[]>(FIND_CUT_FIGURES)),
  ...(await frame.evaluate<readonly string[]>(FIND_OFF_SCREEN)),
]

for (const { id } of Object.values(games))
  test(`@each small screens: ${id} has room for its spots, prices and texts, also enlarged up to twice, and what plays it is in view`, async ({
    page,
    language,
  }) => {
    await open(page, `/startGame?gid=${id}&trial=1`)
    const game = await gameFrame(page, language)
    // Rocket's button is there during a flight, too, when it plays nothing.
    const play =
      id === 'rocket-crash' ? game.locator('[data-button]').first() : game.locator('[data-play]').last()
    await expect(play).toBeAttached()
    const spotCount = SPOTS[id] ?? 0
    await expect(game.locator('[data-spot]')).toHaveCount(spotCount)
    const frame = playedFrame(page)
    for (const size of SMALL) {
      await page.setViewportSize(size)
      await expect.poll(() => frame.evaluate('innerWidth')).toBe(size.width)
      const message = `${size.width} × ${size.height}`
      // Polled: for a moment of each round, the result of a shared game lies over the names of the hands.
      await expect.soft.poll(() => findFaults(frame), { message, timeout: 15_000 }).toEqual([])
      await expect.soft(play, message).toBeInViewport({ ratio: 1 })
      const spots = game.locator('[data-spot]')
      if (spotCount > 0) await expect.soft(spots.last(), message).toBeInViewport({ ratio: 1 })
    }
    for (const { scale, sizes } of SCALES) {
      await frame.evaluate(`document.documentElement.style.fontSize = '${scale}'`)
      for (const size of sizes) {
        await page.setViewportSize(size)
        await expect.poll(() => frame.evaluate('innerWidth')).toBe(size.width)
        const message = `${size.width} × ${size.height}, text of ${scale}`
        await expect.soft.poll(() => findEnlargedFaults(frame), { message, timeout: 15_000 }).toEqual([])
        await play.scrollIntoViewIfNeeded()
        await expect.soft(play, message).toBeInViewport({ ratio: 0.99 })
      }
    }
  })

/** Runs in a game: lays a pile of chips on every spot that takes them and has none of the player's that are not sent yet. */
const LAY_CHIPS = `[...document.querySelectorAll('[data-spot]:enabled')]
  .filter((spot) => spot.querySelector('[class*="_placed_"], [data-pending="true"]') === null)
  .forEach((spot) => [1, 2, 3, 4].forEach(() => spot.click()))`

for (const id of ['sic-bo', 'baccarat'])
  test(`@each chips: those on the spots of ${id} cover neither names nor prices, and of a die less than half`, async ({
    page,
    language,
  }) => {
    await open(page, `/startGame?gid=${id}&trial=1`)
    await gameFrame(page, language)
    const frame = playedFrame(page)
    for (const isConfirmed of id === 'baccarat' ? [false, true] : [false])
      for (const { scale, size } of WITH_CHIPS) {
        await frame.evaluate(`document.documentElement.style.fontSize = '${scale}'`)
        await page.setViewportSize(size)
        await expect.poll(() => frame.evaluate('innerWidth')).toBe(size.width)
        const layAndFind = async () => {
          await frame.evaluate(LAY_CHIPS)
          if (isConfirmed) await frame.evaluate(`document.querySelector('[data-play="2"]:enabled')?.click()`)
          if (isConfirmed) await frame.evaluate(LAY_CHIPS)
          return findCoveredPrints(frame, isConfirmed ? 2 : 1)
        }
        const message = `${size.width} × ${size.height}, text of ${scale}${isConfirmed ? ', confirmed' : ''}`
        await expect.soft.poll(layAndFind, { message, timeout: 30_000 }).toEqual([])
      }
  })

/** Runs in baccarat: the names and totals of its hands that lie under their cards. */
const FIND_COVERED_HEADS = `[...document.querySelectorAll('section[data-side]')].flatMap((hand) =>
  [...hand.querySelectorAll('header > :not(.sr-only)')].flatMap((words) => {
    const head = words.getBoundingClientRect()
    return [...hand.querySelectorAll('[class*="_cards_"] > *')]
      .map((card) => card.getBoundingClientRect())
      .filter((card) => card.left < head.right && head.left < card.right && card.top < head.bottom - 3 && head.top < card.bottom)
      .map(() => 'a card lies on “' + words.textContent + '”')
  }))`

test('@each the result of baccarat lies on no name, no total and no card, with the largest text of the app', async ({
  page,
  language,
}) => {
  await open(page, '/startGame?gid=baccarat&trial=1')
  const game = await gameFrame(page, language)
  const frame = playedFrame(page)
  await frame.evaluate("document.documentElement.style.fontSize = '125%'")
  const result = game.locator(':is([data-winner="player"], [data-winner="banker"], [data-winner="tie"])')
  await expect(result).toBeVisible({ timeout: 40_000 })
  for (const size of ENLARGED) {
    await page.setViewportSize(size)
    await expect.poll(() => frame.evaluate('innerWidth')).toBe(size.width)
    const message = `${size.width} × ${size.height}`
    expect.soft(await findTextOverlaps(frame), message).toEqual([])
    expect.soft(await frame.evaluate(FIND_COVERED_HEADS), message).toEqual([])
  }
})

/** Runs in roulette: whether the whole wheel lies over the layout while the ball is in it. */
const SHOWS_SPIN = `(() => {
  const wheel = document.querySelector('[data-phase="spinning"] [class*="_wheel_"]')
  if (wheel === null) return false
  const { x, y, width, height } = wheel.getBoundingClientRect()
  const isWhole = y >= 0 && x >= 0 && y + height <= innerHeight && Math.min(width, height) >= 200
  return isWhole && wheel.contains(document.elementFromPoint(x + width / 2, y + height / 2))
})()`

test('landscape: the wheel of roulette lies over the layout while the ball is in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/startGame?gid=roulette&trial=1')
  const game = await gameFrame(page)
  const frame = playedFrame(page)
  await page.setViewportSize({ width: 740, height: 360 })
  await expect.poll(() => frame.evaluate('innerWidth')).toBe(740)
  await game.locator('[data-play="1"]').first().click()
  await game.locator('[data-play="2"]').click()
  await expect.poll(() => frame.evaluate<boolean>(SHOWS_SPIN), { intervals: [50] }).toBe(true)
})

/** Runs in roulette: how much of the wheel is seen above the layout. */
const SEEN_OF_WHEEL = `document.querySelector('[class*="_cloth_"]').getBoundingClientRect().top
  - document.querySelector('[class*="_wheel_"]').getBoundingClientRect().top`

test('a desktop: what is behind a game reaches the edges of the window, and the wheel of roulette is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await open(page, '/startGame?gid=roulette&trial=1')
  await gameFrame(page)
  const frame = playedFrame(page)
  for (const height of [900, 800]) {
    await page.setViewportSize({ width: 1600, height })
    await expect.poll(() => frame.evaluate('innerHeight')).toBe(height)
    expect(await frame.evaluate("document.querySelector('main').getBoundingClientRect().width")).toBe(1600)
    expect(await frame.evaluate<number>(SEEN_OF_WHEEL), `${height}`).toBeGreaterThan(150)
  }
})

/** Runs in a game: the labels of its check boxes that stand on more than one line. */
const FIND_WRAPPED_CHOICES = `[...document.querySelectorAll('label:has([type="checkbox"]) > span')]
  .filter((label) => label.getClientRects()[0].height > 1.9 * Number.parseFloat(getComputedStyle(label).fontSize))
  .map((label) => label.textContent)`

test('@each a desktop: both bets of rocket-crash fit beside the sky, each choice on one line', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/startGame?gid=rocket-crash&trial=1')
  const game = await gameFrame(page, language)
  await expect(game.getByRole('checkbox')).toHaveCount(2)
  const frame = playedFrame(page)
  for (const height of [900, 600]) {
    await page.setViewportSize({ width: 1440, height })
    await expect.poll(() => frame.evaluate('innerHeight')).toBe(height)
    expect.soft(await frame.evaluate(FIND_WRAPPED_CHOICES), `${height}`).toEqual([])
    for (const button of await game.locator('[data-button]:is(button)').all())
      await expect.soft(button, `${height}`).toBeInViewport({ ratio: 1 })
  }
})
