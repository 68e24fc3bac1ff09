import { useEffect, useRef } from 'react'
import styles from './capture.module.css'

type SideHeadingProps = {
  readonly words: string
  /** Another side follows: it takes the focus, so that it is heard, too. */
  readonly isNew: boolean
}

/** Which side of which document is wanted. */
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
