import { APPLICATION_MAX_IMAGES, PICTURE_TYPES } from '@gamehall/contract/constants'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ProgressBar } from '@gamehall/ui/feedback/progress-bar.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { close, image as imageIcon } from '@gamehall/ui/icons/icon-set.ts'
import { openImageViewer } from '@gamehall/ui/overlays/open-image-viewer.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import type { Upload } from '../../../../shared/upload/use-upload.ts'
import { applicationsText } from '../applications-text.ts'
import styles from './image-field.module.css'

/** An uploaded image and, for images from the server, its thumbnail. */
export type AttachedImage = { readonly uploadId: string; readonly url: string; readonly thumb?: string }

type ImageFieldProps = {
  readonly images: readonly AttachedImage[]
  readonly onChange: (change: (images: readonly AttachedImage[]) => readonly AttachedImage[]) => void
  readonly upload: Upload
  readonly error: string | undefined
}

/** Image attachments: each is uploaded when chosen, and can be viewed or removed. */
export function ImageField({ images, onChange, upload, error }: ImageFieldProps) {
  const text = useText(applicationsText)
  const id = useId()
  const addressOf = useObjectUrls()
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    // Clears the missing-image error while the upload runs.
    onChange((now) => now)
    const uploadId = await upload.send(file)
    if (uploadId !== undefined) onChange((now) => [...now, { uploadId, url: addressOf(file) }])
  }
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{text.images}</legend>
      <div className={styles.grid}>
        {images.map((image, n) => (
          <Thumbnail
            key={image.uploadId}
            images={images}
            n={n}
            onRemove={() => onChange((now) => now.filter(({ uploadId }) => uploadId !== image.uploadId))}
          />
        ))}
        {images.length < APPLICATION_MAX_IMAGES ? (
          <label className={styles.add}>
            <Icon shape={imageIcon} />
            <span>{text.addImage}</span>
            <input
              type="file"
              accept={PICTURE_TYPES.join(',')}
              disabled={upload.share !== undefined}
              className={styles.input}
              onChange={choose}
            />
          </label>
        ) : null}
      </div>
      {upload.share === undefined ? null : (
        <ProgressBar value={upload.share} max={1} label={text.sending} tone="gold" />
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {text.imagesHint(APPLICATION_MAX_IMAGES)}
      </p>
      <div role="alert">
        {error !== undefined ? (
          <Callout tone="warn">{error}</Callout>
        ) : upload.error ? (
          <Callout tone="warn">{upload.error.fields[0]?.message ?? upload.error.message}</Callout>
        ) : null}
      </div>
    </fieldset>
  )
}

type ThumbnailProps = {
  readonly images: readonly AttachedImage[]
  readonly n: number
  readonly onRemove: () => void
}

function Thumbnail({ images, n, onRemove }: ThumbnailProps) {
  const text = useText(applicationsText)
  const language = useLanguage()
  const see = () =>
    openImageViewer(
      images.map(({ url }) => url),
      language,
      n,
    )
  return (
    <div className={styles.tile}>
      <button type="button" className={styles.see} aria-label={text.seeImage(n + 1)} onClick={see}>
        <img src={images[n]?.thumb ?? images[n]?.url} alt="" className={styles.image} />
      </button>
      <button type="button" className={styles.remove} aria-label={text.removeImage(n + 1)} onClick={onRemove}>
        <Icon shape={close} size="s" />
      </button>
    </div>
  )
}

/** Creates object URLs and revokes them on unmount. */
function useObjectUrls(): (file: Blob) => string {
  const made = useRef<string[]>([])
  useEffect(() => {
    const addresses = made.current
    return () => {
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [])
  return (file) => {
    const address = URL.createObjectURL(file)
    made.current.push(address)
    return address
  }
}
