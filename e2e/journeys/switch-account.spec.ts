import { labelText } from '@gamehall/ui/i18n/label-text.ts'
import { shellText } from '../../apps/arcade/web/shared/shell/shell-text.ts'
import { formalAccountOnlyText } from '../../apps/player/src/app/formal-account-only/formal-account-only-text.ts'
import { mineText } from '../../apps/player/src/features/account/profile/mine-text.ts'
import { settingText } from '../../apps/player/src/features/account/settings/setting-text.ts'
import { accountSwitchText } from '../../apps/player/src/features/account/test-account/account-switch-text.ts'
import { depositsText } from '../../apps/player/src/features/cashier/deposits/deposits-text.ts'
import { launchText } from '../../apps/player/src/features/games/launch/launch-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { gameFrame, leaveGame } from '../fixtures/game.ts'
import { mainCents } from '../fixtures/money.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('§4, §6 switches to the test account and back, after a question; it has its own wallets and no deposits', async ({
  page,
  player,
  text,
  language,
}) => {
  const words = text(accountSwitchText)
  await fundByDeposit(player, 1000)
  await open(page, '/setting', player)
  await page.getByRole('button', { name: words.toTest }).click()
  const question = page.getByRole('alertdialog', { name: words.askTest })
  await expect(question).toBeVisible()
  await expectAccessibleOverlay(page)
  await question.getByRole('button', { name: text(labelText).cancel }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: words.toTest }).click()
  await question.getByRole('button', { name: words.go, exact: true }).click()

  await expect(page).toHaveURL(/#\/mine/)
  await expect(
    page.getByText(text(mineText).test, { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(page.getByText('10,000.00').filter({ visible: true }).first()).toBeVisible()

  await page.goto('/#/deposit')
  const refused = text(formalAccountOnlyText)
  await expect(page.getByText(refused.cannot('createDeposit'))).toBeVisible()
  await expect(page.getByLabel(text(depositsText).amount)).toBeHidden()
  await page.getByRole('link', { name: refused.play }).click()
  await expect(page).toHaveURL(/#\/$/)

  await page.goto('/#/startGame?gid=dragon-gate')
  const launch = text(launchText)
  await page.getByLabel(launch.amount).fill('500')
  await page.getByRole('button', { name: launch.transferAndEnter('500') }).click()
  const game = await gameFrame(page, language)
  await expect(game.getByText(text(shellText).testBalance)).toBeVisible()
  await leaveGame(page, language)
  await expect(page.getByText(launch.recovered('500.00'))).toBeVisible()

  await page.goto('/#/setting')
  await expect(page.locator('strong', { hasText: words.here })).toBeVisible()
  await expect(page.getByRole('link', { name: text(settingText).changePassword })).toBeHidden()
  await page.getByRole('button', { name: words.toFormal }).click()
  await page
    .getByRole('alertdialog', { name: words.askFormal })
    .getByRole('button', { name: words.go, exact: true })
    .click()
  await expect(page).toHaveURL(/#\/mine/)
  await expect(page.getByText('1,000.00').filter({ visible: true }).first()).toBeVisible()

  const token = await page.evaluate<string | null>('sessionStorage.getItem("token")')
  expect(await mainCents({ ...player, token: token ?? '' })).toBe(100_000n)
})
