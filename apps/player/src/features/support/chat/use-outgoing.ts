import type { SupportSubject, SupportTopic } from '@gamehall/contract/support'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { CallError } from '../../../shared/api/call-error.ts'
import { randomId } from '../../../shared/storage/random-id.ts'
import { uploadFile } from '../../../shared/upload/upload-file.ts'

/** What the next message is about: a topic, and one order, transfer or bet. */
export type Asked = { readonly topic?: SupportTopic; readonly about?: SupportSubject }

/** A message on its way: shown at once, kept until the hall has it. */
export type Outgoing = {
  /** Sent under the same key however often: said once. */
  readonly key: string
  readonly text: string
  readonly picture: File | undefined
  /** What it is about, where the player said so. */
  readonly asked: Asked
  /** The picture as this browser shows it meanwhile. */
  readonly preview: string | undefined
  /** Why it did not go; undefined while it is on its way. */
  readonly error: string | undefined
}

type Uploads = Map<string, string>

/** Sends messages one after another; one that fails stays, to be sent again or removed. */
export function useOutgoing() {
  const queryClient = useQueryClient()
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const uploads = useRef<Uploads>(new Map())

  const change = (key: string, error: string | undefined) =>
    setOutgoing((list) => list.map((each) => (each.key === key ? { ...each, error } : each)))
  const drop = (key: string) =>
    setOutgoing((list) => {
      const gone = list.find((each) => each.key === key)
      if (gone?.preview) URL.revokeObjectURL(gone.preview)
      return list.filter((each) => each !== gone)
    })
  const enqueue = (message: Outgoing) => {
    line.current = line.current.then(async () => {
      try {
        await deliver(message, uploads.current)
        await queryClient.invalidateQueries({ queryKey: ['listSupportMessages'] })
        drop(message.key)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        change(message.key, error.fields[0]?.message ?? error.message)
      }
    })
  }
  return {
    outgoing,
    drop,
    send: (text: string, asked: Asked, picture?: File) => {
      const preview = picture && URL.createObjectURL(picture)
      const message = { key: randomId(), text, picture, asked, preview, error: undefined }
      setOutgoing((list) => [...list, message])
      enqueue(message)
    },
    sendAgain: (message: Outgoing) => {
      change(message.key, undefined)
      enqueue(message)
    },
  }
}

/** A picture that has arrived is not sent twice, though its message may be. */
async function deliver({ key, text, picture, asked }: Outgoing, uploads: Uploads): Promise<void> {
  let uploadId = uploads.get(key)
  if (picture && uploadId === undefined) {
    const signal = new AbortController().signal
    uploadId = await uploadFile(picture, 'support_image', { signal, onProgress: () => undefined })
    uploads.set(key, uploadId)
  }
  const payload = { text, ...asked, ...(uploadId !== undefined && { upload_id: uploadId }) }
  await call('sendSupportMessage', payload, { idempotencyKey: key, isSilent: true })
}
