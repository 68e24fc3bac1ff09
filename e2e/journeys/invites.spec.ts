import { entryText } from '../../apps/player/src/features/account/entry-text.ts'
import { invitesText } from '../../apps/player/src/features/rewards/invites/invites-text.ts'
import { callHall } from '../fixtures/hall-api.ts'
import { mainCents } from '../fixtures/money.ts'
import { fund, registerPlayer } from '../fixtures/players.ts'
import { expect, open, seen, test } from '../fixtures/test.ts'

test('a friend comes by the link and deposits: the inviter is rewarded, and sees by whom', {
  tag: '@each',
}, async ({ page, player, text }) => {
  const words = text(invitesText)
  await open(page, '/mine', player)
  await page.getByRole('link', { name: words.title }).click()
  const { invite_code: code } = await callHall('getInviteCode', {}, player)
  await expect(seen(page, code ?? '')).toBeVisible()

  await test.step('the poster is a picture to keep, with a code that leads to the link', async () => {
    const poster = page.getByRole('img', { name: words.posterAlt(code ?? '') })
    await expect(poster).toBeVisible()
    const isDrawn = `(() => {
      const canvas = document.querySelector('canvas')
      const { data } = canvas.getContext('2d').getImageData(200, 1200, 680, 140)
      return data.some((part, at) => at % 4 !== 3 && part > 150)
    })()`
    await expect.poll(() => page.evaluate(isDrawn)).toBe(true)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: words.savePoster }).click()
    expect((await saved).suggestedFilename()).toBe(`invite-${code}.png`)
  })

  const friend = await registerPlayer(player.language, code ?? '')
  await fund(friend, 1000)
  await test.step('the reward arrives while the page is open', async () => {
    await expect(seen(page, text(REWARDED))).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('200.00', { exact: true }).first()).toBeVisible()
    expect(await mainCents(player)).toBe(20_000n)
  })

  await test.step('the record tells what for, and who came', async () => {
    // The news lies over the page until it goes.
    await page
      .getByRole('link', { name: words.record })
      .or(page.getByRole('link', { name: words.seeRecord }))
      .first()
      .click({ timeout: 20_000 })
    const reward = page.getByRole('button', { name: words.deposit }).filter({ hasText: 'pl***' })
    await expect(reward.filter({ hasText: '200.00' }).filter({ hasText: words.paid })).toBeVisible()
    await page.getByRole('tab', { name: words.friends }).click()
    await expect(page.getByText(words.hasDeposited)).toBeVisible()
    expect(await page.locator('body').textContent()).not.toContain(friend.account)
  })
})

test('a visitor reads what inviting gives, and is asked to log in for a code', async ({ page, text }) => {
  const words = text(invitesText)
  await open(page, '/InviteAgent')
  await expect(page.getByText(words.stepDeposit('1,000.00'))).toBeVisible()
  await page.getByRole('link', { name: words.login }).click()
  await expect(page).toHaveURL(/#\/login\?to=%2FInviteAgent/)
})

test('the link fills the code in', async ({ page, player, text }) => {
  const { invite_code: code, path } = await callHall('getInviteCode', {}, player)
  await page.goto(path ?? '')
  await expect(page.getByLabel(text(entryText).invite)).toHaveValue(code ?? '')
})

const REWARDED = {
  'zh-TW': '您邀請的好友已完成存款，獎勵 200.00 元已入帳',
  en: 'A friend you invited has deposited: 200.00 TWD is in your wallet',
}
