import { LanguageContext } from '@gamehall/web-client/i18n/text.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startSession } from '../../../shared/stores/session-store.ts'
import {
  fakeServer,
  player,
  pressButton,
  renderPage,
  resetTestState,
  typeInto,
} from '../testing/render-page.tsx'
import { EditNicknamePage } from './edit-nickname-page.tsx'

const IMPROVE = '/user/improveInformation'
const SITE = '/sites/siteconfig'
const INFO = '/user/info'

beforeEach(() => {
  resetTestState()
  startSession({ token: 'mine', socketUrl: '' })
})
afterEach(resetTestState)

const EnglishPage = () => (
  <LanguageContext value="en">
    <EditNicknamePage />
  </LanguageContext>
)

async function show(nickname = player.nickname, Shown = EditNicknamePage) {
  const server = fakeServer({
    [INFO]: { data: { ...player, nickname } },
    [SITE]: { data: { name: '極光', short_name: 'AURORA' } },
    [IMPROVE]: { data: { ...player, nickname: 'badminton' } },
  })
  renderPage(Shown, 'editNickname')
  await screen.findByLabelText(/暱稱|Nickname/)
  return server
}

it.each(['客服001', 'ＡＤＭＩＮ', 'Aurora_官方', '極光小編'])(
  'says at once that %s is reserved',
  async (nickname) => {
    const server = await show()
    typeInto('暱稱', nickname)
    await pressButton('儲存')
    expect(await screen.findByText('這個暱稱容易被誤認為官方人員，請換一個')).toBeDefined()
    expect(server.sentTo(IMPROVE)).toEqual([])
  },
)

it('says so in English', async () => {
  await show(player.nickname, EnglishPage)
  typeInto('Nickname', 'Support24')
  await pressButton('Save')
  expect(
    await screen.findByText('This nickname could be mistaken for our staff. Choose another'),
  ).toBeDefined()
})

it('saves one that only begins like a reserved word', async () => {
  const server = await show()
  typeInto('暱稱', 'badminton')
  await pressButton('儲存')
  expect(server.sentTo(IMPROVE).map(({ body }) => body)).toEqual([{ nickname: 'badminton' }])
})

it('keeps the nickname that the player has', async () => {
  await show('Admin')
  await pressButton('儲存')
  expect(screen.queryByText(/誤認/)).toBeNull()
})
