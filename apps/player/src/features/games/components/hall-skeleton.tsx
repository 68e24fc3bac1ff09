import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import styles from './game-hall.module.css'

const five = ['a', 'b', 'c', 'd', 'e']
const four = five.slice(1)

/** The skeleton of the lobby while it loads. */
export function HallSkeleton() {
  return (
    <div className={styles.hall} aria-hidden>
      <div className={styles.rail}>
        {five.map((key) => (
          <Skeleton key={key} shape="block" height="62px" />
        ))}
      </div>
      <TileBones />
    </div>
  )
}

/** The skeleton of game tiles while they load. */
export function TileBones() {
  return (
    <div className={styles.bones} aria-hidden>
      {four.map((key) => (
        <Skeleton key={key} shape="tile" />
      ))}
    </div>
  )
}
