import type { SocketEvents } from '@gamehall/web-client/socket/push-client.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { installNavigator } from '../../shared/navigation/navigator.ts'
import { currentToken, endSession, startSession } from '../../shared/stores/session-store.ts'
import { resumeSession, startPush, stopPush } from './push-session.ts'

const sockets: SocketEvents[] = []
vi.mock('@gamehall/web-client/socket/browser-socket.ts', () => ({
  openBrowserSocket: (_url: string, on: SocketEvents) => {
    sockets.push(on)
    return { send: () => undefined, close: () => undefined }
  },
}))
const answer = vi.hoisted(() => ({ give: (_data: object) => {} }))
vi.mock('@gamehall/web-client/calls/call.ts', () => ({
  call: () =>
    new Promise((resolve) => {
      answer.give = resolve
    }),
}))
vi.mock('../../shared/sound/play-sound.ts', () => ({ playSound: async () => undefined }))

const KICK = JSON.stringify({
  seq: 1,
  from: 'hall',
  to: '1',
  msg_type: 'kick',
  push: { text: '', badge: 0, voice: null, silence: false, type: 'system' },
  content: { code: 401, text: '登入已失效，請重新登入' },
})

/** Starts a session with its connection; returns what its server sends. */
function logIn(token: string): SocketEvents {
  startSession({ token, socketUrl: '' })
  startPush(new QueryClient(), 'ws://127.0.0.1/ws?code=1')
  const socket = sockets.at(-1)
  if (socket === undefined) throw new Error('no socket was opened')
  return socket
}

afterEach(() => {
  stopPush()
  endSession()
})

it('§4 kick: ends the session that its connection belongs to', () => {
  const go = vi.fn()
  installNavigator({ go, back: () => undefined })
  logIn('first').text(KICK)
  expect(currentToken()).toBeUndefined()
  expect(go).toHaveBeenCalledWith('/login', { replace: true })
})

it('a late kick of the old session does not end the one that a change of password started', () => {
  const old = logIn('old')
  startSession({ token: 'new', socketUrl: '' })
  old.text(KICK)
  expect(currentToken()).toBe('new')
})

it.each([
  ['a login', () => startSession({ token: 'second', socketUrl: '' }), 'second', true],
  ['a logout', () => endSession(), undefined, false],
])('the answer of a resumed session changes nothing after %s', async (_what, change, token, isLoggedIn) => {
  startSession({ token: 'first', socketUrl: '' })
  const queryClient = new QueryClient()
  const resumed = resumeSession(queryClient)
  change()
  answer.give({ token: 'of the first', user: { user_id: '1' }, wsInfo: { url: 'ws://127.0.0.1/ws?code=1' } })
  expect(await resumed).toBe(isLoggedIn)
  expect(currentToken()).toBe(token)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
