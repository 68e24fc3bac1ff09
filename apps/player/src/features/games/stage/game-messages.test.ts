import { expect, it } from 'vitest'
import { originOf, readGameMessage } from './game-messages.ts'

const said = (message: object) => readGameMessage({ source: 'gamehall-arcade', ...message })

it('parses the messages of the protocol', () => {
  expect(said({ type: 'ready', game: 'mines', mode: 'real' })).toEqual({ type: 'ready', hasExit: false })
  expect(said({ type: 'ready', exit: true })).toEqual({ type: 'ready', hasExit: true })
  expect(said({ type: 'balance', balance: '12.50' })).toEqual({ type: 'balance', balance: '12.50' })
  expect(said({ type: 'sound', on: false })).toEqual({ type: 'sound', on: false })
  expect(said({ type: 'overlay', open: true })).toEqual({ type: 'overlay', isOpen: true })
  expect(said({ type: 'error', code: 'MAINTENANCE' })).toEqual({ type: 'error', code: 'MAINTENANCE' })
})

it.each([null, 'ready', {}, { type: 'ready' }, { source: 'other', type: 'ready' }])(
  'hears nothing in %j',
  (data) => {
    expect(readGameMessage(data)).toBeUndefined()
  },
)

it('ignores messages of the wrong shape', () => {
  expect(said({ type: 'balance', balance: 12 })).toBeUndefined()
  expect(said({ type: 'sound', on: 'no' })).toBeUndefined()
  expect(said({ type: 'overlay', open: 1 })).toBeUndefined()
  expect(said({ type: 'open', url: 'https://evil.test' })).toBeUndefined()
})

it('returns the origin of a launch address', () => {
  expect(originOf('/arcade/play/mines/#token=1', 'https://hall.test')).toBe('https://hall.test')
  expect(originOf('https://arcade.test/play/', 'https://hall.test')).toBe('https://arcade.test')
})
