import { classNames } from '@gamehall/ui/theme/class-names.ts'
import type { DragonGateOutcome } from '../../games/dragon-gate/rules.ts'
import { SymbolArt } from '../../games/dragon-gate/web/art/symbol-sprites.tsx'
import { MineArt } from '../../games/mines/web/art/mine-sprites.tsx'
import { useText } from '../shared/i18n/use-text.ts'
import { formatMoney } from '../shared/money/wire-money.ts'
import type { Verification } from './verify-form.ts'
import styles from './verify-result.module.css'
import { verifyText } from './verify-text.ts'

interface VerifyResultProps {
  readonly verification: Verification
  /** The server seed hash published before the bet; empty when not entered. */
  readonly committedHash: string
}

export function VerifyResult({ verification, committedHash }: VerifyResultProps) {
  const text = useText(verifyText)
  if (verification.kind === 'waiting') return <p className={styles.note}>{text.waiting}</p>
  if (verification.kind === 'problem')
    return <p className={styles.note}>{text.problems[verification.problem]}</p>
  const isPromised = verification.hash === committedHash
  return (
    <>
      <p className={styles.hash}>
        <span>{text.hashComputed}</span>
        <code>{verification.hash}</code>
      </p>
      {committedHash === '' ? null : (
        <p className={isPromised ? styles.match : styles.differs}>
          {isPromised ? text.hashMatch : text.hashDiffers}
        </p>
      )}
      {verification.kind === 'dragon-gate' ? (
        <DragonGateResult outcome={verification.outcome} />
      ) : (
        <MinesResult verification={verification} />
      )}
    </>
  )
}

function DragonGateResult({ outcome }: { readonly outcome: DragonGateOutcome }) {
  const text = useText(verifyText)
  return (
    <>
      <p className={styles.total}>
        {text.total} <b className="num">{formatMoney(outcome.win)}</b>
        {outcome.isCapped ? <span> ({text.capped})</span> : null}
      </p>
      <ol className={styles.spins}>
        {outcome.spins.map((spin, index) => (
          <li key={`${index.toString()}-${spin.stops.join('-')}`} className={styles.spin}>
            <p className={styles.caption}>
              <b>{text.spin(index)}</b>
              <span className="num">
                {text.stops} {spin.stops.join(' · ')}
              </span>
              <span className="num">
                {text.win} {formatMoney(spin.win)}
              </span>
            </p>
            <div className={styles.grid}>
              {[0, 1, 2].flatMap((row) =>
                spin.grid.map((column, reel) => {
                  const symbol = spin.expandedReels.includes(reel) ? 'dragon' : column[row]
                  return symbol === undefined ? null : (
                    <span
                      key={`${reel.toString()}-${row.toString()}`}
                      role="img"
                      aria-label={symbol}
                      className={styles.cell}
                    >
                      <SymbolArt symbol={symbol} className={styles.art} />
                    </span>
                  )
                }),
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function MinesResult({ verification }: { readonly verification: Extract<Verification, { kind: 'mines' }> }) {
  const text = useText(verifyText)
  const { mineTiles, picks, isHit, multiplier, win } = verification
  return (
    <>
      {picks.length === 0 ? null : (
        <p className={styles.total}>
          {isHit ? text.hit : `${text.multiplier} ${multiplier}×`} <b className="num">{formatMoney(win)}</b>
        </p>
      )}
      <p className={styles.note}>{text.mineMap}</p>
      <div className={classNames(styles.grid, styles.board)}>
        {Array.from({ length: 25 }, (_, tile) => {
          const isMine = mineTiles.includes(tile)
          const order = picks.indexOf(tile) + 1
          return (
            <span key={`tile-${tile.toString()}`} className={classNames(styles.tile, isMine && styles.mined)}>
              {isMine ? <MineArt art="bomb" className={styles.art} /> : null}
              <span className={`num ${styles.order}`}>{order === 0 ? '' : order}</span>
              <span className="sr-only">{`${tile + 1}${isMine ? ` ${text.mines}` : ''}`}</span>
            </span>
          )
        })}
      </div>
    </>
  )
}
