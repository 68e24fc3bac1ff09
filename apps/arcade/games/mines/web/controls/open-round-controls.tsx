import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatNet } from '@gamehall/web-client/money/format-amount.ts'
import { memo } from 'react'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import type { MinesRound } from '../../schemas.ts'
import { minesText } from '../../text.ts'
import type { MinesController } from '../mines-types.ts'
import { pickRandomTile } from '../pick-tile.ts'
import styles from './controls.module.css'
import { KeptControls } from './kept-controls.tsx'
import { RoundFigures } from './round-figures.tsx'

interface OpenRoundControlsProps {
  readonly game: MinesController
  readonly isShown: boolean
  /** The round that is open while they are shown. */
  readonly round: MinesRound | null
}

/** Controls of an open round: cash out or open a random tile. While they are hidden they stay as they were. */
export const OpenRoundControls = memo(
  function OpenRoundControls({ game, isShown, round }: OpenRoundControlsProps) {
    const text = useText(minesText)
    const payout = round?.payout ?? '0.00'
    const hasPicked = round !== null && round.picks.length > 0
    // Hidden ones look as they were: a button that is disabled gets a new style, and fades.
    const canAct = isShown && !game.isReplay
    return (
      <KeptControls isShown={isShown}>
        <RoundFigures round={round} bet={game.draft.bet} mines={game.draft.mines} />
        <Button
          block
          variant="ghost"
          data-play={isShown ? 1 : undefined}
          className={styles.second}
          disabled={game.isReplay}
          onClick={() => {
            if (canAct) pickRandomTile(game)
          }}
        >
          {text.random}
        </Button>
        <Button
          block
          data-play={isShown ? 2 : undefined}
          className={styles.main}
          disabled={!hasPicked || game.isReplay}
          onClick={() => {
            if (canAct) void game.act({ kind: 'cash_out' })
          }}
        >
          <span className={styles.pays}>
            <span className={styles.lines}>
              {hasPicked ? (
                <>
                  <span className={`num ${styles.contained}`}>
                    {text.cashOutAmount(formatAmount(payout))}
                  </span>
                  <span className={`num ${styles.contained} ${styles.net}`}>
                    {text.cashOutNet(formatNet(toMinor(payout) - toMinor(round.bet)))}
                  </span>
                </>
              ) : (
                text.pickFirst
              )}
            </span>
          </span>
        </Button>
      </KeptControls>
    )
  },
  (before, after) => !before.isShown && !after.isShown,
)
