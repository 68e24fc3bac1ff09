import { errorCatalogue, fieldMessages } from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import type { Activity } from '@gamehall/contract/rewards'
import { activitiesText } from '../../apps/player/src/features/rewards/activities/activities-text.ts'
import { applicationsText } from '../../apps/player/src/features/rewards/activities/applications-text.ts'
import { leaderboardsText } from '../../apps/player/src/features/rewards/leaderboards/leaderboards-text.ts'
import { turnoverText } from '../../apps/player/src/shared/turnover/turnover-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { mainCents } from '../fixtures/money.ts'
import { fundByDeposit, type Player } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

/** Finds an offer by its Chinese title, in this language. */
async function findOffer(title: string, language: Locale): Promise<Activity> {
  const everything = { page_size: 100 }
  const known = (await callApi('listActivities', everything)).list.find((each) => each.title === title)
  const { list } = await callApi('listActivities', everything, { language })
  const offer = list.find((each) => each.id === known?.id)
  if (offer === undefined) throw new Error(`no offer ${title}`)
  return offer
}

const REASON = '截圖不清楚'
const newestApplication = async (player: Player) => (await callApi('listApplications', {}, player)).list[0]

test('an offer is claimed once, with its turnover requirement, and appears in the records', {
  tag: '@english',
}, async ({ page, player, language, text }) => {
  const words = text(activitiesText)
  const offer = await findOffer('新手見面禮', language)
  const { list: types } = await callApi('listActivityTypes', {}, { language })
  const { conditions } = await callApi('getActivity', { id: offer.id }, { language })
  await open(page, '/activity', player)
  await page
    .getByRole('tab', { name: types.find(({ type_id }) => type_id === offer.type_id)?.name ?? '?' })
    .click()
  await page.getByRole('link', { name: offer.title }).click()
  await expect(visibleText(page, conditions[0]?.text ?? '?')).toBeVisible()
  await page.getByRole('button', { name: words.take('58.00') }).click()
  const terms = page.getByRole('dialog', { name: offer.title })
  await expect(terms.getByText('290.00')).toBeVisible()
  await expect(terms.getByText(text(turnoverText).onlyThis('58.00'))).toBeVisible()
  await expectAccessibleOverlay(page)
  await terms.getByRole('button', { name: text(turnoverText).claim('58.00') }).dblclick()
  await expect(visibleText(page, words.received)).toBeVisible()
  await expect.poll(() => mainCents(player)).toBe(5_800n)
  expect((await callApi('getUserInfo', {}, player)).wash_balance).toBe('290.00')

  await page.goBack()
  await expect(
    page.getByRole('link', { name: offer.title }).filter({ hasText: words.received }),
  ).toBeVisible()
  await page.getByRole('link', { name: words.myApplications }).click()
  await page.getByRole('button', { name: offer.title }).click()
  const sheet = page.getByRole('dialog', { name: offer.title })
  await expect(sheet.getByText(/^B\d{12}/)).toBeVisible()
  await expect(sheet.getByText('290.00')).toBeVisible()
  await expectAccessibleOverlay(page)
})

test('an offer’s progress updates live, and then it can be claimed', async ({
  page,
  player,
  language,
  text,
}) => {
  const words = text(activitiesText)
  const { id } = await findOffer('每日存款回饋', language)
  await open(page, `/activityDetail/${id}`, player)
  await expect(visibleText(page, text(errorCatalogue[20005]))).toBeVisible()
  await expect(page.getByRole('link', { name: words.toDeposit, exact: true })).toBeVisible()
  await fundByDeposit(player, 1000)
  await page.getByRole('button', { name: words.take('28.00') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text(turnoverText).claim('28.00') })
    .click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect.poll(() => mainCents(player)).toBe(102_800n)
})

