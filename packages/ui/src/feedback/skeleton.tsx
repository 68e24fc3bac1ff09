import { classNames } from '../theme/class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'circle' | 'tile'
  /** CSS length or percentage; by default a line fills its parent. */
  width?: string
  height?: string
  className?: string | undefined
}

/** A loading placeholder in the shape of the content. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.bone, styles[shape], className)}
      style={{ width, height }}
    />
  )
}

/** Loading placeholders for `count` list rows. */
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
