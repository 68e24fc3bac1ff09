import { errorCatalogue } from '@gamehall/contract'
import { depositsText } from '../../apps/player/src/features/cashier/deposits/deposits-text.ts'
import { callApi } from '../fixtures/api.ts'
import { expect, open, test, visibleText, waitForPush } from '../fixtures/test.ts'

test('a login on another device ends this session with a notice', async ({ page, player, text }) => {
  const isListening = waitForPush(page)
  await open(page, '/deposit', player)
  await expect(page.getByLabel(text(depositsText).amount)).toBeVisible()
  await isListening

  await callApi('loginByAccount', { account: player.account, password: player.password })

  await expect(page).toHaveURL(/#\/login/)
  await expect(visibleText(page, text(errorCatalogue[10118]))).toBeVisible()
  expect(await page.evaluate('sessionStorage.getItem("token")')).toBeNull()
})
