import type { PushHandlers } from '@gamehall/web-client/socket/push-handlers.ts'
import { refreshPlayBreak } from './limits/refresh-play-break.ts'

/** All connected players hear it at once and read again; spread over this time they are no crowd. */
const SPREAD_MS = 3_000

export const gamesPushHandlers: PushHandlers = {
  lobby_change: (_message, { queryClient }) => {
    setTimeout(() => {
      for (const name of ['getGameHallList', 'listGames', 'preEnterGame'])
        void queryClient.invalidateQueries({ queryKey: [name] })
    }, Math.random() * SPREAD_MS)
  },
  user_change: ({ content }, { queryClient }) => {
    if (content.keys.includes('bets'))
      for (const name of ['listBets', 'listLastResults', 'listOpenRounds'])
        void queryClient.invalidateQueries({ queryKey: [name] })
    if (content.keys.includes('free_rounds'))
      void queryClient.invalidateQueries({ queryKey: ['listFreeRounds'] })
    if (content.keys.includes('play_break')) {
      void queryClient.invalidateQueries({ queryKey: ['getPlayLimits'] })
      refreshPlayBreak(queryClient)
    }
  },
}
