import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'circle' | 'tile'
  /** CSS length or share; a line fills its parent without it. */
  width?: string
  height?: string
  className?: string | undefined
}

/** One piece of a page that is still coming, in that piece's own shape. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.bone, styles[shape], className)}
      style={{ width, height }}
    />
  )
}

/** `count` list lines that are still coming: a disc, two lines, a figure. */
export function SkeletonList({ count = 6 }: { count?: number }) {
  return (
    <div aria-hidden className={styles.list}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles.item}>
          <Skeleton shape="circle" width="40px" height="40px" />
          <div className={styles.lines}>
            <Skeleton width="62%" />
            <Skeleton width="38%" />
          </div>
          <Skeleton width="72px" />
        </div>
      ))}
    </div>
  )
}
