import { useText } from '@gamehall/web-client/i18n/text.ts'
import { faultText, faultTextKey } from '../api/fault-text.ts'
import { endsSession, type GameFault } from '../api/game-fault.ts'
import { useGameKit } from '../shell/game-kit.ts'

/**
 * Returns what the player reads when a table refuses a bet: the game's own words for a code, otherwise those of every game. Without
 * enough balance it is empty, and the page asks for money.
 */
export function useTableFaultText(words: Readonly<Record<string, string>>): (fault: GameFault) => string {
  const faults = useText(faultText)
  const { requestBalance } = useGameKit()
  return (fault) => {
    if (fault.kind === 'refused' && fault.code === 'INSUFFICIENT') {
      requestBalance(null)
      return ''
    }
    const own = fault.kind === 'refused' ? words[fault.code] : undefined
    return own ?? (endsSession(fault) ? faults.SESSION_ENDED : faults[faultTextKey(fault)])
  }
}
