import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { KeptControls } from './kept-controls.tsx'

const controls = (isShown: boolean) => (
  <KeptControls isShown={isShown}>
    <input aria-label="Bet" />
    <button type="button">Start</button>
  </KeptControls>
)

it('keeps hidden controls from focus and from screen readers, and gives both back', () => {
  const { rerender } = render(controls(true))
  const button = screen.getByRole('button', { name: 'Start' })
  const field = screen.getByRole('textbox', { name: 'Bet' })
  button.focus()
  rerender(controls(false))
  expect(document.activeElement).toBe(document.body)
  expect([button.tabIndex, field.tabIndex]).toEqual([-1, -1])
  expect(screen.queryByRole('button')).toBeNull()
  rerender(controls(true))
  expect([button.tabIndex, field.tabIndex]).toEqual([0, 0])
  expect(screen.getByRole('button', { name: 'Start' })).toBe(button)
})
