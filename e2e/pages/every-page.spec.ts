import { callApi } from '../fixtures/api.ts'
import { addCard, verifyName } from '../fixtures/cards.ts'
import { fundByDeposit, type Player, registerPlayer } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test } from '../fixtures/test.ts'
import { type Appearance, appearances, checkPages, setAppearance } from './check-pages.ts'
import { playerPages, visitorPages } from './page-list.ts'

/** Time for rendering, screenshot and checks while other journeys run. */
const timeFor = (pages: readonly unknown[]): number => 30_000 + pages.length * 8_000

for (const look of appearances) {
  const title = `${look.theme} ${look.language}`

  test(`visitor pages, ${title}`, async ({ page }) => {
    test.setTimeout(timeFor(visitorPages))
    await setAppearance(page, look)
    await open(page, '/')
    expect(await checkPages(page, visitorPages, look)).toEqual([])
  })

  test(`a new player's pages, ${title}`, async ({ page, player }) => {
    test.setTimeout(timeFor(playerPages))
    await setAppearance(page, look)
    await open(page, '/', player)
    expect(await checkPages(page, everySecond(named('empty'), look), look)).toEqual([])
  })

  for (const half of [0, 1])
    test(`a busy player's pages, ${title}, ${half + 1} of 2`, async ({ page }) => {
      test.setTimeout(timeFor(playerPages))
      const { player, orderNo } = await busyPlayer()
      await setAppearance(page, look)
      await open(page, '/', player)
      const pages = [...named('full'), ['deposit-order', `/order/deposit?order_no=${orderNo}`] as const]
      const most = Math.ceil(pages.length / 2)
      expect(await checkPages(page, pages.slice(half * most, (half + 1) * most), look)).toEqual([])
    })
}

/** Empty states share one component, so each is checked in one appearance only. */
const everySecond = (pages: ReturnType<typeof named>, look: Appearance) =>
  pages.filter((_, place) => place % appearances.length === appearances.indexOf(look))

const named = (state: string) => playerPages.map(([name, path]) => [`${name}.${state}`, path] as const)

/** A player with cards, deposits, transfers both ways, a platform balance and an unpaid order. */
async function busyPlayer(): Promise<{ player: Player; orderNo: string }> {
  const player = await registerPlayer()
  await keepCards(player)
  await fundByDeposit(player, 3000)
  await fundByDeposit(player, 12_500)
  await callApi('depositToGame', { platform: 'aurora_slots', amount: 2000 }, player)
  await callApi('depositToGame', { platform: 'aurora_instant', amount: 800 }, player)
  await callApi('withdrawFromGame', { is_all: 0, platform: 'aurora_slots', amount: 500 }, player)
  const channel = (await callApi('getDepositInfo', {}, player)).channels[0]
  const order = await callApi(
    'createDeposit',
    { channel_id: channel?.channel_id ?? '', amount: 1688 },
    player,
  )
  return { player, orderNo: order.order_no }
}

/** One approved card, one rejected, one under review. */
async function keepCards(player: Player): Promise<void> {
  await verifyName(player)
  const accepted = await addCard(player)
  const rejected = await addCard(player, { bank_code: '808' })
  await addCard(player, { bank_code: '004' })
  await sandbox.operate('accept-bank-card', { card_id: accepted.card_id })
  await sandbox.operate('reject-bank-card', { card_id: rejected.card_id, message: '照片模糊，看不清楚帳號' })
}
