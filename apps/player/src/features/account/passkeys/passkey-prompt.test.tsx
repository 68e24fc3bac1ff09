import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isPromptDismissed } from '../../../shared/storage/dismissed-prompts.ts'
import { startSession } from '../../../shared/stores/session-store.ts'
import { fakeServer, player, pressButton, renderPage, resetTestState } from '../testing/render-page.tsx'
import { PasskeyPrompt } from './passkey-prompt.tsx'

const LIST = '/user/passkey/list'
const none = { data: { list: [], is_full: false } }
const GO = '設定通行密鑰'
const Page = () => <PasskeyPrompt player={player} />
const Test = () => <PasskeyPrompt player={{ ...player, acc_of_type: 2 }} />

/** Stubs whether the device has a platform authenticator. */
function giveDevice(canMake: boolean) {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(class {}, { isUserVerifyingPlatformAuthenticatorAvailable: async () => canMake }),
  )
}

beforeEach(() => {
  resetTestState()
  startSession({ token: 'mine', socketUrl: '' })
})
afterEach(resetTestState)

it('is offered to a player without one, and a dismissal is remembered', async () => {
  const testServer = fakeServer({ [LIST]: none })
  giveDevice(true)
  renderPage(Page, 'mine')
  await screen.findByText(GO)
  await pressButton('稍後再說')
  expect(screen.queryByText(GO)).toBeNull()
  expect(isPromptDismissed('passkey', player.user_id)).toBe(true)
  expect(testServer.sentTo(LIST)).toHaveLength(1)
  cleanup()
  renderPage(Page, 'mine')
  await act(async () => undefined)
  expect(screen.queryByText(GO), 'nor after a reload').toBeNull()
})

it('one tap opens the form', async () => {
  fakeServer({ [LIST]: none })
  giveDevice(true)
  renderPage(Page, 'mine')
  await screen.findByText(GO)
  await pressButton(GO)
  expect(await screen.findByLabelText('登入密碼')).toBeDefined()
})

it('is not offered with a passkey, in a test account, or on an unsupported device', async () => {
  const testServer = fakeServer({
    [LIST]: { data: { list: [{ passkey_id: '7', name: 'Mine' }], is_full: false } },
  })
  giveDevice(true)
  renderPage(Page, 'mine')
  await waitFor(() => expect(testServer.sentTo(LIST)).toHaveLength(1))
  expect(screen.queryByText(GO)).toBeNull()
  renderPage(Test, 'mine')
  giveDevice(false)
  renderPage(Page, 'mine')
  await act(async () => undefined)
  expect(testServer.sentTo(LIST)).toHaveLength(1)
})
