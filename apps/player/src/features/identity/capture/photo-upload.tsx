import { Button } from '@gamehall/ui/buttons/button.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useObjectUrl } from '../../../shared/camera/use-object-url.ts'
import { UploadProgress } from '../../../shared/upload/upload-progress.tsx'
import type { Upload } from '../../../shared/upload/use-upload.ts'
import styles from './capture.module.css'
import { captureText } from './capture-text.ts'

type TakenPhotoProps = {
  readonly photo: Blob
  readonly what: string
  readonly upload: Upload
  readonly onAgain: () => void
  readonly onSend: () => void
}

/** A photo being uploaded, or one whose upload failed. It can be retaken meanwhile: a weak network may take long. */
export function PhotoUpload({ photo, what, upload, onAgain, onSend }: TakenPhotoProps) {
  const text = useText(captureText)
  const url = useObjectUrl(photo)
  return (
    <>
      {url === undefined ? null : <img src={url} alt={text.photo(what)} className={styles.taken} />}
      <UploadProgress upload={upload} />
      <BottomBar>
        <Button variant="ghost" onClick={onAgain}>
          {text.retake}
        </Button>
        <Button loading={upload.error === undefined} onClick={onSend}>
          {text.sendAgain}
        </Button>
      </BottomBar>
    </>
  )
}
