import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatNet } from '@gamehall/web-client/money/format-amount.ts'
import { useState } from 'react'
import type { GameProps } from '../../../web/shared/frontend/game-frontend.ts'
import { ROULETTE_TABLE_IDS } from '../limits.ts'
import { rouletteText } from '../text.ts'
import { colourOf } from '../wheel.ts'
import { useBets } from './bets/use-bets.ts'
import { LatestNumbers } from './numbers/latest-numbers.tsx'
import { StatsSheet } from './numbers/stats-sheet.tsx'
import { useLatestNumbers } from './numbers/use-latest-numbers.ts'
import type { RouletteController, RouletteScene, RouletteTypes } from './roulette-types.ts'
import styles from './stage.module.css'
import { BetTable } from './table/bet-table.tsx'
import { Racetrack } from './track/racetrack.tsx'
import { Wheel } from './wheel/wheel.tsx'

/** The wheel rises like a moon over the table while it turns; otherwise only its edge is seen. */
export function Stage({ game }: GameProps<RouletteTypes>) {
  const text = useText(rouletteText)
  const bets = useBets(game)
  const numbers = useLatestNumbers(game)
  const [isStatsOpen, setStatsOpen] = useState(false)
  const [first] = useState(game.scene.number)
  const { scene, draft } = game
  return (
    <div className={styles.stage} data-phase={scene.phase}>
      <h1 className="sr-only">{text.title}</h1>
      <LatestNumbers numbers={numbers} onOpen={() => setStatsOpen(true)} />
      <div className={styles.sky}>
        <div className={styles.wheel}>
          <Wheel ref={game.partRef('wheel')} first={first} />
          <Plate scene={scene} />
        </div>
      </div>
      <div className={styles.cloth} inert={scene.phase !== 'betting'}>
        <TableTabs game={game} onTable={bets.chooseTable} onView={(view) => bets.change({ view })} />
        <div className={styles.bets}>
          {draft.view === 'table' ? <BetTable game={game} /> : <Racetrack game={game} />}
        </div>
      </div>
      <StatsSheet
        numbers={numbers}
        isOpen={isStatsOpen}
        onClose={() => setStatsOpen(false)}
        onBet={(number) => bets.place([{ spot: `straight-${number}`, chips: 1 }])}
      />
    </div>
  )
}

/** The number on the wheel's turret, with what the round paid. */
function Plate({ scene }: { readonly scene: RouletteScene }) {
  const text = useText(rouletteText)
  const { phase, number, result, paidMinor, stakeMinor } = scene
  if (phase !== 'result' || number === null) return null
  const colour = colourOf(number)
  return (
    <div className={styles.plate} data-colour={colour}>
      <b className={`num ${styles.fallen}`}>{number}</b>
      {result === 'win' ? (
        <span className={`num ${styles.win}`}>{text.net(formatNet(paidMinor - stakeMinor))}</span>
      ) : null}
      {result === 'return' ? (
        <span className={`num ${styles.paid}`}>
          {text.paid} {formatAmount(paidMinor)}
        </span>
      ) : null}
    </div>
  )
}

interface TableTabsProps {
  readonly game: RouletteController
  readonly onTable: (table: (typeof ROULETTE_TABLE_IDS)[number]) => void
  readonly onView: (view: 'table' | 'track') => void
}

function TableTabs({ game, onTable, onView }: TableTabsProps) {
  const text = useText(rouletteText)
  const { view, table } = game.draft
  return (
    <div className={styles.tabs}>
      <fieldset className={styles.choice}>
        <legend className="sr-only">{text.view}</legend>
        {(['table', 'track'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={styles.tab}
            aria-pressed={view === each}
            onClick={() => onView(each)}
          >
            {text.views[each]}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.choice}>
        <legend className="sr-only">{text.table}</legend>
        {ROULETTE_TABLE_IDS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.tab}
            aria-pressed={table === each}
            onClick={() => onTable(each)}
          >
            {text.tables[each]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
