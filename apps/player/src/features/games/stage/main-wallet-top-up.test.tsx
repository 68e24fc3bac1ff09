import { handleBack } from '@gamehall/ui/overlays/overlay-stack.ts'
import { emitPush } from '@gamehall/web-client/socket/push-subscriptions.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { launchText } from '../launch/launch-text.ts'
import { DepositSlot } from './deposit-slot.ts'
import { GameStage } from './game-stage.tsx'

const text = launchText['zh-TW']
const testServer = setUpTestServer()
// The test's document loads no frames, and says so.
vi.spyOn(console, 'error').mockImplementation(() => undefined)

const Deposit = ({ onDone }: { readonly onDone: () => void }) => (
  <>
    <AppLink to={href('withdraw')}>conditions</AppLink>
    <a href="/sandbox/" target="_blank" rel="noopener">
      pay
    </a>
    <button type="button" onClick={onDone}>
      done
    </button>
  </>
)
const onLeft = vi.fn()
const frame = () => screen.getByTitle<HTMLIFrameElement>(text.game)
const say = (message: object) => {
  const data = { source: 'gamehall-arcade', ...message }
  fireEvent(
    window,
    new MessageEvent('message', { data, source: frame().contentWindow, origin: location.origin }),
  )
}
const dialog = () => screen.queryByRole('dialog', { name: text.depositTitle })
const credit = (type: 'recharge' | 'bet') =>
  emitPush({
    seq: 1,
    msg_type: 'gold_change',
    from: 'system',
    to: '1',
    push: { text: '', badge: 0, voice: null, silence: true, type },
    content: { change: '500.00', balance: '500.00' },
  })

/** What the page has told the game since it was ready. */
let told: string[] = []
beforeEach(async () => {
  onLeft.mockClear()
  testServer.answers['/api/sites/siteconfig'] = okEnvelope({ game_wallets: 'seamless' })
  renderPageAt(
    <DepositSlot value={Deposit}>
      <GameStage
        gid="mines"
        game={undefined}
        url="/arcade/play/mines/"
        isTrial={false}
        transfer={undefined}
        onReload={vi.fn()}
        onLeft={onLeft}
      />
    </DepositSlot>,
    { name: 'startGame' },
  )
  await waitFor(() => expect(testServer.sentTo('/api/sites/siteconfig')).toHaveLength(1))
  await act(async () => undefined)
  const view = { postMessage: ({ type }: { readonly type: string }) => told.push(type) }
  Object.defineProperty(frame(), 'contentWindow', { get: () => view })
  say({ type: 'ready', exit: true })
  told = []
})

it('opens the deposit over the frame, which pauses, and returns to the same frame', async () => {
  const before = frame()
  expect(dialog()).toBeNull()
  say({ type: 'need_balance', balance: '0.00', currency: 'TWD' })
  fireEvent.click(await screen.findByRole('button', { name: 'done' }))
  await waitFor(() => expect(dialog()).toBeNull())
  expect(frame()).toBe(before)
  expect(told).toEqual(['pause', 'resume'])
  expect(testServer.sentTo('/api/game/preEnter')).toEqual([])
  say({ type: 'need_balance', balance: '0.00', currency: 'TWD' })
  fireEvent.click(await screen.findByRole('button', { name: text.backToGame }))
  await waitFor(() => expect(dialog()).toBeNull())
  expect(told).toEqual(['pause', 'resume', 'pause', 'resume'])
})

it('asks before a link of the deposit leaves the game; who stays goes on depositing', async () => {
  say({ type: 'need_balance', balance: '0.00', currency: 'TWD' })
  fireEvent.click(await screen.findByRole('link', { name: 'conditions' }))
  await screen.findByRole('dialog', { name: text.exitTitle })
  expect(testServer.go).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: text.stay }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: text.exitTitle })).toBeNull())
  expect(dialog()).not.toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'conditions' }))
  fireEvent.click(await screen.findByRole('button', { name: text.leave }))
  expect(testServer.go).toHaveBeenCalledWith(href('withdraw'), undefined)
  expect(onLeft).not.toHaveBeenCalled()
})

it('pauses the game under the question whether to leave, and lets it go on for who stays', async () => {
  await act(async () => handleBack('test'))
  await screen.findByRole('dialog', { name: text.exitTitle })
  expect(told).toEqual(['pause'])
  act(() => credit('recharge'))
  expect(told, 'a credit does not wake it').toEqual(['pause'])
  fireEvent.click(screen.getByRole('button', { name: text.stay }))
  await waitFor(() => expect(told).toEqual(['pause', 'resume']))
})

it('leaves the game alone for a payment page in another tab', async () => {
  say({ type: 'need_balance', balance: '0.00', currency: 'TWD' })
  const link = await screen.findByRole('link', { name: 'pay' })
  expect(fireEvent.click(link)).toBe(true)
  expect(screen.queryByRole('dialog', { name: text.exitTitle })).toBeNull()
})

it('has the game read its balance when a deposit arrives, not after its own bets', () => {
  act(() => credit('bet'))
  expect(told).toEqual([])
  act(() => credit('recharge'))
  expect(told).toEqual(['resume'])
})

it('transfers nothing back when the game is left', async () => {
  say({ type: 'close' })
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
  expect(testServer.sentTo('/api/game/withdraw')).toEqual([])
})
