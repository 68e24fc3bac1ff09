import { type Ref, useImperativeHandle, useState } from 'react'

export interface AnnouncerHandle {
  announce(message: string): void
}

/** What a screen reader reads out. It keeps the message itself, so that an announcement renders nothing else of the page. */
export function Announcer({ ref }: { readonly ref: Ref<AnnouncerHandle> }) {
  const [message, setMessage] = useState('')
  useImperativeHandle(ref, () => ({ announce: setMessage }), [])
  return (
    <div className="sr-only" role="status" aria-live="polite">
      {message}
    </div>
  )
}
