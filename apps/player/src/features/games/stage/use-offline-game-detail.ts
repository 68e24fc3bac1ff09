import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect } from 'react'
import { setOfflineDetail } from '../../../shared/stores/connection-store.ts'
import { offlineGameText } from './offline-game-text.ts'

/** While a game is open, the offline overlay says what becomes of bets and rounds. */
export function useOfflineGameDetail(): void {
  const { detail } = useText(offlineGameText)
  useEffect(() => {
    setOfflineDetail(detail)
    return () => setOfflineDetail(undefined)
  }, [detail])
}