test('an application with a picture is edited, withdrawn, resubmitted, rejected and approved', async ({
  page,
  player,
  language,
  text,
}) => {
  const [offers, words] = [text(activitiesText), text(applicationsText)]
  const { id } = await findOffer('分享您的精彩一局', language)
  await open(page, `/activityDetail/${id}`, player)
  const picture = { name: 'round.png', mimeType: 'image/png', buffer: await page.screenshot() }
  const apply = page.getByRole('link', { name: offers.apply, exact: true })
  const seeApplication = page.getByRole('link', { name: offers.seeApplication })
  const postscript = page.getByLabel(words.postscript)
  const send = page.getByRole('button', { name: words.submit })
  const addPicture = page.getByLabel(words.addImage)
  const removePicture = page.getByRole('button', { name: words.removeImage(1) })

  await test.step('the picture is required', async () => {
    await apply.click()
    await send.click()
    await expect(page.getByText(words.imagesRequired)).toBeVisible()
  })

  await test.step('an invalid picture is rejected with a message; typed text stays', async () => {
    await postscript.fill('龍門寶藏，一次三個龍門')
    const fake = { name: 'round.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }
    await addPicture.setInputFiles(fake)
    await expect(page.getByText(text(fieldMessages.upload_type))).toBeVisible()
    await expect(postscript).toHaveValue('龍門寶藏，一次三個龍門')
  })

  await test.step('submitted once', async () => {
    await addPicture.setInputFiles(picture)
    await expect(removePicture).toBeVisible()
    await send.dblclick()
    await expect(seeApplication).toBeVisible()
    expect((await callApi('listApplications', {}, player)).list).toHaveLength(1)
  })

  await test.step('edited while under review, then withdrawn', async () => {
    await seeApplication.click()
    await expect(postscript).toHaveValue('龍門寶藏，一次三個龍門')
    await postscript.fill('改成第二次')
    await page.getByRole('button', { name: words.save }).click()
    await seeApplication.click()
    await expect(postscript).toHaveValue('改成第二次')
    await page.getByRole('button', { name: words.cancel }).click()
    const question = page.getByRole('alertdialog', { name: words.cancelAsk })
    await expect(question).toBeVisible()
    await expectAccessibleOverlay(page)
    await question.getByRole('button', { name: words.cancel }).click()
    await expect(apply).toBeVisible()
    expect((await newestApplication(player))?.state).toBe('cancelled')
  })

  const decide = async (decision: string, input: object) => {
    await apply.click()
    await addPicture.setInputFiles(picture)
    await expect(removePicture).toBeVisible()
    await send.click()
    await expect(seeApplication).toBeVisible()
    const application_id = (await newestApplication(player))?.application_id
    await sandbox.operate(decision, { application_id, ...input })
  }

  await test.step('rejected with a reason; the player can apply again', async () => {
    await decide('reject-application', { message: REASON })
    await expect(visibleText(page, new RegExp(REASON))).toBeVisible()
  })

  await test.step('approved: the wallet is credited and the page updates itself', async () => {
    await decide('approve-application', { amount: '66' })
    await expect(page.getByRole('timer')).toBeVisible()
    expect(await mainCents(player)).toBe(6_600n)
  })
})

test('each game has a daily leaderboard, behind one line of the offers and on the game’s own page', {
  tag: '@english',
}, async ({ page, player, language, text }) => {
  test.slow()
  const words = text(leaderboardsText)
  const games = { page_size: 100 }
  const { list: boards } = await callApi('listActivities', { ...games, of_one_game: true }, { language })
  const { list: offers } = await callApi('listActivities', games, { language })
  const { list: catalogue } = await callApi('listGames', games, { language })
  const [first] = catalogue
  expect(boards).toHaveLength(catalogue.length)
  for (const { name } of catalogue) expect(boards.some(({ title }) => title.includes(name))).toBe(true)
  expect(offers.filter(({ mode }) => mode === 'leaderboard').length).toBeLessThan(boards.length)
  await open(page, '/activity', player)
  await page.getByRole('button', { name: words.byGame }).click()
  const sheet = page.getByRole('dialog', { name: words.byGame })
  await expectAccessibleOverlay(page)
  const board = boards.find(({ title }) => title.includes(first?.name ?? '?'))
  await sheet.getByRole('link', { name: board?.title ?? '?' }).click()
  await expect(page.getByRole('heading', { name: board?.title ?? '?' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: words.byGame })).toBeVisible()
  // A leaderboard of a new site starts with the next minute.
  const gid = first?.gid ?? '?'
  await expect
    .poll(async () => (await callApi('listGameLeaderboards', { gid })).list.length, { timeout: 70_000 })
    .toBeGreaterThan(1)
  await open(page, `/startGame?gid=${gid}`, player)
  await expect(page.getByRole('link', { name: board?.title ?? '?' })).toBeVisible()
})
