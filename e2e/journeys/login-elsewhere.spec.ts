import { errorCatalogue } from '@gamehall/contract'
import { depositsText } from '../../apps/player/src/features/cashier/deposits/deposits-text.ts'
import { callHall } from '../fixtures/hall-api.ts'
import { expect, listening, open, seen, test } from '../fixtures/test.ts'

test('a login on another device ends this session with a notice', {
  tag: '@each',
}, async ({ page, player, text }) => {
  const isListening = listening(page)
  await open(page, '/deposit', player)
  await expect(page.getByLabel(text(depositsText).amount)).toBeVisible()
  await isListening

  await callHall('loginByAccount', { account: player.account, password: player.password })

  await expect(page).toHaveURL(/#\/login/)
  await expect(seen(page, text(errorCatalogue[10118]))).toBeVisible()
  expect(await page.evaluate('sessionStorage.getItem("token")')).toBeNull()
})
