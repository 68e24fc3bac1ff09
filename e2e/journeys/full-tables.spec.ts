import type { Frame, Page } from '@playwright/test'
import type { BlackjackAction } from '../../apps/arcade/games/blackjack/schemas.ts'
import { createTestBlackjackRound } from '../../apps/arcade/games/blackjack/web/testing/create-test-blackjack-round.ts'
import { gameFrame, playedFrame } from '../fixtures/game.ts'
import { playRound } from '../fixtures/game-rounds.ts'
import { expect, open, test } from '../fixtures/test.ts'
import { findTextOverlaps } from '../fixtures/text-overlaps.ts'

/** Screens from the smallest phone to a desktop, and text sizes in percent. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]
const TEXT_SIZES = [100, 125, 150]

/** Looks at a game at each size of screen and text. */
async function expectAtEachSize(page: Page, frame: Frame, find: () => Promise<readonly string[]>) {
  for (const percent of TEXT_SIZES) {
    await frame.evaluate(`document.documentElement.style.fontSize = '${percent}%'`)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expect.poll(() => frame.evaluate('innerWidth')).toBe(size.width)
      const message = `${size.width} × ${size.height}, text of ${percent} %`
      await expect.soft.poll(find, { message, timeout: 5_000 }).toEqual([])
    }
  }
}

const split = (hand: number): BlackjackAction => ({ kind: 'split', hand })
const double = (hand: number): BlackjackAction => ({ kind: 'double', hand })
const SPOT = ['8S 8D 8S 8D 8S 8D', '5H 5H 5H 5H']
const BETS: [string, string, string] = ['5000.00', '5000.00', '5000.00']

/** Rounds at the limit: a hand on each spot, one split into four, and each of them; the dealer busts. */
const ROUNDS = {
  3: createTestBlackjackRound(
    'TS AH 9D 6C TD TH 2S TC TH TD',
    [
      { kind: 'stand', hand: 0 },
      { kind: 'double', hand: 2 },
    ],
    BETS,
  ),
  4: createTestBlackjackRound(
    `8S 6C 8C TS ${SPOT.join(' ')} TC`,
    [...[1, 1, 1].map(split), ...[1, 5, 4, 3].map(double)],
    [null, '5000.00', null],
  ),
  12: createTestBlackjackRound(
    `8S 8H 8D 6C 8C 8S 8H TS ${[...SPOT, ...SPOT, ...SPOT].join(' ')} TC`,
    [0, 1, 2].flatMap((spot) => [
      ...[spot, spot, spot].map(split),
      ...[spot, 5 + 3 * spot, 4 + 3 * spot, 3 + 3 * spot].map(double),
    ]),
    BETS,
  ),
} as const

/** Runs in blackjack: results that leave their hand or the screen, and what lies on another part of the table. */
const FIND_TABLE_FAULTS = `(() => {
  const SLACK_PX = 1
  const found = []
  const boxOf = (element) => element.getBoundingClientRect()
  const isOn = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK_PX && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK_PX
  const list = document.querySelector('main ol')
  const hands = [...list.children]
  for (const [index, hand] of hands.entries()) {
    const [box, result] = [boxOf(hand), boxOf(hand.lastElementChild)]
    const isWithin = result.left >= box.left - SLACK_PX && result.right <= box.right + SLACK_PX && result.bottom <= box.bottom + SLACK_PX
    if (!isWithin) found.push('the result of hand ' + (index + 1) + ' leaves it')
    if (result.left < 0 || result.right > innerWidth) found.push('the result of hand ' + (index + 1) + ' leaves the screen')
    if (Number.parseFloat(getComputedStyle(hand.lastElementChild).fontSize) < 10) found.push('letters too small to read')
  }
  const listed = boxOf(list)
  // A list that is scrolled ends where its box does.
  const isScrolled = getComputedStyle(list).overflowY === 'auto'
  const table = isScrolled ? [listed] : hands.map(boxOf)
  if (isScrolled && list.scrollHeight > list.clientHeight + SLACK_PX && Math.max(...hands.map((hand) => boxOf(hand).height)) > list.clientHeight)
    found.push('no hand is whole')
  const parts = { note: document.querySelector('[class*="_note_"]'), total: document.querySelector('[class*="_dealer_"] b') }
  for (const [index, spot] of document.querySelectorAll('[class*="_spot_"]').entries()) parts['spot ' + (index + 1)] = spot
  for (const [name, part] of Object.entries(parts))
    if (part !== null && table.some((box) => isOn(box, boxOf(part)))) found.push('the hands and the ' + name + ' lie on each other')
  if (parts.note !== null && isOn(boxOf(parts.note), boxOf(parts.total))) found.push('the note lies on the total of the dealer')
  return found
})()`

/** The amounts are as wide in either language, and the words are widest beside four hands: only these are looked at in both. */
const LANGUAGES: Readonly<Record<string, string>> = { 4: '@each ', 12: '@english ' }

for (const [count, round] of Object.entries(ROUNDS))
  test(`${LANGUAGES[count] ?? ''}blackjack: the results of ${count} hands and of the round are read on every screen`, async ({
    page,
    language,
  }) => {
    await page.route('**/api/rounds/open', async (route) => {
      const answered = await route.fetch()
      const { data } = await answered.json()
      await route.fulfill({ json: { ok: true, data: { ...data, round } } })
    })
    await open(page, '/startGame?gid=blackjack&trial=1')
    const game = await gameFrame(page, language)
    await playRound(game)
    await expect(game.locator('main ol > li')).toHaveCount(Number(count))
    const frame = playedFrame(page)
    await expectAtEachSize(page, frame, async () => [
      ...(await findTextOverlaps(frame)),
      ...(await frame.evaluate<readonly string[]>(FIND_TABLE_FAULTS)),
    ])
  })

/** Runs in roulette: what its controls do not show to the end. */
const FIND_CUT_NOTES = `[...document.querySelectorAll('main p')]
  .filter((note) => note.scrollWidth > note.clientWidth + 1 || note.scrollHeight > note.clientHeight + 1)
  .map((note) => 'cut off: ' + note.textContent)`

/** Runs in roulette: puts a chip on every number and outside bet. */
const LAY_ALL = `(() => {
  const press = (spot) => spot.click()
  for (const spot of document.querySelectorAll('[data-spot]')) press(spot)
  for (const spot of document.querySelectorAll('main button[data-play="1"]')) press(spot)
})()`

test('@each roulette: with chips on everything its numbers, names and the rule of turnover are read on every screen', async ({
  page,
  language,
}) => {
  await open(page, '/startGame?gid=roulette&trial=1')
  const game = await gameFrame(page, language)
  await expect(game.locator('[data-spot]')).toHaveCount(40)
  const frame = playedFrame(page)
  await frame.evaluate(LAY_ALL)
  await expect(game.getByText(/24/).last()).toBeAttached()
  await expectAtEachSize(page, frame, async () => [
    ...(await findTextOverlaps(frame)),
    ...(await frame.evaluate<readonly string[]>(FIND_CUT_NOTES)),
  ])
})
