import type { SupportSubject, SupportTopic } from '@gamehall/contract/support'
import { call } from '@gamehall/web-client/calls/call.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { randomId } from '@gamehall/web-client/storage/random-id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { uploadFile } from '../../../shared/upload/upload-file.ts'

/** What a message is about: a topic, or one order, transfer or bet. */
export type MessageSubject = { readonly topic?: SupportTopic; readonly about?: SupportSubject }

/** A message being sent: shown at once and kept until the server has stored it. */
export type OutgoingMessage = {
  /** Idempotency key; the same for every retry. */
  readonly key: string
  readonly text: string
  readonly picture: File | undefined
  /** The topic or subject chosen by the player. */
  readonly asked: MessageSubject
  /** Object URL of the picture. */
  readonly preview: string | undefined
  /** Why sending failed; undefined while it is being sent. */
  readonly error: string | undefined
}

type Uploads = Map<string, string>

/** Sends messages one after another; a failed one stays, to be retried or removed. */
export function useOutgoingMessages() {
  const queryClient = useQueryClient()
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const uploads = useRef<Uploads>(new Map())

  const change = (key: string, error: string | undefined) =>
    setOutgoing((list) => list.map((each) => (each.key === key ? { ...each, error } : each)))
  const drop = (key: string) =>
    setOutgoing((list) => {
      const gone = list.find((each) => each.key === key)
      if (gone?.preview) URL.revokeObjectURL(gone.preview)
      return list.filter((each) => each !== gone)
    })
  const enqueue = (message: OutgoingMessage) => {
    queue.current = queue.current.then(async () => {
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
    send: (text: string, asked: MessageSubject, picture?: File) => {
      const preview = picture && URL.createObjectURL(picture)
      const message = { key: randomId(), text, picture, asked, preview, error: undefined }
      setOutgoing((list) => [...list, message])
      enqueue(message)
    },
    sendAgain: (message: OutgoingMessage) => {
      change(message.key, undefined)
      enqueue(message)
    },
  }
}

/** Uploads the picture, once across retries, and sends the message. */
async function deliver({ key, text, picture, asked }: OutgoingMessage, uploads: Uploads): Promise<void> {
  let uploadId = uploads.get(key)
  if (picture && uploadId === undefined) {
    const signal = new AbortController().signal
    uploadId = await uploadFile(picture, 'support_image', { signal, onProgress: () => undefined })
    uploads.set(key, uploadId)
  }
  const payload = { text, ...asked, ...(uploadId !== undefined && { upload_id: uploadId }) }
  await call('sendSupportMessage', payload, { idempotencyKey: key, isSilent: true })
}
