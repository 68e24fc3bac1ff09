import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import styles from './game-hall.module.css'

const five = ['a', 'b', 'c', 'd', 'e']
const four = five.slice(1)

/** The hall's own shape, until it comes. */
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

/** The shape of tiles, until they come. */
export function TileBones() {
  return (
    <div className={styles.bones} aria-hidden>
      {four.map((key) => (
        <Skeleton key={key} shape="tile" />
      ))}
    </div>
  )
}
