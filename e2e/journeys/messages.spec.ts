import { messagesText } from '../../apps/player/src/features/inbox/messages/messages-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { GOLD_PNG } from '../fixtures/pictures.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, waitForPush } from '../fixtures/test.ts'

const TITLE = { 'zh-TW': '存款活動回饋', en: 'Back from your deposits' }
const GIFT = { 'zh-TW': '禮金', en: 'gift' }
const HOSTILE = '<script>document.title = "hurt"</script>'

test('§2 /message, §4: a message arrives live, is read and deleted; then all at once', {
  tag: '@english',
}, async ({ page, player, text }) => {
  const words = text(messagesText)
  const { user_id } = await callApi('getUserInfo', {}, player)
  const isListening = waitForPush(page)
  await open(page, '/message', player)
  await isListening
  await expect(page.getByRole('heading', { name: words.messages, exact: true })).toBeVisible()
  await sandbox.operate('message-player', {
    player_id: user_id,
    title: TITLE,
    content: {
      'zh-TW': `<p>首存<strong>禮金</strong></p>${HOSTILE}`,
      en: `<p>A <strong>gift</strong> to begin with</p>${HOSTILE}`,
    },
    target: '/deposit',
  })
  const row = page.getByRole('link', { name: text(TITLE) })
  await expect(row).toBeVisible()
  await expect(page.getByRole('tab', { name: words.all }).filter({ hasText: '1' })).toBeVisible()

  await row.click()
  await expect(page.getByRole('heading', { name: text(TITLE) })).toBeVisible()
  await expect(page.locator('strong', { hasText: text(GIFT) })).toBeVisible()
  expect(await page.title()).not.toBe('hurt')
  await expect.poll(async () => (await callApi('getUserInfo', {}, player)).message_num).toBe(0)
  await expect(page.getByRole('link', { name: words.look })).toHaveAttribute('href', '#/deposit')

  await page.getByRole('button', { name: words.delete, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: words.askDelete })
  await expect(question).toBeVisible()
  await expectAccessibleOverlay(page)
  await question.getByRole('button', { name: words.delete }).click()
  await expect(page.getByRole('heading', { name: words.messages, exact: true })).toBeVisible()
  await expect(row).toBeHidden()

  await test.step('a message with a picture only (§3 style 2)', async () => {
    await sandbox.operate('message-player', { player_id: user_id, title: TITLE, picture: GOLD_PNG })
    await expect(row.filter({ hasText: words.picture })).toBeVisible()
  })

  await test.step('all are marked read and deleted at once', async () => {
    await page.getByRole('button', { name: words.readAll }).click()
    await expect.poll(async () => (await callApi('getUserInfo', {}, player)).message_num).toBe(0)
    await page.getByRole('button', { name: words.deleteRead }).click()
    const ask = page.getByRole('alertdialog', { name: words.askDeleteRead })
    await ask.getByRole('button', { name: words.deleteRead }).click()
    await expect(row).toBeHidden()
  })
})
