import { fieldMessages } from '@gamehall/contract'
import { labelText } from '@gamehall/ui/i18n/label-text.ts'
import type { Page } from '@playwright/test'
import { entryText } from '../../apps/player/src/features/account/login/entry-text.ts'
import { verificationCodeText } from '../../apps/player/src/features/account/verification-codes/verification-code-text.ts'
import { invitesText } from '../../apps/player/src/features/rewards/invites/invites-text.ts'
import { callApi } from '../fixtures/api.ts'
import { verifyName } from '../fixtures/cards.ts'
import { mainCents } from '../fixtures/money.ts'
import { fundByDeposit, generatePlayer, registerPlayer, waitForCode } from '../fixtures/players.ts'
import { expect, open, test, visibleText, waitForHydration } from '../fixtures/test.ts'

type Words = (typeof invitesText)['zh-TW']

test('a friend registers by the link, deposits and is verified: the inviter is rewarded and sees by whom', async ({
  page,
  player,
  text,
}) => {
  const words = text(invitesText)
  await open(page, '/mine', player)
  await page.getByRole('link', { name: words.title }).click()
  const { invite_code: code } = await callApi('getInviteCode', {}, player)
  await expect(visibleText(page, code ?? '')).toBeVisible()

  await test.step('the poster can be downloaded and its QR code opens the link', async () => {
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
  await fundByDeposit(friend, 1000)
  await test.step('the page says that a friend’s name must be verified, until then the reward waits', async () => {
    await expect(page.getByText(words.stepVerify)).toBeVisible()
    await expect
      .poll(async () => (await callApi('listInviteRewards', { page: 1, page_size: 20 }, player)).list)
      .toMatchObject([{ state: 'waiting', amount: '200.00' }])
    expect(await mainCents(player)).toBe(0n)
  })

  await test.step('the reward arrives while the page is open', async () => {
    await verifyName(friend)
    await expect(visibleText(page, text(REWARDED))).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('200.00', { exact: true }).first()).toBeVisible()
    expect(await mainCents(player)).toBe(20_000n)
  })

  await test.step('the records show the reward and the friend', async () => {
    // The notification covers the page until it disappears.
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

test('§2: a visitor sees the invite rewards and registers by a friend’s link, but not under age', {
  tag: '@english',
}, async ({ page, player, text }) => {
  const [words, entry] = [text(invitesText), text(entryText)]
  await open(page, '/InviteAgent')
  await expect(page.getByText(words.stepDeposit('1,000.00'))).toBeVisible()
  await page.getByRole('link', { name: words.login }).click()
  await expect(page).toHaveURL(/#\/login\?to=%2FInviteAgent/)

  const { invite_code: code, path } = await callApi('getInviteCode', {}, player)
  const newcomer = generatePlayer()
  await page.goto(path ?? '')
  await expect(page.getByLabel(entry.invite)).toHaveValue(code ?? '')
  await page.getByLabel(entry.phone).fill(newcomer.phone)
  await page.getByRole('button', { name: text(labelText).sendCode }).click()
  await page.getByLabel(text(verificationCodeText).smsCode).fill(await waitForCode(newcomer.phone))
  await page.getByLabel(entry.account, { exact: true }).fill(newcomer.account)
  await page.getByLabel(entry.password, { exact: true }).fill(newcomer.password)
  await page.getByLabel(entry.birthDate).fill('2020-01-01')
  await page.getByRole('button', { name: entry.doRegister }).click()
  const tooYoung = text(fieldMessages.age_minimum).replace('{age}', '18')
  await expect(page.getByText(tooYoung, { exact: true })).toBeVisible()
  await page.getByLabel(entry.birthDate).fill('1990-05-06')
  await page.getByRole('button', { name: entry.doRegister }).click()
  await expect(page).not.toHaveURL(/#\/register/)
  expect((await callApi('listInvitedFriends', {}, player)).total).toBe(1)
})

for (const { path, below } of [
  {
    path: '/invite_record',
    below: (page: Page, words: Words) => page.getByRole('tab', { name: words.friends }),
  },
  {
    path: '/InviteAgent',
    below: (page: Page, words: Words) => page.getByRole('heading', { name: words.how }),
  },
])
  test(`§2 ${path}: what is below the totals stays in its place when they arrive`, {
    tag: '@each',
  }, async ({ page, player, text }) => {
    const words = text(invitesText)
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    await page.route(
      ({ pathname }) => pathname === '/api/report/inviteTotal',
      async (route) => {
        await asked
        await route.continue()
      },
    )
    await open(page, path, player)
    const next = below(page, words)
    await expect(next).toBeVisible()
    await waitForHydration(page)
    const before = await next.boundingBox()
    const amount = page.getByRole('definition').filter({ hasText: /^0\.00$/ })
    await expect(amount, 'the answer is held back').toHaveCount(0)
    answer()
    await expect(amount.first()).toBeVisible()
    expect(await next.boundingBox()).toEqual(before)
  })

const REWARDED = {
  'zh-TW': '您邀請的好友已完成實名認證，獎勵 200.00 元已入帳',
  en: 'A friend you invited verified their identity. 200.00 TWD is in your wallet',
}
