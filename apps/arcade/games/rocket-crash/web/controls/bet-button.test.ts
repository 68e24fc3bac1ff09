import { expect, it } from 'vitest'
import { betButton } from './bet-button.ts'

it('offers what the phase allows', () => {
  expect(betButton('betting', false, false)).toBe('place')
  expect(betButton('betting', true, false)).toBe('cancel')
  expect(betButton('closed', true, false)).toBe('on_board')
  expect(betButton('running', true, false)).toBe('cash_out')
  expect(betButton('running', false, false)).toBe('queue')
  expect(betButton('running', false, true)).toBe('unqueue')
  expect(betButton('settled', false, false)).toBe('queue')
  expect(betButton(null, false, false)).toBe('queue')
})
