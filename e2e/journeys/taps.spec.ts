import { dragonGateText } from '../../apps/arcade/games/dragon-gate/text.ts'
import { gameFrame } from '../fixtures/game.ts'
import { generatePlayer, waitForCode } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { countTaps } from '../fixtures/taps.ts'
import { expect, open, test, visibleText, waitForHydration } from '../fixtures/test.ts'

const MOST = 14

/**
 * The shortest honest way of a stranger on home to the first spin with real money. Counted: every tap and every field filled
 * in within the app and the game, the required date of birth included. Not counted: reading the SMS and paying at the ATM,
 * which happen outside.
 */
test(`a stranger plays the first spin within ${MOST} taps and fields`, async ({ page }) => {
  test.setTimeout(90_000)
  const newcomer = generatePlayer()
  const taps = countTaps()
  await open(page, '/')
  await waitForHydration(page)
  await taps.tap('home: deposit', page.getByRole('link', { name: '存款', exact: true }))
  await taps.tap('login: register', page.getByRole('link', { name: '立即註冊' }))
  await taps.fill('phone', page.getByLabel('手機號碼'), newcomer.phone)
  await taps.tap('send the code', page.getByRole('button', { name: '取得驗證碼' }))
  await taps.fill('code', page.getByLabel('簡訊驗證碼'), await waitForCode(newcomer.phone))
  await taps.fill('password', page.getByLabel('密碼', { exact: true }), newcomer.password)
  await taps.fill('date of birth', page.getByLabel('出生日期'), '1990-05-06')
  await taps.tap('register', page.getByRole('button', { name: '註冊並登入' }))
  await expect(page).toHaveURL(/#\/deposit$/)
  await taps.tap('amount', page.getByRole('button', { name: '1,000', exact: true }))
  await taps.tap('create the order', page.getByRole('button', { name: '建立存款訂單' }))
  await expect(page).toHaveURL(/order_no=/)
  await sandbox.pay(new URL(page.url()).hash.split('order_no=')[1] ?? '')
  await expect(visibleText(page, '已入帳')).toBeVisible()
  await taps.tap('order: play', page.getByRole('link', { name: '開始玩' }))
  await taps.tap('transfer all', page.getByRole('button', { name: '全部' }))
  await taps.tap('enter', page.getByRole('button', { name: '轉入 1,000 元並進入' }))
  const game = await gameFrame(page)
  const settled = page.waitForResponse(
    (answer) => answer.url().includes('/arcade/') && answer.request().method() === 'POST' && answer.ok(),
  )
  await taps.tap('spin', game.getByRole('button', { name: dragonGateText['zh-TW'].spin, exact: true }))
  await settled
  process.stdout.write(`${taps.count()} taps and fields, at most ${MOST}:\n${taps.list()}\n`)
  expect(taps.count(), taps.list()).toBeLessThanOrEqual(MOST)
})
