import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import type { TableChain } from '../../../src/shared-rounds/table-protocol.ts'
import { CopyableValue } from '../fairness/copyable-value.tsx'
import panel from '../fairness/fairness-panel.module.css'
import { tableVerifyUrl } from '../fairness/round-verify-url.ts'
import { SaltSourceNote } from '../fairness/salt-source-note.tsx'
import { useGameKit } from '../shell/game-kit.ts'
import styles from './table-fairness.module.css'
import { tableFairnessText } from './table-fairness-text.ts'
import { tableOpeningText } from './table-opening-text.ts'
import { useTable } from './use-table.ts'

const SHOWN = 10

/** The seeds of a table: what was published before, and the seeds shown since. */
export function TableFairness({ table: id }: { readonly table: string }) {
  const { session } = useGameKit()
  const text = useText(tableFairnessText)
  const language = useLanguage()
  const { chain, round, history } = useTable(id)
  return (
    <div className={panel.panel}>
      <p className={panel.intro}>{text.intro}</p>
      {chain === null ? null : <Chain chain={chain} />}
      {round === null ? null : (
        <>
          <CopyableValue label={text.round} value={`${round.number}`} />
          <CopyableValue label={text.current} value={round.commitment} />
        </>
      )}
      {chain?.next == null ? null : (
        <>
          <h3 className={styles.title}>{text.next}</h3>
          <Chain chain={chain.next} />
        </>
      )}
      <h3 className={styles.title}>{text.results}</h3>
      <ol className={styles.list}>
        {history
          .slice(-SHOWN)
          .reverse()
          .map((result) => (
            <li key={result.number}>
              <span>{text.resultOf(result.number)}</span>
              <code>{result.seed}</code>
              <a href={tableVerifyUrl(session.game, result, language)} target="_blank" rel="noopener">
                {text.verify}
              </a>
            </li>
          ))}
      </ol>
    </div>
  )
}

/** What was published of a chain, and where its salt comes from. */
function Chain({ chain }: { readonly chain: Omit<TableChain, 'next'> }) {
  const text = useText(tableFairnessText)
  const { opening } = useText(tableOpeningText)
  const at = new Date(chain.published_at).toLocaleString(useLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'medium',
  })
  return (
    <>
      <CopyableValue label={text.terminal} value={chain.terminal_hash} />
      <p className={panel.hint}>{text.published(at)}</p>
      <CopyableValue label={text.salt} value={chain.salt} absent={opening} />
      <SaltSourceNote source={chain.salt_source} />
    </>
  )
}
