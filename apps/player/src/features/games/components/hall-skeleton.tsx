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
      <div className={styles.bones}>
        {four.map((key) => (
          <Skeleton key={key} shape="tile" />
        ))}
      </div>
    </div>
  )
}
