import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { Chip } from '../../../../web/shared/chips/chip.tsx'
import { placeChips, stakeOn } from '../../../../web/shared/chips/chip-layout.ts'
import { SPOTS } from '../../limits.ts'
import { blackjackText } from '../../text.ts'
import { BLACKJACK_CHIPS } from '../art/blackjack-chips.ts'
import type { BlackjackController } from '../blackjack-types.ts'
import { BLACKJACK_CHIP_LIMITS, spotId } from '../draft.ts'
import { useBetSound } from '../use-bet-sound.ts'
import styles from './bet-spots.module.css'

/** The three spots: a tap puts the chosen chip on one. During a round they show what is staked. */
export function BetSpots({ game, isOpen }: { readonly game: BlackjackController; readonly isOpen: boolean }) {
  const soundBet = useBetSound()
  const text = useText(blackjackText)
  const { scene, draft } = game
  const stakeOf = (spot: number) =>
    isOpen
      ? stakeOn(draft.chips, spotId(spot))
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
              soundBet()
              game.setDraft((before) =>
                placeChips(before, [{ spot: spotId(spot), chips: 1 }], BLACKJACK_CHIP_LIMITS),
              )
            }}
          >
            {stake > 0n ? (
              <Chip
                set={BLACKJACK_CHIPS}
                amount={stake}
                label={formatWholeAmount(stake)}
                className={styles.chip}
              />
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
