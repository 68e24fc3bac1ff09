import { dragonGateText } from '../../apps/arcade/games/dragon-gate/text.ts'
import { launchText } from '../../apps/player/src/features/games/launch/launch-text.ts'
import { gamesText } from '../../apps/player/src/features/games/lobby/games-text.ts'
import { ENGLISH } from '../fixtures/languages.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText, waitForHydration } from '../fixtures/test.ts'

test.afterEach(() => sandbox.operate('set-platform-maintenance', { api_key: 'aurora_slots', is_on: false }))

test.use(ENGLISH)

test('a platform in maintenance is marked, and its games show it', async ({ page, player, text }) => {
  const [words, launch, { title }] = [text(gamesText), text(launchText), text(dragonGateText)]
  await sandbox.operate('set-platform-maintenance', { api_key: 'aurora_slots', is_on: true })
  await open(page, '/', player)
  const tile = page.getByRole('link', { name: title }).last()
  await expect(visibleText(page, words.maintenance)).toBeVisible()
  await waitForHydration(page)
  await tile.click()
  await expect(page.getByText(words.inMaintenance(title))).toBeVisible()

  await page.goto('/#/startGame?gid=dragon-gate')
  await expect(page.getByText(launch.failed, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: launch.back }).last().click()
  await expect(page).toHaveURL(/#\/$/)
})
