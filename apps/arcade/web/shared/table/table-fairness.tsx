import { useLanguage } from '@gamehall/ui/i18n/labels.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { CopyableValue } from '../fairness/copyable-value.tsx'
import panel from '../fairness/fairness-panel.module.css'
import { tableVerifyUrl } from '../fairness/round-verify-url.ts'
import { useGameKit } from '../shell/game-kit.ts'
import styles from './table-fairness.module.css'
import { tableFairnessText } from './table-fairness-text.ts'
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
      {chain === null ? null : <CopyableValue label={text.terminal} value={chain.terminal_hash} />}
      {chain?.salt == null ? null : <CopyableValue label={text.salt} value={chain.salt} />}
      {round === null ? null : (
        <>
          <CopyableValue label={text.round} value={`${round.number}`} />
          <CopyableValue label={text.current} value={round.commitment} />
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
