import { expect, it } from 'vitest'
import { keyBet, keyTarget } from './field-keys.ts'

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

it('moves between cells as they lie on screen', () => {
  expect(keyTarget(key('ArrowDown'), 'straight-5', true)).toBe('straight-8')
  expect(keyTarget(key('ArrowRight'), 'straight-5', true)).toBe('straight-6')
  expect(keyTarget(key('ArrowRight'), 'straight-5', false)).toBe('straight-8')
  expect(keyTarget(key('ArrowUp'), 'straight-5', false)).toBe('straight-6')
  expect(keyTarget(key('ArrowDown'), 'straight-0', true)).toBe('straight-2')
  expect(keyTarget(key('ArrowUp'), 'straight-2', true)).toBe('straight-0')
  expect(keyTarget(key('ArrowDown'), 'straight-36', true)).toBe('column-3')
  expect(keyTarget(key('ArrowLeft'), 'straight-1', true)).toBeUndefined()
})

it('bets on splits, streets, corners and lines', () => {
  expect(keyBet(key('ArrowDown', true), 'straight-5', true)?.id).toBe('split-5-8')
  expect(keyBet(key('ArrowLeft', true), 'straight-5', true)?.id).toBe('split-4-5')
  expect(keyBet(key('ArrowUp', true), 'straight-2', true)?.id).toBe('split-0-2')
  expect(keyBet(key('s'), 'straight-5', true)?.id).toBe('street-4')
  expect(keyBet(key('C'), 'straight-5', true)?.id).toBe('corner-5')
  expect(keyBet(key('l'), 'straight-5', true)?.id).toBe('line-4')
  expect(keyBet(key('x'), 'straight-5', true)).toBeUndefined()
  expect(keyBet(key('ArrowDown'), 'straight-5', true)).toBeUndefined()
})
