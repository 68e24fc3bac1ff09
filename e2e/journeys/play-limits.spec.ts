import { errorCatalogue, fieldMessages } from '@gamehall/contract'
import { LIMIT_SUBJECTS } from '@gamehall/contract/games'
import { dragonGateText } from '../../apps/arcade/games/dragon-gate/text.ts'
import { faultText } from '../../apps/arcade/web/shared/api/fault-text.ts'
import { shellText } from '../../apps/arcade/web/shared/shell/shell-text.ts'
import { depositBreakText } from '../../apps/player/src/features/cashier/deposits/components/deposit-break-text.ts'
import { playLimitsText } from '../../apps/player/src/features/games/limits/play-limits-text.ts'
import { homeRewardsText } from '../../apps/player/src/features/rewards/home/home-rewards-text.ts'
import { playBreakText } from '../../apps/player/src/shared/breaks/play-break-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { gameFrame, spin } from '../fixtures/game.ts'
import { readFigures } from '../fixtures/game-rounds.ts'
import { allCents } from '../fixtures/money.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

test('a lower limit applies at once, a higher one only after a delay', {
  tag: '@english',
}, async ({ page, player, text }) => {
  const words = text(playLimitsText)
  await open(page, '/play_limits', player)
  await page.getByRole('button', { name: words.day }).first().click()
  const sheet = page.getByRole('dialog', { name: words.deposit })
  await sheet.getByRole('textbox', { name: words.amount }).fill('500')
  await expectAccessibleOverlay(page)
  await sheet.getByRole('button', { name: words.save }).click()
  await expect(visibleText(page, words.used('0', '500'))).toBeVisible()

  const [channel] = (await callApi('getDepositInfo', {}, player)).channels
  const deposit = { channel_id: channel?.channel_id ?? '', amount: 1_000 }
  await expect(callApi('createDeposit', deposit, player)).rejects.toThrow('10301')

  await page.getByRole('button', { name: words.day }).first().click()
  await sheet.getByRole('textbox', { name: words.amount }).fill('5000')
  await sheet.getByRole('button', { name: words.save }).click()
  await expect(visibleText(page, words.pendingTo('5,000'))).toBeVisible()
  await expect(page.getByRole('button', { name: words.confirmRaise })).toBeHidden()
  await page.getByRole('button', { name: words.giveUp }).click()
  await expect(page.getByText(words.pendingTo('5,000'))).toBeHidden()
})

test('a break asks for confirmation, can only be extended, ends games and still allows withdrawals', async ({
  page,
  player,
  text,
}) => {
  const words = text(playLimitsText)
  const question = page.getByRole('alertdialog')
  await open(page, '/play_limits', player)
  await page.getByRole('button', { name: words.days(7), exact: true }).click()
  await expect(question).toBeVisible()
  await expectAccessibleOverlay(page)
  await question.getByRole('button', { name: words.start }).click()
  await expect(visibleText(page, words.paused(''))).toBeVisible()
  await page.getByRole('button', { name: words.days(1), exact: true }).click()
  await question.getByRole('button', { name: words.start }).click()
  await expect(visibleText(page, text(fieldMessages.play_break_shorter))).toBeVisible()
  await page.getByRole('button', { name: words.months(6), exact: true }).click()
  await question.getByRole('button', { name: words.start }).click()
  await expect.poll(async () => (await callApi('getPlayLimits', {}, player)).break?.kind).toBe('exclusion')

  const pauseEnd = page.getByRole('link', { name: text(playBreakText).until('') })
  await page.goto('/#/')
  await expect(pauseEnd).toBeVisible()
  await expect(page.getByText(text(homeRewardsText).offers)).toBeHidden()
  await expect(page.locator('#banners')).toBeHidden()
  await page.reload()
  await expect(pauseEnd).toBeVisible()
  await expect(page.locator('#banners')).toBeHidden()
  expect((await callApi('listActivities', {}, player)).list).toEqual([])
  await page.goto('/#/activity')
  await expect(visibleText(page, text(playBreakText).until(''))).toBeVisible()

  await page.goto('/#/deposit')
  await expect(visibleText(page, text(depositBreakText).reason)).toBeVisible()
  await expect(visibleText(page, text(playBreakText).until(''))).toBeVisible()
  await page.getByRole('link', { name: text(depositBreakText).withdraw }).click()
  await expect(page).toHaveURL(/#\/newWithdraw$/)

  await page.goto('/#/startGame?gid=mines')
  await expect(visibleText(page, text(errorCatalogue[10300]))).toBeVisible()
  expect(await callApi('getWithdrawalReadiness', {}, player)).toBeTruthy()
})

test('a bet beyond the player’s own stake limit is refused at the bet, and nothing moves', async ({
  page,
  player,
  text,
}) => {
  const words = text(playLimitsText)
  await fundByDeposit(player, 1_000)
  await open(page, '/play_limits', player)
  await page.getByRole('button', { name: words.day }).nth(LIMIT_SUBJECTS.indexOf('stake')).click()
  const sheet = page.getByRole('dialog', { name: words.stake })
  await sheet.getByRole('textbox', { name: words.amount }).fill('15')
  await sheet.getByRole('button', { name: words.save }).click()
  await expect(visibleText(page, words.used('0', '15'))).toBeVisible()

  await page.goto('/#/startGame?gid=dragon-gate')
  await page.getByLabel('轉入金額').fill('300')
  await page.getByRole('button', { name: '轉入 300 元並進入' }).click()
  const game = await gameFrame(page)
  await spin(page, game)
  const [figures, total] = [await readFigures(game), await allCents(player)]
  await game.getByRole('button', { name: text(dragonGateText).spin, exact: true }).click()
  const notice = game.getByRole('dialog', { name: text(shellText).noticeTitle })
  await expect(notice.getByText(text(faultText).LIMIT_REACHED)).toBeVisible()
  await notice.getByRole('button', { name: text(shellText).ok }).click()
  await expect(notice).toBeHidden()
  expect([await readFigures(game), await allCents(player)]).toEqual([figures, total])
  await expect
    .poll(async () => (await callApi('listBets', { page: 1, page_size: 10 }, player)).list.length, {
      timeout: 30_000,
    })
    .toBe(1)
})
