import {
  countCharacters,
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  SUPPORT_TEXT_MAX,
} from '@gamehall/contract/constants'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { image, withdraw as sendShape } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import styles from './chat.module.css'
import { chatText } from './chat-text.ts'

const DRAFT = 'support_draft'
/** From so many characters on, the message shows how many it has. */
const COUNTED_FROM = 900

/** The message input: keeps a draft, never cuts it, and accepts images. Enter sends on devices with a hardware keyboard. */
export function Composer({ onSend }: { readonly onSend: (text: string, picture?: File) => void }) {
  const text = useText(chatText)
  const [draft, setDraft] = useState(() => sessionStore.read(DRAFT) ?? '')
  const write = (value: string) => {
    setDraft(value)
    sessionStore.write(DRAFT, value)
  }
  const area = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()
  const count = countCharacters(draft.trim())
  const isTooLong = count > SUPPORT_TEXT_MAX
  const send = () => {
    if (draft.trim() === '') return
    if (isTooLong) {
      area.current?.focus()
      return
    }
    onSend(draft.trim())
    write('')
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
      <PictureButton onPick={(picture) => onSend('', picture)} />
      <div className={styles.field}>
        <textarea
          ref={area}
          rows={1}
          value={draft}
          aria-label={text.write}
          aria-invalid={isTooLong || undefined}
          aria-describedby={count < COUNTED_FROM ? undefined : noteId}
          placeholder={text.write}
          enterKeyHint="send"
          className={styles.write}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKey}
        />
        <TextLength id={noteId} count={count} />
      </div>
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

/** Chooses a picture to send; one that is not accepted is named. */
function PictureButton({ onPick }: { readonly onPick: (picture: File) => void }) {
  const text = useText(chatText)
  const file = useRef<HTMLInputElement>(null)
  const take = (picked: File | undefined) => {
    if (!picked) return
    if (isSendable(picked)) onPick(picked)
    else showToast(text.wrongFile, { kind: 'error' })
  }
  return (
    <>
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
    </>
  )
}

/** How long the message is, once that is near the limit; above it, that it cannot be sent so. */
function TextLength({ id, count }: { readonly id: string; readonly count: number }) {
  const text = useText(chatText)
  const isTooLong = count > SUPPORT_TEXT_MAX
  return (
    <div id={id} className={styles.length}>
      <span role="alert">{isTooLong ? text.tooLong(grouped(SUPPORT_TEXT_MAX)) : null}</span>
      {count < COUNTED_FROM ? null : (
        <span className={styles.count}>{text.typed(grouped(count), grouped(SUPPORT_TEXT_MAX))}</span>
      )}
    </div>
  )
}

const grouped = (count: number): string => count.toLocaleString('en-US')

function isSendable({ type, size }: File): boolean {
  return PICTURE_TYPES.some((allowed) => allowed === type) && size > 0 && size <= PICTURE_MAX_BYTES
}
