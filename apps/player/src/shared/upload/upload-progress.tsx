import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ProgressBar } from '@gamehall/ui/feedback/progress-bar.tsx'
import { defineText, useText } from '@gamehall/web-client/i18n/text.ts'
import styles from './upload-progress.module.css'
import type { Upload } from './use-upload.ts'

const sendingText = defineText({ 'zh-TW': { sending: '上傳中' }, en: { sending: 'Uploading' } })

/** Progress of an upload, or its error. */
export function UploadProgress({ upload: { share, error } }: { readonly upload: Upload }) {
  const text = useText(sendingText)
  return (
    <>
      {share === undefined ? null : (
        <div className={styles.sending}>
          <span className="num">
            {text.sending} {Math.floor(share * 100)}%
          </span>
          <ProgressBar value={share} max={1} label={text.sending} tone="gold" />
        </div>
      )}
      <div role="alert">
        {error ? <Callout tone="warn">{error.fields[0]?.message ?? error.message}</Callout> : null}
      </div>
    </>
  )
}
