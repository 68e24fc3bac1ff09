import { useEffect, useState } from 'react'
import { useLabels } from '../i18n/labels.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './copy-button.module.css'
import { copyText } from './copy-text.ts'

/** Copies `text` and confirms it for two seconds. `what` names the text for screen readers: "複製 訂單編號". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const labels = useLabels()
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), 2_000)
    return () => clearTimeout(timer)
  }, [outcome])
  const handleClick = async () => setOutcome((await copyText(text)) ? 'copied' : 'copyFailed')
  return (
    <button
      type="button"
      className={classNames(styles.copy, outcome === 'copied' && styles.copied)}
      aria-label={`${labels[outcome ?? 'copy']} ${what}`}
      onClick={handleClick}
    >
      {labels[outcome ?? 'copy']}
      <span className="sr-only" role="status">
        {outcome === undefined ? '' : labels[outcome]}
      </span>
    </button>
  )
}
