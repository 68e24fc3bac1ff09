import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import styles from './lobby.module.css'

const five = ['a', 'b', 'c', 'd', 'e']
const four = five.slice(1)

/** The skeleton of the lobby while it loads. */
export function LobbySkeleton() {
  return (
    <div className={styles.hall} aria-hidden>
      <div className={styles.rail}>
        {five.map((key) => (
          <Skeleton key={key} shape="block" height="62px" />
        ))}
      </div>
      <TilesSkeleton />
    </div>
  )
}

/** The skeleton of game tiles while they load. */
export function TilesSkeleton() {
  return (
    <div className={styles.bones} aria-hidden>
      {four.map((key) => (
        <Skeleton key={key} shape="tile" />
      ))}
    </div>
  )
}
