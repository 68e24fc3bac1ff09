import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { type Ref, useImperativeHandle, useState } from 'react'
import { formatTenths } from '../rules.ts'
import { plinkoText } from '../text.ts'
import { slotLabelStyle } from './board/slot-colour.ts'
import type { Landed, LandingsHandle, PlinkoScene } from './plinko-types.ts'
import styles from './stage.module.css'

const LATEST = 5

interface LandingsProps {
  readonly ref: Ref<LandingsHandle>
  readonly scene: PlinkoScene
}

/** The tally and the latest multipliers. They render alone at each landing: the whole page would, for a change of the scene. */
export function Landings({ ref, scene }: LandingsProps) {
  const [falling, setFalling] = useState<Landed | null>(null)
  useImperativeHandle(ref, () => ({ show: setFalling }), [])
  const shown = { ...scene, ...falling }
  return (
    <div className={styles.figures}>
      <div className={styles.contained}>
        <Tally scene={shown} />
        <LatestBalls scene={shown} />
      </div>
    </div>
  )
}

/** How many marbles have landed and what they have paid so far. */
function Tally({ scene }: { readonly scene: PlinkoScene }) {
  const text = useText(plinkoText)
  if (scene.balls === 0) return null
  const isWin = scene.result === 'win'
  return (
    <dl className={styles.tally}>
      <dt>{text.dropped}</dt>
      <dd className="num">{text.of(scene.landed.length, scene.balls)}</dd>
      <dt>{text.paid}</dt>
      <dd className={`num ${isWin ? styles.win : ''}`}>{formatAmount(scene.paidMinor)}</dd>
    </dl>
  )
}

/** The multipliers of the marbles that landed last, newest on top. */
function LatestBalls({ scene }: { readonly scene: PlinkoScene }) {
  const { board, landed } = scene
  if (board === null) return null
  const first = Math.max(0, landed.length - LATEST)
  return (
    <ol className={`num ${styles.latest}`} aria-hidden="true">
      {landed
        .slice(first)
        .map(({ slot, tenths }, index) => (
          <li key={`ball-${(first + index).toString()}`} style={slotLabelStyle(slot, board.rows)}>
            {formatTenths(tenths)}×
          </li>
        ))
        .reverse()}
    </ol>
  )
}
