import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { SPOTS } from '../../limits.ts'
import { blackjackText } from '../../text.ts'
import { Chip } from '../art/chip.tsx'
import type { BlackjackController } from '../blackjack-types.ts'
import { addChip } from '../draft.ts'
import styles from './bet-spots.module.css'

/** The three spots: a tap puts the chosen chip on one. During a round they show what is staked. */
export function BetSpots({ game, isOpen }: { readonly game: BlackjackController; readonly isOpen: boolean }) {
  const { sounds } = useGameKit()
  const text = useText(blackjackText)
  const { scene, draft } = game
  const stakeOf = (spot: number) =>
    isOpen
      ? (draft.spots[spot] ?? 0n)
      : scene.hands.reduce((sum, hand) => (hand.spot === spot ? sum + hand.stakeMinor : sum), 0n)
  return (
    <div className={styles.spots}>
      {SPOTS.map((spot) => {
        const stake = stakeOf(spot)
        const insurance = scene.insured.find((one) => one.spot === spot)
        return (
          <button
            key={spot}
            type="button"
            className={classNames(styles.spot, stake > 0n && styles.taken)}
            disabled={!isOpen}
            aria-label={text.spotLabel(
              text.spots[spot] ?? '',
              stake > 0n ? formatWholeAmount(stake) : text.emptySpot,
            )}
            onClick={() => {
              sounds.bet()
              game.setDraft((before) => addChip(before, spot))
            }}
          >
            {stake > 0n ? (
              <Chip amountMinor={stake} className={styles.chip} />
            ) : isOpen ? (
              text.placeHere
            ) : null}
            {isOpen || insurance === undefined ? null : (
              <span className={`num ${styles.insured}`}>
                {text.insured} {formatWholeAmount(insurance.stakeMinor)}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
