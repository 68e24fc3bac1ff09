import type { PushHandlers } from '@gamehall/web-client/socket/push-handlers.ts'

export const gamesPushHandlers: PushHandlers = {
  user_change: ({ content }, { queryClient }) => {
    if (content.keys.includes('bets')) void queryClient.invalidateQueries({ queryKey: ['listBets'] })
  },
}
