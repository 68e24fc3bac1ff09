import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { downscalePhoto } from '../../../shared/camera/take-photo.ts'
import { type Upload, useUpload } from '../../../shared/upload/use-upload.ts'
import { useRecognizeBankCard } from './api.ts'
import { applyReading, type CardReading } from './card-draft.ts'
import type { CardStepContext } from './components/card-step-page.tsx'

export type CardPhotoUpload = {
  readonly upload: Upload
  readonly isReading: boolean
  /** Uploads the photo and starts OCR; resolves to true once it is uploaded. */
  readonly send: (photo: Blob) => Promise<boolean>
}

/** Uploads a card photo, then recognizes it in the background. */
export function useCardPhoto({ change }: Pick<CardStepContext, 'change'>): CardPhotoUpload {
  const upload = useUpload('bank_card_photo')
  const reader = useRecognizeBankCard()

  const read = async (uploadId: string): Promise<void> => {
    const reading = await readOrNull(() => reader.mutateAsync({ upload_id: uploadId }))
    change((draft) =>
      draft.photo?.uploadId === uploadId ? applyReading(draft, { uploadId, reading }) : draft,
    )
  }
  const send = async (photo: Blob): Promise<boolean> => {
    const uploadId = await upload.send(await downscalePhoto(photo))
    if (uploadId === undefined) return false
    change((draft) => ({ ...draft, photo: { uploadId, reading: undefined } }))
    void read(uploadId)
    return true
  }
  return { upload, isReading: reader.isPending, send }
}

/** Null when recognition fails, for whatever reason: the player types the number. */
async function readOrNull(read: () => Promise<CardReading>): Promise<CardReading | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}
