import { memo, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { LINES } from '../../symbols.ts'
import type { NeonSevensScene } from '../neon-sevens-types.ts'
import { Reel, type ReelHandle } from './reel.tsx'
import { reelCells } from './reel-cells.ts'
import styles from './reels.module.css'
import type { ReelsHandle } from './reels-handle.ts'
import { LINE_COLOURS, WinLines } from './win-lines.tsx'

interface ReelsProps {
  readonly scene: NeonSevensScene
  readonly firstStops: readonly number[]
  readonly label: string
  readonly ref: Ref<ReelsHandle>
}

const REELS = [0, 1, 2]
const NO_ROWS: readonly number[] = []
/** The lamps of the lines beside the reels, top to bottom. */
const LAMPS = [3, 1, 0, 2, 4]

/** The window of three reels, its lines and their lamps. */
export const Reels = memo(function Reels({ scene, firstStops, label, ref }: ReelsProps) {
  const reels = useRef<(ReelHandle | null)[]>([])
  const [refs] = useState(() =>
    REELS.map((reel) => (handle: ReelHandle | null) => {
      reels.current[reel] = handle
    }),
  )
  const [first] = useState(() => REELS.map((reel) => reelCells(reel, firstStops[reel] ?? 0)))
  const { lineWins } = scene
  const isWin = scene.paid === 'win'
  const litRows = useMemo(
    () => REELS.map((reel) => (isWin ? rowsOf(lineWins, reel) : NO_ROWS)),
    [lineWins, isWin],
  )
  const land = async (reel: number, stop: number, isFast: boolean) =>
    reels.current[reel]?.land(reelCells(reel, stop), isFast)
  useImperativeHandle(ref, () => ({
    start() {
      for (const reel of REELS) reels.current[reel]?.spin()
    },
    land,
    async settle(stops) {
      await Promise.all(REELS.map((reel) => land(reel, stops[reel] ?? 0, true)))
    },
  }))
  const lamps = LAMPS.map((line) => (
    <i
      key={line}
      className={lineWins.some((win) => win.line === line) ? `${styles.lamp} ${styles.on}` : styles.lamp}
      style={{ color: LINE_COLOURS[line] }}
    >
      {line + 1}
    </i>
  ))
  return (
    <div className={styles.window}>
      <div className={styles.lamps} aria-hidden="true">
        {lamps}
      </div>
      <div className={styles.reels} role="img" aria-label={label}>
        {REELS.map((reel) => (
          <Reel
            key={reel}
            ref={refs[reel] ?? null}
            first={first[reel] ?? reelCells(reel, 0)}
            litRows={litRows[reel] ?? NO_ROWS}
            isDimmed={isWin}
            isAnticipated={scene.anticipatedReel === reel}
          />
        ))}
        <WinLines lineWins={lineWins} isQuiet={!isWin} />
      </div>
      <div className={styles.lamps} aria-hidden="true">
        {lamps}
      </div>
    </div>
  )
})

/** The rows of a reel that lines have paid on. */
const rowsOf = (lineWins: NeonSevensScene['lineWins'], reel: number): readonly number[] =>
  lineWins.filter(({ count }) => reel < count).map(({ line }) => LINES[line]?.[reel] ?? 0)
