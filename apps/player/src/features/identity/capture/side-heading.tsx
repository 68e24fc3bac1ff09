import { useEffect, useRef } from 'react'
import styles from './capture.module.css'

type SideHeadingProps = {
  readonly words: string
  /** Focus moves to the heading when the side changes, so that screen readers announce it. */
  readonly isNew: boolean
}

/** The requested side of the document. */
export function SideHeading({ words, isNew }: SideHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {words}
    </h2>
  )
}
