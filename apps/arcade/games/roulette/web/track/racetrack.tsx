import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { minus, plus } from '@gamehall/ui/icons/icon-set.ts'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type CSSProperties, useState } from 'react'
import { Chip } from '../../../../web/shared/chips/chip.tsx'
import { coveredNumbers } from '../../rules.ts'
import { neighbourChips, type Sector, type SpotChips, sectorChips } from '../../sectors.ts'
import { rouletteText } from '../../text.ts'
import { colourOf, WHEEL } from '../../wheel.ts'
import { shownChips } from '../bets/shown-chips.ts'
import { useBets } from '../bets/use-bets.ts'
import type { RouletteController } from '../roulette-types.ts'
import { ROULETTE_CHIPS } from '../table/roulette-chips.ts'
import styles from './racetrack.module.css'
import { TRACK_HEIGHT, trackPlace } from './track-layout.ts'

const MAX_REACH = 4
/** From the end of the track at 26 to the one at zero. */
const SECTOR_ORDER: readonly Sector[] = ['tiers', 'orphelins', 'voisins', 'zero']

/** The numbers in the order of the wheel: bets on a number with its neighbours, and on sectors. */
export function Racetrack({ game }: { readonly game: RouletteController }) {
  const text = useText(rouletteText)
  const bets = useBets(game)
  const { reach } = game.draft
  const [preview, setPreview] = useState<readonly number[]>([])
  const lit = new Set(preview)
  const fallen = game.scene.phase === 'spinning' ? null : game.scene.number
  const show = (chips: readonly SpotChips[] | null) => setPreview(chips === null ? [] : coveredNumbers(chips))
  return (
    <div className={styles.space}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a form's meaning to a table of bets. */}
      <div
        role="group"
        aria-label={text.track}
        className={styles.track}
        style={{ '--ratio': 100 / TRACK_HEIGHT } as CSSProperties}
      >
        {WHEEL.map((number, index) => (
          <TrackNumber
            key={number}
            number={number}
            index={index}
            isLit={lit.has(number)}
            isFallen={number === fallen}
            isDisabled={game.isBusy}
            stake={stakeOn(game, number)}
            onPreview={(isOn) => show(isOn ? neighbourChips(number, reach) : null)}
            onPlace={() => bets.place(neighbourChips(number, reach))}
          />
        ))}
        <div className={styles.middle}>
          <div className={styles.sectors}>
            {SECTOR_ORDER.map((sector) => (
              <button
                key={sector}
                type="button"
                className={styles.sector}
                disabled={game.isBusy}
                onPointerEnter={() => show(sectorChips(sector))}
                onPointerLeave={() => show(null)}
                onFocus={() => show(sectorChips(sector))}
                onBlur={() => show(null)}
                onClick={() => bets.place(sectorChips(sector))}
              >
                {text.sectors[sector]}
              </button>
            ))}
          </div>
          <Reach reach={reach} onChange={(next) => bets.change({ reach: next })} />
        </div>
      </div>
    </div>
  )
}

interface ReachProps {
  readonly reach: number
  readonly onChange: (reach: number) => void
}

/** How many neighbours on each side are bet on. */
function Reach({ reach, onChange }: ReachProps) {
  const text = useText(rouletteText)
  return (
    <div className={styles.reach}>
      <button
        type="button"
        className={styles.step}
        aria-label={text.fewer}
        disabled={reach <= 0}
        onClick={() => onChange(reach - 1)}
      >
        <Icon shape={minus} size="s" />
      </button>
      <span className={styles.reachText}>
        {text.neighbours} <b className="num">{text.reach(reach)}</b>
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={text.more}
        disabled={reach >= MAX_REACH}
        onClick={() => onChange(reach + 1)}
      >
        <Icon shape={plus} size="s" />
      </button>
    </div>
  )
}

const stakeOn = (game: RouletteController, number: number): bigint =>
  shownChips(game).find(({ spot }) => spot === `straight-${number}`)?.stake ?? 0n

interface TrackNumberProps {
  readonly number: number
  readonly index: number
  readonly isLit: boolean
  readonly isFallen: boolean
  readonly isDisabled: boolean
  readonly stake: bigint
  readonly onPreview: (isOn: boolean) => void
  readonly onPlace: () => void
}

function TrackNumber(props: TrackNumberProps) {
  const { number, index, isLit, isFallen, isDisabled, stake, onPreview, onPlace } = props
  const text = useText(rouletteText)
  const { x, y, turn } = trackPlace(index)
  const colour = colourOf(number)
  return (
    <button
      type="button"
      className={classNames(styles.number, styles[colour], isLit && styles.lit, isFallen && styles.fallen)}
      style={{ '--x': x / 100, '--y': y / TRACK_HEIGHT, '--turn': `${turn}deg` } as CSSProperties}
      aria-label={text.number(number, text.colours[colour])}
      disabled={isDisabled}
      onPointerEnter={() => onPreview(true)}
      onPointerLeave={() => onPreview(false)}
      onFocus={() => onPreview(true)}
      onBlur={() => onPreview(false)}
      onClick={onPlace}
    >
      <span className={`num ${styles.digits}`}>{number}</span>
      {stake > 0n ? <Chip set={ROULETTE_CHIPS} amount={stake} className={styles.chip} /> : null}
    </button>
  )
}
