import type { Calls, PushMessage, ResponseOf } from '@gamehall/contract'
import { PUSH_TOAST_MS } from '@gamehall/contract/constants'
import type { Notice } from '@gamehall/contract/inbox'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { alert } from '@gamehall/ui/overlays/confirm.tsx'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import { currentLanguage } from '@gamehall/web-client/i18n/language.ts'
import { defineText } from '@gamehall/web-client/i18n/text.ts'
import type { PushHandlers } from '@gamehall/web-client/socket/push-handlers.ts'
import type { QueryClient } from '@tanstack/react-query'
import { navigate } from '../../shared/navigation/navigator.ts'
import { href } from '../../shared/navigation/paths.ts'
import { setUnreadCount } from '../../shared/player/use-player-info.ts'

const pushText = defineText({ 'zh-TW': { notice: '通知' }, en: { notice: 'Notification' } })

export const inboxPushHandlers: PushHandlers = {
  user_change: ({ content, push }, { queryClient }) => {
    if (content.keys.includes('message_num')) setUnreadCount(queryClient, push.badge)
  },
  normal: (message, { queryClient }) => {
    if (message.content.id !== null) keepInbox(queryClient, message)
    if (!message.push.silence) showNormal(message.content, aboutOf(message))
  },
  sys_notice: (message, { queryClient }) => {
    keepInbox(queryClient, message)
    keepNotice(queryClient, message.content)
    if (isToasted(message)) showNormal({ text: message.push.text, id: message.content.id })
  },
}

/** §4: only a visible notice of type 1 is shown as a toast. Other types open as a popup; a withdrawn notice shows nothing. */
const isToasted = ({ content, push }: Extract<PushMessage, { msg_type: 'sys_notice' }>) =>
  content.is_show === 1 && content.notice_type === 1 && !push.silence

/** Updates the unread badge and refreshes open message lists. A broadcast (sequence 0) carries no badge and adds one. */
function keepInbox(queryClient: QueryClient, { seq, push }: PushMessage): void {
  if (seq > 0) setUnreadCount(queryClient, push.badge)
  else if (!push.silence) setUnreadCount(queryClient, (known) => known + 1)
  void queryClient.invalidateQueries({ queryKey: ['listMessages'] })
}

/** §4 sys_notice: adds or replaces the notice in the cached list, or removes it when `is_show` is not 1. */
function keepNotice(queryClient: QueryClient, notice: Notice): void {
  queryClient.setQueryData<ResponseOf<Calls['listNewNotices']>>(
    queryKeyOf('listNewNotices', {}),
    (known) =>
      known && {
        list: [
          ...(notice.is_show === 1 ? [notice] : []),
          ...known.list.filter(({ id }) => id !== notice.id),
        ].toSorted((a, b) => a.sort - b.sort),
      },
  )
  void queryClient.invalidateQueries({ queryKey: queryKeyOf('listNewNotices', { for: 'me' }) })
}

/** The key by which later toasts about the same order, card or application replace earlier ones: type and id. */
const aboutOf = ({ push, content }: Extract<PushMessage, { msg_type: 'normal' }>): string | undefined =>
  content.reqId === null ? undefined : `${push.type} ${content.reqId}`

/** §2: a tap opens the message when it has an id, otherwise an alert shows its text. */
function showNormal(
  { text, id }: { readonly text: string; readonly id: string | null },
  about?: string,
): void {
  const title = pushText[currentLanguage()].notice
  showToast(text, {
    kind: 'notice',
    durationMs: PUSH_TOAST_MS,
    ...(about !== undefined && { about }),
    onTap: () => (id === null ? void alert({ title, body: text }) : navigate(href('messageDetail', { id }))),
  })
}
