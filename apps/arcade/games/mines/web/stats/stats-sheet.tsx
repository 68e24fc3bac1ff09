import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatNet } from '@gamehall/web-client/money/format-amount.ts'
import { InfoFacts } from '../../../../web/shared/menu/info-blocks.tsx'
import { useSessionState } from '../../../../web/shared/shell/game-kit.ts'
import { Sheet } from '../../../../web/shared/shell/sheet.tsx'
import { minesText } from '../../text.ts'
import type { MinesController } from '../mines-types.ts'
import { roundMultiplier } from '../multiplier-label.ts'
import { countRounds } from './mines-stats.ts'
import { useSessionRounds } from './use-session-rounds.ts'

interface StatsSheetProps {
  readonly game: MinesController
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The session's rounds, wins, best multiplier and net result. */
export function StatsSheet({ game, isOpen, onClose }: StatsSheetProps) {
  const text = useText(minesText)
  return (
    <Sheet title={text.stats} isOpen={isOpen} onClose={onClose}>
      <SessionStats game={game} />
    </Sheet>
  )
}

function SessionStats({ game }: Pick<StatsSheetProps, 'game'>) {
  const played = useSessionState((state) => state.played)
  const text = useText(minesText)
  const { rounds, wins, best } = countRounds(useSessionRounds(game))
  return (
    <>
      <InfoFacts
        facts={[
          [text.statsRounds, rounds.toLocaleString('en')],
          [text.statsWins, wins.toLocaleString('en')],
          [text.statsBest, best === null ? '–' : `${roundMultiplier(best)}×`],
          [text.statsNet, formatNet(played.paidMinor - played.stakedMinor)],
        ]}
      />
      <p>{text.statsNote}</p>
    </>
  )
}
