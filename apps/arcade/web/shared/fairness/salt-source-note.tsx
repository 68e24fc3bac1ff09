import { useText } from '@gamehall/web-client/i18n/text.ts'
import { QUICKNET } from '../../../src/beacon/quicknet.ts'
import type { SaltSource } from '../../../src/fairness/salt-source.ts'
import styles from './salt-source-note.module.css'
import { saltSourceText } from './salt-source-text.ts'

/** A public server of drand's networks; the note names the path for every other. */
const PUBLIC_SERVER = 'https://api.drand.sh'

/** Where a shared round's salt comes from, and how anybody checks it. */
export function SaltSourceNote({ source }: { readonly source: SaltSource }) {
  const text = useText(saltSourceText)
  if (source.kind === 'player')
    return (
      <div className={styles.note}>
        <b>{text.title}</b>
        <p>{text.player}</p>
      </div>
    )
  const path = `/${source.chain_hash}/public/${source.round}`
  return (
    <div className={styles.note}>
      <b>{text.title}</b>
      <p>{text.beacon(source.round)}</p>
      <code>{path}</code>
      {source.chain_hash === QUICKNET.chainHash ? (
        <a href={`${PUBLIC_SERVER}${path}`} target="_blank" rel="noopener">
          {text.open}
        </a>
      ) : null}
    </div>
  )
}
