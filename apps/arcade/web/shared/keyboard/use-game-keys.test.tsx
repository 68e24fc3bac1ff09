import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as faces from '../../../games/faces.ts'
import { chipKeys, keyLabel, keyName, slotKeys } from './game-keys.ts'
import { useGameKeys } from './use-game-keys.ts'

const actions = { play: vi.fn(), less: vi.fn(), more: vi.fn() }

function Game({ isOpen = false }: { readonly isOpen?: boolean }) {
  useGameKeys(slotKeys, actions)
  return (
    <>
      <button type="button">Spin</button>
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
  press(screen.getByRole('button'), 'ArrowUp')
  press(document.body, '=')
  expect(actions.more).toHaveBeenCalledTimes(2)
  press(document.body, 'ArrowDown')
  expect(actions.less).toHaveBeenCalledTimes(1)
})

it('leaves a key to what has the focus, and to an open sheet', () => {
  for (const action of Object.values(actions)) action.mockClear()
  const { rerender } = render(<Game />)
  press(screen.getByRole('button'), ' ', { code: 'Space' })
  press(screen.getByRole('textbox'), ' ', { code: 'Space' })
  press(screen.getByRole('textbox'), '-')
  press(screen.getByRole('list'), 'ArrowUp')
  rerender(<Game isOpen />)
  press(document.body, ' ', { code: 'Space' })
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled()
})

it('names a key by its place, and writes rows of keys short', () => {
  expect(keyName({ code: 'KeyA', key: 'ф' })).toBe('A')
  expect(keyName({ code: 'Numpad3', key: '3' })).toBe('3')
  expect(keyName({ code: '', key: 'x' })).toBe('X')
  expect(keyLabel(chipKeys.chip.keys, 'Space')).toBe('1–6')
  expect(keyLabel(slotKeys.less.keys, 'Space')).toBe('↓ / −')
  expect(keyLabel(slotKeys.play.keys, '空白鍵')).toBe('空白鍵 / Enter')
})

it.each(Object.values(faces))('plays $id with the space bar, and says so', async (face) => {
  const { keys } = (await face.loadPage()).page
  expect(Object.values(keys).some((binding) => binding.keys.includes('Space'))).toBe(true)
  for (const { does } of Object.values(keys)) expect([does['zh-TW'], does.en]).not.toContain('')
})
