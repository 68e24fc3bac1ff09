import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as frontends from '../../../games/frontends.ts'
import { chipKeys, keyLabel, keyName, slotKeys } from './game-keys.ts'
import { useGameKeys } from './use-game-keys.ts'

const actions = { play: vi.fn(), less: vi.fn(), more: vi.fn() }

interface GameProps {
  readonly isOpen?: boolean
  readonly plays?: boolean
}

function Game({ isOpen = false, plays = true }: GameProps) {
  useGameKeys(slotKeys, plays ? actions : { less: actions.less })
  return (
    <>
      <button type="button">Spin</button>
      <button type="button">More</button>
      <input aria-label="Stake" />
      <ol aria-label="Ladder" tabIndex={-1} />
      {isOpen ? <dialog open /> : null}
    </>
  )
}

const press = (target: Element, key: string, init = {}) => fireEvent.keyDown(target, { key, ...init })

it('acts on the keys of a game, one press each', () => {
  render(<Game />)
  press(document.body, ' ', { code: 'Space' })
  press(document.body, 'Enter')
  press(document.body, ' ', { code: 'Space', repeat: true })
  press(document.body, 'Enter', { ctrlKey: true })
  expect(actions.play).toHaveBeenCalledTimes(2)
  press(screen.getByRole('button', { name: 'Spin' }), 'ArrowUp')
  press(document.body, '=')
  expect(actions.more).toHaveBeenCalledTimes(2)
  press(document.body, 'ArrowDown')
  expect(actions.less).toHaveBeenCalledTimes(1)
})

it('leaves a key to what has the focus, and to an open sheet', () => {
  for (const action of Object.values(actions)) action.mockClear()
  const { rerender } = render(<Game />)
  press(screen.getByRole('button', { name: 'Spin' }), ' ', { code: 'Space' })
  press(screen.getByRole('textbox'), ' ', { code: 'Space' })
  press(screen.getByRole('textbox'), '-')
  press(screen.getByRole('list'), 'ArrowUp')
  rerender(<Game isOpen />)
  press(document.body, ' ', { code: 'Space' })
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled()
})

/** Presses a button with the pointer, which gives it the focus. */
function point(button: HTMLElement) {
  fireEvent.pointerDown(button)
  button.focus()
  fireEvent.click(button)
}
const space = { code: 'Space' }

it('plays by Space when a pointer has put the focus on a button, which Enter still presses', () => {
  for (const action of Object.values(actions)) action.mockClear()
  render(<Game />)
  const more = screen.getByRole('button', { name: 'More' })
  point(more)
  expect(press(more, ' ', space), 'the browser does not press the button').toBe(false)
  expect(fireEvent.keyUp(more, { key: ' ', ...space }), 'nor when the key is released').toBe(false)
  press(more, ' ', space)
  expect(actions.play).toHaveBeenCalledTimes(2)
  expect(press(more, 'Enter')).toBe(true)
  expect(actions.play).toHaveBeenCalledTimes(2)
})

it('leaves Space to a button that the keyboard has gone to, also to one that was pointed at before', () => {
  for (const action of Object.values(actions)) action.mockClear()
  render(<Game />)
  const [spin, more] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  point(more)
  press(more, 'Tab')
  spin.focus()
  expect(press(spin, ' ', space)).toBe(true)
  expect(fireEvent.keyUp(spin, { key: ' ', ...space })).toBe(true)
  press(spin, 'Tab', { shiftKey: true })
  more.focus()
  expect(press(more, ' ', space)).toBe(true)
  expect(actions.play).not.toHaveBeenCalled()
})

it('presses no button by Space while the game has nothing to play', () => {
  render(<Game plays={false} />)
  const more = screen.getByRole('button', { name: 'More' })
  point(more)
  expect(press(more, ' ', space)).toBe(false)
})

it('names a key by its place, and writes rows of keys short', () => {
  expect(keyName({ code: 'KeyA', key: 'ф' })).toBe('A')
  expect(keyName({ code: 'Numpad3', key: '3' })).toBe('3')
  expect(keyName({ code: '', key: 'x' })).toBe('X')
  expect(keyLabel(chipKeys.chip.keys, 'Space')).toBe('1–6')
  expect(keyLabel(slotKeys.less.keys, 'Space')).toBe('↓ / −')
  expect(keyLabel(slotKeys.play.keys, '空白鍵')).toBe('空白鍵 / Enter')
})

it.each(Object.values(frontends))('plays $id with the space bar, and says so', async (frontend) => {
  const { keys } = (await frontend.loadPage()).page
  expect(Object.values(keys).some((binding) => binding.keys.includes('Space'))).toBe(true)
  for (const { does } of Object.values(keys)) expect([does['zh-TW'], does.en]).not.toContain('')
})
