import type { UnreadCounts } from '@gamehall/contract/inbox'
import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { setUnreadCount } from '../../../shared/player/use-player-info.ts'

/** Marks messages as read, and updates badges and lists. */
export function useReadMessages() {
  return useCallMutation('readMessages', { onSuccess: useUpdateUnread(), isSilent: true })
}

/** Deletes messages, and updates badges and lists. */
export function useDeleteMessages() {
  return useCallMutation('deleteMessages', { onSuccess: useUpdateUnread() })
}

function useUpdateUnread() {
  const client = useQueryClient()
  return async ({ message_num }: UnreadCounts) => {
    setUnreadCount(client, message_num)
    await client.invalidateQueries({ queryKey: ['listMessages'] })
  }
}
