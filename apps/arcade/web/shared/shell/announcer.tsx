import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { type Ref, useImperativeHandle, useState } from 'react'
import styles from './announcer.module.css'

export interface AnnouncerHandle {
  announce(message: string): void
}

/** What a screen reader reads out. It keeps the message itself, so that an announcement renders nothing else of the page. */
export function Announcer({ ref }: { readonly ref: Ref<AnnouncerHandle> }) {
  const [message, setMessage] = useState('')
  useImperativeHandle(ref, () => ({ announce: setMessage }), [])
  return (
    <div className={classNames('sr-only', styles.message)} role="status" aria-live="polite">
      {message}
    </div>
  )
}
