import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dismissPrompt } from '../../../shared/storage/dismissed-prompts.ts'
import { startSession } from '../../../shared/stores/session-store.ts'
import { fakeServer, player, pressButton, renderPage, resetTestState } from '../testing/render-page.tsx'
import { MinePage } from './mine-page.tsx'

const INFO = '/user/info'
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(resetTestState)
afterEach(resetTestState)

describe('MinePage (§2 /mine)', () => {
  it('asks a guest to log in and returns here', () => {
    fakeServer({})
    renderPage(MinePage, 'mine')
    expect(links()).toEqual([
      '#/login?to=%2Fmine',
      '#/register',
      '#/activity',
      '#/message',
      '#/music',
      '#/service',
      '#/help',
    ])
  })

  it('shows the player with masked phone, balance and turnover', async () => {
    fakeServer({ [INFO]: { data: player } })
    startSession({ token: 'mine', socketUrl: '' })
    renderPage(MinePage, 'mine')
    expect(await screen.findByText('阿明')).toBeDefined()
    for (const words of ['帳號 ming01', '0912***678', '200.00']) expect(screen.getByText(words)).toBeDefined()
    expect(screen.getAllByText('1,234.50').length).toBeGreaterThan(0)
    expect(links()).toContain('#/improveInformation?to=%2Fmine')
    expect(links()).toContain('#/authentication')
    expect(screen.getByRole('link', { name: /^VIP \d+，查看 VIP 會員$/ }).getAttribute('href')).toBe(
      '#/vip_member',
    )
    expect(screen.queryByText('測試帳號')).toBeNull()
  })

  it('does not ask again for what is missing after the player put it off', async () => {
    dismissPrompt('improve_information', player.user_id)
    fakeServer({ [INFO]: { data: player } })
    startSession({ token: 'mine', socketUrl: '' })
    renderPage(MinePage, 'mine')
    expect(await screen.findByText('阿明')).toBeDefined()
    expect(links()).not.toContain('#/improveInformation?to=%2Fmine')
  })

  it('marks a test account, and shows no prompt for a complete profile', async () => {
    fakeServer({ [INFO]: { data: { ...player, acc_of_type: 2, email: 'm***@example.com' } } })
    startSession({ token: 'mine', socketUrl: '' })
    renderPage(MinePage, 'mine')
    expect(await screen.findByText('測試帳號')).toBeDefined()
    expect(links()).not.toContain('#/improveInformation?to=%2Fmine')
    expect(links()).not.toContain('#/authentication')
  })

  it.each([
    [0, null, '完成後才能提款，約 3 分鐘'],
    [1, '王○○', '王○○'],
    [2, null, '未通過，查看原因'],
    [3, null, '審核中'],
  ] as const)('says how far the real name is (%i)', async (real_name_status, real_name, words) => {
    fakeServer({ [INFO]: { data: { ...player, real_name_status, real_name } } })
    startSession({ token: 'mine', socketUrl: '' })
    renderPage(MinePage, 'mine')
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('retries after a loading error', async () => {
    const testServer = fakeServer({ [INFO]: { code: 500, msg: '壞了' } })
    startSession({ token: 'mine', socketUrl: '' })
    renderPage(MinePage, 'mine')
    await screen.findByText('壞了')
    testServer.replies[INFO] = { data: player }
    await pressButton('重試')
    expect(await screen.findByText('阿明')).toBeDefined()
  })
})
