import type { Game } from '@gamehall/contract/games'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRefreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { recordPlay } from '../../../shared/stores/play-history.ts'
import { clearActiveGame, setActiveGame } from '../launch/active-game.ts'

type Visit = { readonly gid: string; readonly game: Game | undefined; readonly isTrial: boolean }

/** Records the open game for the play history and for a reload. Returns the cleanup, which also refetches balances and records. */
export function usePlayedGame({ gid, game, isTrial }: Visit): () => void {
  const client = useQueryClient()
  const refreshPlayer = useRefreshPlayerInfo()
  const apiKey = game?.api_key
  useEffect(() => {
    if (!isTrial) setActiveGame(gid)
    if (apiKey) recordPlay(apiKey, gid)
  }, [gid, apiKey, isTrial])
  return () => {
    clearActiveGame()
    if (isTrial) return
    void refreshPlayer()
    for (const name of [
      'getPlatformBalances',
      'listBets',
      'listLastResults',
      'listOpenRounds',
      'listTransactions',
    ])
      void client.invalidateQueries({ queryKey: [name] })
  }
}
