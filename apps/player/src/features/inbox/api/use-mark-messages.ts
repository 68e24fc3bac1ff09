import type { UnreadCounts } from '@gamehall/contract/inbox'
import { useQueryClient } from '@tanstack/react-query'
import { useCallMutation } from '../../../shared/api/use-call.ts'
import { putUnreadCount } from '../../../shared/player/use-player-info.ts'

/** Marks messages as read; badges and lists follow. */
export function useReadMessages() {
  return useCallMutation('readMessages', { onSuccess: useFollow(), isSilent: true })
}

/** Deletes messages; badges and lists follow. */
export function useDeleteMessages() {
  return useCallMutation('deleteMessages', { onSuccess: useFollow() })
}

function useFollow() {
  const client = useQueryClient()
  return async ({ message_num }: UnreadCounts) => {
    putUnreadCount(client, message_num)
    await client.invalidateQueries({ queryKey: ['listMessages'] })
  }
}
