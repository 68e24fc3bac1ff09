import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isPutOff } from '../../../shared/storage/put-off.ts'
import { beginSession } from '../../../shared/stores/session-store.ts'
import { fakeHall, forgetAll, player, press, showPage } from '../testing/render-page.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'

const LIST = '/user/passkey/list'
const none = { data: { list: [], is_full: false } }
const GO = '設定通行密鑰'
const Page = () => <PasskeyOffer player={player} />
const Test = () => <PasskeyOffer player={{ ...player, acc_of_type: 2 }} />

/** Stubs whether the device has a platform authenticator. */
function giveDevice(canMake: boolean) {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(class {}, { isUserVerifyingPlatformAuthenticatorAvailable: async () => canMake }),
  )
}

beforeEach(() => {
  forgetAll()
  beginSession({ token: 'mine', socketUrl: '' })
})
afterEach(forgetAll)

it('is offered to a player without one, and a dismissal is remembered', async () => {
  const hall = fakeHall({ [LIST]: none })
  giveDevice(true)
  showPage(Page, 'mine')
  await screen.findByText(GO)
  await press('稍後再說')
  expect(screen.queryByText(GO)).toBeNull()
  expect(isPutOff('passkey', player.user_id)).toBe(true)
  expect(hall.sentTo(LIST)).toHaveLength(1)
})

it('one tap opens the form', async () => {
  fakeHall({ [LIST]: none })
  giveDevice(true)
  showPage(Page, 'mine')
  await screen.findByText(GO)
  await press(GO)
  expect(await screen.findByLabelText('登入密碼')).toBeDefined()
})

it('is not offered with a passkey, in a test account, or on an unsupported device', async () => {
  const hall = fakeHall({ [LIST]: { data: { list: [{ passkey_id: '7', name: 'Mine' }], is_full: false } } })
  giveDevice(true)
  showPage(Page, 'mine')
  await waitFor(() => expect(hall.sentTo(LIST)).toHaveLength(1))
  expect(screen.queryByText(GO)).toBeNull()
  showPage(Test, 'mine')
  giveDevice(false)
  showPage(Page, 'mine')
  await act(async () => undefined)
  expect(hall.sentTo(LIST)).toHaveLength(1)
})
