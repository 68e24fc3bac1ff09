import { PICTURE_MAX_BYTES, PICTURE_TYPES, SUPPORT_TEXT_MAX } from '@gamehall/contract/constants'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { image, withdraw as sendShape } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import styles from './chat.module.css'
import { chatText } from './chat-text.ts'

const DRAFT = 'support_draft'

/** The message input: keeps a draft and accepts images. Enter sends on devices with a hardware keyboard. */
export function Composer({ onSend }: { readonly onSend: (text: string, picture?: File) => void }) {
  const text = useText(chatText)
  const [draft, setDraft] = useState(() => sessionStore.read(DRAFT) ?? '')
  const file = useRef<HTMLInputElement>(null)
  const write = (value: string) => {
    setDraft(value)
    sessionStore.write(DRAFT, value)
  }
  const send = () => {
    if (draft.trim() === '') return
    onSend(draft.trim())
    write('')
  }
  const take = (picked: File | undefined) => {
    if (!picked) return
    if (isSendable(picked)) onSend('', picked)
    else showToast(text.wrongFile, { kind: 'error' })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }
  return (
    <form
      aria-label={text.write}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <IconButton shape={image} label={text.picture} onClick={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        className="sr-only"
        tabIndex={-1}
        aria-label={text.picture}
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <textarea
        rows={1}
        value={draft}
        maxLength={SUPPORT_TEXT_MAX}
        aria-label={text.write}
        placeholder={text.write}
        enterKeyHint="send"
        className={styles.write}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKey}
      />
      <IconButton
        shape={sendShape}
        type="submit"
        label={text.send}
        disabled={draft.trim() === ''}
        className={styles.send}
      />
    </form>
  )
}

function isSendable({ type, size }: File): boolean {
  return PICTURE_TYPES.some((allowed) => allowed === type) && size > 0 && size <= PICTURE_MAX_BYTES
}
