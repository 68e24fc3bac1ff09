import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useState } from 'react'
import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import { toWire } from '../../../../web/shared/money/wire-money.ts'
import { blackjackText } from '../../text.ts'
import type { BlackjackController } from '../blackjack-types.ts'
import { keys } from '../keys.ts'
import styles from './controls.module.css'

/** Insurance for half of the stake of each chosen spot, or none. Basic strategy never takes it. */
export function InsuranceControls({ game }: { readonly game: BlackjackController }) {
  const text = useText(blackjackText)
  const { hands } = game.scene
  const [left, setLeft] = useState<readonly number[]>([])
  const chosen = hands.filter(({ spot }) => !left.includes(spot))
  const cost = chosen.reduce((sum, { stakeMinor }) => sum + stakeMinor / 2n, 0n)
  const answer = (spots: readonly number[], price: bigint) =>
    void game.act({ kind: 'insurance', spots: [...spots] }, toWire(price))
  const decline = () => answer([], 0n)
  const insure = () =>
    answer(
      chosen.map(({ spot }) => spot),
      cost,
    )
  useGameKeys(keys, { play: decline, decline, insure: () => chosen.length > 0 && insure() })
  return (
    <>
      <p className={styles.question}>{text.insuranceTitle}</p>
      {hands.length > 1 ? (
        <div className={styles.second}>
          {hands.map(({ spot, stakeMinor }) => {
            const isChosen = !left.includes(spot)
            return (
              <button
                key={spot}
                type="button"
                className={classNames(styles.hint, isChosen && styles.on)}
                aria-pressed={isChosen}
                onClick={() => setLeft(isChosen ? [...left, spot] : left.filter((one) => one !== spot))}
              >
                {text.spots[spot]} {formatWholeAmount(stakeMinor / 2n)}
              </button>
            )
          })}
        </div>
      ) : null}
      <div className={styles.main}>
        <button
          type="button"
          className={classNames(styles.action, styles.double)}
          disabled={chosen.length === 0}
          onClick={insure}
        >
          <b>{text.insure(formatWholeAmount(cost))}</b>
        </button>
        <button
          type="button"
          data-play={1}
          className={classNames(styles.action, styles.stand)}
          onClick={decline}
        >
          <b>{text.insureNone}</b>
        </button>
      </div>
      <p className={styles.tip}>{text.insuranceNote}</p>
    </>
  )
}
