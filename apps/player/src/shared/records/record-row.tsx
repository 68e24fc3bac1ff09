import type { ReactNode } from 'react'
import { AppLink } from '../navigation/app-link.tsx'
import type { Href } from '../navigation/paths.ts'
import { RecordIcon, type RecordIconProps } from './record-icon.tsx'
import styles from './record-row.module.css'

type RecordRowProps = RecordIconProps & {
  readonly title: ReactNode
  readonly detail: ReactNode
  /** The amount, at the end of the line. */
  readonly sum: ReactNode
  /** Under the amount: a balance, a state. */
  readonly below?: ReactNode
} & ({ readonly to: Href } | { readonly onOpen: () => void } | { readonly isWhole: true })

/** One row of a history; a tap opens its details, unless it has none (`isWhole`). */
export function RecordRow({ shape, image, tone, title, detail, sum, below, ...way }: RecordRowProps) {
  const content = (
    <>
      <RecordIcon shape={shape} image={image} tone={tone} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={`${styles.detail} num`}>{detail}</span>
      </span>
      <span className={styles.sums}>
        {sum}
        {below === undefined ? null : <small className={`${styles.detail} num`}>{below}</small>}
      </span>
    </>
  )
  if ('to' in way)
    return (
      <AppLink to={way.to} className={styles.row}>
        {content}
      </AppLink>
    )
  if ('isWhole' in way) return <div className={styles.row}>{content}</div>
  return (
    <button type="button" className={styles.row} onClick={way.onOpen}>
      {content}
    </button>
  )
}
