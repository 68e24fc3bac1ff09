import { currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { handleBack } from '@gamehall/ui/overlays/overlay-stack.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useConnection } from '../../../shared/stores/connection-store.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { launchText } from '../launch/launch-text.ts'
import { GameStage } from './game-stage.tsx'

const text = launchText['zh-TW']
const testServer = setUpTestServer()
// The test's document loads no frames, and says so.
vi.spyOn(console, 'error').mockImplementation(() => undefined)
const focus = vi.spyOn(HTMLElement.prototype, 'focus')

const frame = () => screen.getByTitle<HTMLIFrameElement>(text.game)
const say = (message: object) => {
  const data = { source: 'gamehall-arcade', ...message }
  fireEvent(
    window,
    new MessageEvent('message', { data, source: frame().contentWindow, origin: location.origin }),
  )
}

const LAUNCHED_AT = '2026-11-21T05:18:00.000Z'
const onLeft = vi.fn()
const show = (isTrial: boolean) =>
  renderPageAt(
    <>
      <input aria-label="other" />
      <GameStage
        gid="mines"
        game={undefined}
        url="/arcade/play/mines/"
        isTrial={isTrial}
        launchedAt={LAUNCHED_AT}
        transfer={undefined}
        onReload={vi.fn()}
        onLeft={onLeft}
      />
    </>,
    { name: 'startGame' },
  )

beforeEach(() => {
  focus.mockClear()
  onLeft.mockClear()
})

it('says what the offline overlay is to say over it, while it is open', () => {
  show(false)
  expect(useConnection.getState().offlineDetail).toMatch(/已送出的投注都有效.*從原處繼續/)
  cleanup()
  expect(useConnection.getState().offlineDetail).toBeUndefined()
})

describe('of a game that was stopped', () => {
  const WITHDRAW = '/api/game/withdraw'
  beforeEach(() => {
    testServer.answers[WITHDRAW] = okEnvelope({ NewBalance: '5880.00', transfers: [], skipped: [] })
    show(false)
    say({ type: 'ready', exit: true })
  })

  it('takes nothing back where the game was opened elsewhere', () => {
    say({ type: 'error', code: 'SESSION_REPLACED' })
    say({ type: 'close' })
    expect(onLeft).toHaveBeenCalledOnce()
    expect(testServer.sentTo(WITHDRAW)).toEqual([])
  })

  it('leaves the balance to the page on which the game was opened unbeknown to this one', async () => {
    const skipped = [{ api_key: 'aurora', name: '極光', reason: 'elsewhere' }]
    testServer.answers[WITHDRAW] = okEnvelope({ NewBalance: '0.00', transfers: [], skipped })
    say({ type: 'close' })
    await vi.waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
    expect(currentToasts().map((toast) => toast.text)).toEqual([text.skipped('elsewhere')])
  })

  it('takes the balance back where the session expired', async () => {
    say({ type: 'error', code: 'SESSION_EXPIRED' })
    say({ type: 'close' })
    await vi.waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
    expect(testServer.sentTo(WITHDRAW)).toEqual([{ is_all: 1, launched_at: LAUNCHED_AT }])
  })
})

describe('a step back', () => {
  const told: unknown[] = []
  const stepBack = () => act(async () => handleBack('test'))
  const question = () => screen.queryByRole('dialog', { name: text.exitTitle })
  beforeEach(() => {
    show(true)
    const view = { postMessage: (message: unknown) => told.push(message) }
    Object.defineProperty(frame(), 'contentWindow', { get: () => view })
    say({ type: 'ready', exit: true })
    told.length = 0
  })

  it('closes what is open in the game, and asks whether to leave once nothing is', async () => {
    say({ type: 'overlay', open: true })
    await stepBack()
    expect(told).toEqual([{ source: 'gamehall', type: 'back' }])
    expect(question()).toBeNull()
    say({ type: 'overlay', open: true })
    await stepBack()
    expect(question()).toBeNull()
    say({ type: 'overlay', open: false })
    await stepBack()
    expect(question()).not.toBeNull()
  })

  it('asks at the next step when the game has closed nothing', async () => {
    say({ type: 'overlay', open: true })
    await stepBack()
    await stepBack()
    expect(question()).not.toBeNull()
  })

  it('asks at once after the game was loaded anew', async () => {
    say({ type: 'overlay', open: true })
    say({ type: 'ready', exit: true })
    await stepBack()
    expect(question()).not.toBeNull()
  })
})

describe('the keyboard', () => {
  beforeEach(() => void show(true))

  it('gives the keyboard to the game once it is ready, without scrolling', () => {
    expect(document.activeElement).toBe(document.body)
    say({ type: 'ready', exit: false })
    expect(document.activeElement).toBe(frame())
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  })

  it('takes the keyboard from nothing that has it', () => {
    const field = screen.getByLabelText('other')
    field.focus()
    say({ type: 'ready', exit: false })
    expect(document.activeElement).toBe(field)
  })

  it('leaves the keyboard to an open sheet', async () => {
    say({ type: 'close' })
    const sheet = await screen.findByRole('dialog')
    expect(sheet.contains(document.activeElement)).toBe(true)
    say({ type: 'ready', exit: false })
    expect(sheet.contains(document.activeElement)).toBe(true)
  })
})
