import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { launchText } from '../launch/launch-text.ts'
import { GameStage } from './game-stage.tsx'

const text = launchText['zh-TW']
setUpTestServer()
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

beforeEach(() => {
  focus.mockClear()
  renderPageAt(
    <>
      <input aria-label="other" />
      <GameStage
        gid="mines"
        game={undefined}
        url="/arcade/play/mines/"
        isTrial
        transfer={undefined}
        onReload={vi.fn()}
        onLeft={vi.fn()}
      />
    </>,
    { name: 'startGame' },
  )
})

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
