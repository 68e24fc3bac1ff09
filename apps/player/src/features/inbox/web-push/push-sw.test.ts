import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const code = readFileSync(join(import.meta.dirname, '../../../../public/push-sw.js'), 'utf8')

interface SwEvent {
  data?: { json(): object } | null
  notification?: { close(): void; data?: { url: string } }
  waitUntil(work: Promise<unknown>): void
}
interface Window {
  visibilityState: string
  focused: boolean
  navigate: (url: string) => Promise<void>
  focus: () => Promise<void>
}

let listeners: Record<string, (event: SwEvent) => void>
let windows: Window[]
const showNotification = vi.fn(async () => undefined)
const openWindow = vi.fn(async () => undefined)

beforeEach(() => {
  vi.clearAllMocks()
  listeners = {}
  windows = []
  const self = {
    addEventListener: (type: string, listener: (event: SwEvent) => void) => {
      listeners[type] = listener
    },
    clients: { matchAll: async () => windows, openWindow },
    registration: { showNotification },
  }
  runInNewContext(code, { self })
})

const newWindow = (visibilityState: string, focused: boolean): Window => ({
  visibilityState,
  focused,
  navigate: vi.fn(async () => undefined),
  focus: vi.fn(async () => undefined),
})

async function happen(type: string, event: Omit<SwEvent, 'waitUntil'>): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners[type]?.({ ...event, waitUntil: (promise) => void work.push(promise) })
  expect(work, 'the worker is kept awake until it is done').toHaveLength(1)
  await Promise.all(work)
}
const pushed = { title: '存款通知', body: '點一下查看內容', tag: 'message-7', url: '/#/message/7' }
const push = (data: object | null = pushed) => happen('push', { data: data && { json: () => data } })

describe('a push while the app is closed', () => {
  it('is shown, and replaces an earlier notification with the same tag', async () => {
    await push()
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('存款通知', {
      body: '點一下查看內容',
      tag: 'message-7',
      icon: '/icons/icon-192.png',
      data: { url: '/#/message/7' },
    })
  })

  it.each([
    ['looked at', 'visible', true, 0],
    ['open beside another window', 'visible', false, 1],
    ['in the background', 'hidden', false, 1],
  ])('with the hall %s', async (_where, visibility, isFocused, shown) => {
    windows = [newWindow(visibility, isFocused)]
    await push()
    expect(showNotification).toHaveBeenCalledTimes(shown)
  })

  it('is shown without a payload too, as browsers require', async () => {
    await push(null)
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      '',
      expect.objectContaining({ data: { url: '/' } }),
    )
  })
})

describe('a tap on it', () => {
  const tap = (close = vi.fn()) =>
    happen('notificationclick', { notification: { close, data: { url: '/#/message/7' } } })

  it('opens the message in a new window', async () => {
    const close = vi.fn()
    await tap(close)
    expect(close).toHaveBeenCalledOnce()
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/#/message/7')
  })

  it('focuses an existing window', async () => {
    const window = newWindow('hidden', false)
    windows = [window]
    await tap()
    expect(window.navigate).toHaveBeenCalledExactlyOnceWith('/#/message/7')
    expect(window.focus).toHaveBeenCalledOnce()
    expect(openWindow).not.toHaveBeenCalled()
  })
})
