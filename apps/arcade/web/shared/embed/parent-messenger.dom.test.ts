import { expect, it, vi } from 'vitest'
import { applyDisplaySettings } from './apply-display-settings.ts'
import { createParentMessenger, referrerOrigin } from './parent-messenger.ts'

function framedPage() {
  const parent = { postMessage: vi.fn() }
  const listeners: ((event: unknown) => void)[] = []
  const page = {
    parent,
    addEventListener: (_type: string, listener: (event: unknown) => void) => listeners.push(listener),
    removeEventListener: (_type: string, listener: (event: unknown) => void) => {
      listeners.splice(listeners.indexOf(listener), 1)
    },
  }
  const receive = (event: object) => {
    for (const listener of listeners) listener({ source: parent, origin: 'https://hall.test', ...event })
  }
  return { page: page as unknown as Window, parent, receive }
}

it('sends to the given origin only, and nothing before it is known', () => {
  const { page, parent } = framedPage()
  const messenger = createParentMessenger(page, '')
  messenger.send({ type: 'close' })
  expect(parent.postMessage).not.toHaveBeenCalled()
  messenger.setTargetOrigin('https://hall.test')
  messenger.send({ type: 'close' })
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(
    { source: 'gamehall-arcade', type: 'close' },
    'https://hall.test',
  )
})

it('sends nothing when the page is not framed', () => {
  const { page, parent } = framedPage()
  const alone = { ...page, parent: undefined } as unknown as Window
  Object.assign(alone, { parent: alone })
  createParentMessenger(alone, 'https://hall.test').send({ type: 'close' })
  expect(parent.postMessage).not.toHaveBeenCalled()
})

it('accepts only well-formed messages from the parent page and its origin', () => {
  const { page, receive } = framedPage()
  const onMessage = vi.fn()
  const stop = createParentMessenger(page, 'https://hall.test').listen(onMessage)
  receive({ origin: 'https://evil.test', data: { source: 'gamehall', type: 'pause' } })
  receive({ source: {}, data: { source: 'gamehall', type: 'pause' } })
  receive({ data: { source: 'other', type: 'pause' } })
  receive({ data: { source: 'gamehall', type: 'sound', on: 'yes' } })
  receive({ data: { source: 'gamehall', type: 'look', motion: 'wild', text_percent: 100 } })
  receive({ data: { source: 'gamehall', type: 'look', motion: 'reduced', text_percent: 'big' } })
  receive({ data: null })
  expect(onMessage).not.toHaveBeenCalled()
  receive({ data: { source: 'gamehall', type: 'sound', on: false } })
  receive({ data: { source: 'gamehall', type: 'resume' } })
  expect(onMessage.mock.calls).toEqual([[{ type: 'sound', on: false }], [{ type: 'resume' }]])
  stop()
  receive({ data: { source: 'gamehall', type: 'pause' } })
  expect(onMessage).toHaveBeenCalledTimes(2)
})

it('applies display settings within bounds', () => {
  const { page, receive } = framedPage()
  const root = document.createElement('html')
  createParentMessenger(page, 'https://hall.test').listen((message) => {
    if (message.type === 'look') applyDisplaySettings(root, message)
  })
  const look = { source: 'gamehall', type: 'look' }
  receive({ data: { ...look, motion: 'reduced', text_percent: 900 } })
  expect([root.dataset.motion, root.style.fontSize]).toEqual(['reduced', '150%'])
  receive({ data: { ...look, motion: 'system', text_percent: 100 } })
  expect([root.dataset.motion, root.style.fontSize]).toEqual([undefined, ''])
})

it('reads the parent origin from the referrer', () => {
  expect(referrerOrigin('https://hall.test/some/page?x=1')).toBe('https://hall.test')
  expect(referrerOrigin('')).toBe('')
})
