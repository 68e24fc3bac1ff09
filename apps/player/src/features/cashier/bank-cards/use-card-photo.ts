import { CallError } from '../../../shared/api/call-error.ts'
import { shrinkPhoto } from '../../../shared/camera/take-photo.ts'
import { type Upload, useUpload } from '../../../shared/upload/use-upload.ts'
import { useRecognizeBankCard } from './api/use-recognize-bank-card.ts'
import { type CardReading, withReading } from './card-draft.ts'
import type { CardWork } from './components/step-page.tsx'

export type CardPhotoWork = {
  readonly upload: Upload
  readonly isReading: boolean
  /** Sends the photo and has it read; true once it has arrived. */
  readonly send: (photo: Blob) => Promise<boolean>
}

/** The card's photo: brought to the hall, then read there while the player may already go on. */
export function useCardPhoto({ change }: Pick<CardWork, 'change'>): CardPhotoWork {
  const upload = useUpload('bank_card_photo')
  const reader = useRecognizeBankCard()

  const read = async (uploadId: string): Promise<void> => {
    const reading = await readOrNull(() => reader.mutateAsync({ upload_id: uploadId }))
    change((draft) =>
      draft.photo?.uploadId === uploadId ? withReading(draft, { uploadId, reading }) : draft,
    )
  }
  const send = async (photo: Blob): Promise<boolean> => {
    const uploadId = await upload.send(await shrinkPhoto(photo))
    if (uploadId === undefined) return false
    change((draft) => ({ ...draft, photo: { uploadId, reading: undefined } }))
    void read(uploadId)
    return true
  }
  return { upload, isReading: reader.isPending, send }
}

/** A photo that cannot be read is typed over by hand: its reason does not matter here. */
async function readOrNull(read: () => Promise<CardReading>): Promise<CardReading | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}
