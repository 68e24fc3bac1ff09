import type { PushMessage } from '@gamehall/contract'
import type { UserInfo } from '@gamehall/contract/account'
import type { Notice } from '@gamehall/contract/inbox'
import { clearToasts, currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import type { PushHandlers } from '@gamehall/web-client/socket/push-handlers.ts'
import { subscribePush } from '@gamehall/web-client/socket/push-subscriptions.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installNavigator } from '../../shared/navigation/navigator.ts'
import { currentToken, endSession, startSession } from '../../shared/stores/session-store.ts'
import { createPushDispatcher } from './dispatch-push.ts'
import { pushHandlers } from './push-handlers.ts'

const played: string[] = []
vi.mock('../../shared/sound/play-sound.ts', () => ({
  playSound: async (name: string) => void played.push(name),
}))

const go = vi.fn()
const hint = { text: '', badge: 0, voice: null, silence: false, type: 'system' } as const
const envelope = { seq: 1, from: 'hall', to: '1' }
const normal = (push: Partial<PushMessage['push']> = {}): PushMessage => ({
  ...envelope,
  msg_type: 'normal',
  push: { ...hint, ...push },
  content: { text: '存款已入帳', style: 1, time: '2026-11-21T00:00:00.000Z', reqId: null, id: null },
})
const notice: Notice = {
  id: '1',
  type: 999,
  notice_type: 1,
  title: '今晚維護',
  content: '內容',
  style: 1,
  is_show: 1,
  detail_url: null,
  sort: 0,
  created_at: '2026-11-21T00:00:00.000Z',
  updated_at: '2026-11-21T00:00:00.000Z',
}
const playerKey = queryKeyOf('getUserInfo', {})
const player: Partial<UserInfo> = { user_id: '1', balance: '1.00' }

describe('createPushDispatcher (§4)', () => {
  let client: QueryClient
  let handle: (message: PushMessage) => void
  beforeEach(() => {
    client = new QueryClient()
    client.setQueryData(playerKey, player)
    handle = createPushDispatcher(client, pushHandlers)
    installNavigator({ go, back: () => undefined })
  })
  afterEach(() => {
    clearToasts()
    endSession()
    played.length = 0
    go.mockReset()
  })

  it('a push during a fetch in progress is not overwritten by its older response', async () => {
    const release = Promise.withResolvers<void>()
    const older = release.promise.then(() => ({ ...player, message_num: 0 }))
    const answers = [older, Promise.resolve({ ...player, message_num: 1 })]
    const first = client.fetchQuery({ queryKey: playerKey, queryFn: () => answers.shift() ?? older })
    const { content, ...push } = normal()
    handle({ ...push, seq: 0, content: { ...content, id: '42' } } as PushMessage)
    release.resolve()
    await first
    await vi.waitFor(() => expect(client.getQueryData(playerKey)).toMatchObject({ message_num: 1 }))
  })

  it('normal: a toast that can be tapped, with the message sound', () => {
    handle(normal())
    expect(currentToasts()).toMatchObject([{ kind: 'notice', text: '存款已入帳' }])
    expect(currentToasts()[0]?.onTap).toBeTypeOf('function')
    expect(played).toEqual(['message'])
  })

  it('normal: a later toast about the same order replaces the earlier one', () => {
    vi.useFakeTimers()
    const of = (reqId: string, text: string, type: PushMessage['push']['type'] = 'withdraw') => {
      const push = normal({ type })
      handle({ ...push, content: { ...push.content, reqId, text } } as PushMessage)
    }
    of('W1', '提款已通過審核')
    of('7', '銀行卡已通過審核', 'system')
    of('W1', '提款已轉出')
    of('7', '申請已通過', 'activity')
    of('W1', '提款已到帳')
    const told: string[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      told.push(...currentToasts().map(({ text }) => text))
      vi.advanceTimersByTime(3_000)
    }
    expect(told).toEqual(['提款已到帳', '銀行卡已通過審核', '申請已通過'])
    vi.useRealTimers()
  })

  it('normal with an id: a tap opens the message, and the badge follows', () => {
    client.setQueryData(playerKey, { ...player, message_num: 1 })
    const push = normal({ badge: 2 })
    handle({ ...push, content: { ...push.content, id: '42' } } as PushMessage)
    currentToasts()[0]?.onTap?.()
    expect(go).toHaveBeenCalledWith('/message/42', undefined)
    expect(client.getQueryData(playerKey)).toMatchObject({ message_num: 2 })
  })

  it('a broadcast adds one to the badge', () => {
    client.setQueryData(playerKey, { ...player, message_num: 3 })
    const push = normal()
    handle({ ...push, seq: 0, content: { ...push.content, id: '42' } } as PushMessage)
    expect(client.getQueryData(playerKey)).toMatchObject({ message_num: 4 })
  })

  it('sys_notice: cached and toasted; a popup notice is only cached; a withdrawn one is removed', () => {
    const noticesKey = queryKeyOf('listNewNotices', {})
    client.setQueryData(noticesKey, { list: [] })
    const notices = () => client.getQueryData<{ list: Notice[] }>(noticesKey)?.list.map(({ id }) => id)
    const say = (content: Partial<Notice>, silence = false) =>
      handle({
        ...envelope,
        seq: 0,
        msg_type: 'sys_notice',
        push: { ...hint, text: '今晚維護', silence },
        content: { ...notice, ...content },
      })
    say({ id: '1' })
    expect(notices()).toEqual(['1'])
    expect(currentToasts()).toMatchObject([{ text: '今晚維護' }])
    currentToasts()[0]?.onTap?.()
    expect(go).toHaveBeenCalledWith('/message/1', undefined)
    clearToasts()
    say({ id: '2', notice_type: 999 })
    expect(notices()).toEqual(['2', '1'])
    expect(currentToasts()).toEqual([])
    say({ id: '1', is_show: 0 }, true)
    expect(notices()).toEqual(['2'])
    expect(currentToasts()).toEqual([])
  })

  it('another screen read a message: only the badge changes', () => {
    handle({
      ...envelope,
      msg_type: 'user_change',
      push: { ...hint, badge: 7 },
      content: { keys: ['message_num'] },
    })
    expect(client.getQueryData(playerKey)).toMatchObject({ message_num: 7 })
    expect(client.getQueryState(playerKey)?.isInvalidated).toBe(false)
  })

  it('user_change bets: refetches an open betting record', () => {
    const betsKey = queryKeyOf('listBets', {})
    client.setQueryData(betsKey, { pages: [], pageParams: [] })
    handle({ ...envelope, msg_type: 'user_change', push: hint, content: { keys: ['bets'] } })
    expect(client.getQueryState(betsKey)?.isInvalidated).toBe(true)
    expect(client.getQueryState(playerKey)?.isInvalidated).toBe(false)
  })

  it('user_change play_break: loads anew what a break leaves out', () => {
    const keys = [
      playerKey,
      queryKeyOf('getPlayLimits', {}),
      queryKeyOf('listActivities', {}),
      queryKeyOf('listActivityTypes', {}),
      queryKeyOf('listBanners', { for: 'me' }),
      queryKeyOf('listNewNotices', {}),
    ]
    for (const key of keys) client.setQueryData(key, {})
    handle({ ...envelope, msg_type: 'user_change', push: hint, content: { keys: ['play_break'] } })
    for (const key of keys) expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  })

  it('silent: neither toast nor sound', () => {
    handle(normal({ silence: true }))
    expect(currentToasts()).toEqual([])
    expect(played).toEqual([])
  })

  it.each(['recharge', 'withdraw'] as const)('the voice %s is the money sound', (voice) => {
    handle(normal({ voice }))
    expect(played).toEqual(['money'])
  })

  it('gold_change: the new balance is there at once', () => {
    handle({
      ...envelope,
      msg_type: 'gold_change',
      push: hint,
      content: { change: '9.00', balance: '10.00' },
    })
    expect(client.getQueryData(playerKey)).toEqual({ ...player, balance: '10.00' })
  })

  it('user_change: refetches the player info', () => {
    handle({ ...envelope, msg_type: 'user_change', push: hint, content: { keys: ['nickname'] } })
    expect(client.getQueryState(playerKey)?.isInvalidated).toBe(true)
  })

  it('kick: shows the server’s text as an error, logs out, goes to login', () => {
    startSession({ token: 't', socketUrl: '' })
    handle({
      ...envelope,
      msg_type: 'kick',
      push: hint,
      content: { code: 10118, text: '您的帳號已在其他裝置登入' },
    })
    expect(currentToken()).toBeUndefined()
    expect(go).toHaveBeenCalledWith('/login', { replace: true })
    expect(currentToasts()).toMatchObject([{ kind: 'error', text: '您的帳號已在其他裝置登入' }])
  })

  it('support_message: a page that opens a moment later asks for the conversation again', () => {
    const keys = [queryKeyOf('getSupportConversation', {}), ['listSupportMessages', {}]]
    for (const key of keys) client.setQueryData(key, {})
    handle({
      ...envelope,
      msg_type: 'support_message',
      push: hint,
      content: { message_id: '7', text: '已為您處理', time: '2026-11-21T00:00:00.000Z' },
    })
    for (const key of keys) expect(client.getQueryState(key)?.isInvalidated).toBe(true)
    expect(currentToasts()).toMatchObject([{ kind: 'notice', text: '已為您處理' }])
  })

  it('notifies subscribers afterwards, until they unsubscribe', () => {
    const heard: string[] = []
    const stop = subscribePush(({ msg_type }) => heard.push(msg_type))
    handle(normal())
    stop()
    handle(normal())
    expect(heard).toEqual(['normal'])
  })

  it('a fixture message is handled by one declaration, and keeps its sound and subscribers', () => {
    type Tournament = Omit<PushMessage, 'msg_type' | 'content'> & {
      readonly msg_type: 'tournament'
      readonly content: { readonly rank: number }
    }
    const ranks: number[] = []
    const fixture: PushHandlers<PushMessage | Tournament> = {
      tournament: ({ content }) => void ranks.push(content.rank),
    }
    const dispatch = createPushDispatcher<PushMessage | Tournament>(client, [...pushHandlers, fixture])
    dispatch({ ...envelope, msg_type: 'tournament', push: hint, content: { rank: 3 } })
    expect(ranks).toEqual([3])
    expect(played).toEqual(['message'])
  })
})
