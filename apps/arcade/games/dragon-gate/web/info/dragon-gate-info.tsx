import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoFacts, InfoListSection, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { SlotTurnover } from '../../../../web/shared/menu/slot-turnover.tsx'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { DRAGON_GATE_INFO } from '../../info.ts'
import { dragonGateInfoText } from '../../info-text.ts'
import { FREE_SPINS, PAYTABLE, SCATTER_PAY } from '../../paytable.ts'
import { LINES, type PayingSymbol } from '../../symbols.ts'
import { dragonGateText } from '../../text.ts'
import { SymbolArt } from '../art/symbol-sprites.tsx'
import type { SlotController } from '../dragon-gate-types.ts'
import styles from './dragon-gate-info.module.css'

const payingSymbols: readonly PayingSymbol[] = [
  'koi',
  'coin',
  'jade',
  'lotus',
  'ace',
  'king',
  'queen',
  'jack',
]
const counts = [5, 4, 3] as const

/** The info page: declared figures, special symbols, paytable at the current stake, lines and rules. */
export function DragonGateInfo({ game }: { readonly game: SlotController }) {
  const { bet } = game.draft
  const text = useText(dragonGateInfoText)
  return (
    <>
      <InfoFacts
        facts={[
          [text.winRate, `${DRAGON_GATE_INFO.winRate}%`],
          [text.lines, `${LINES.length}`],
          [text.feature, text.everySpins(DRAGON_GATE_INFO.spinsPerFeature)],
        ]}
      />
      <p className={styles.note}>{text.hitNote}</p>
      <InfoSection title={text.odds}>
        <InfoFacts
          facts={Object.entries(DRAGON_GATE_INFO.oneIn).map(([times, rounds]): [string, string] => [
            text.tier(Number(times).toLocaleString('en')),
            text.oneIn(rounds.toLocaleString('en')),
          ])}
        />
      </InfoSection>
      <Specials />
      <GatePays bet={bet} />
      <Paytable bet={bet} />
      <LineMap />
      <InfoListSection
        title={text.rules}
        items={text.ruleList(DRAGON_GATE_INFO.maxWinMultiple.toLocaleString('en'))}
      />
      <SlotTurnover />
    </>
  )
}

function Specials() {
  const text = useText(dragonGateInfoText)
  const names = useText(dragonGateText).symbols
  return (
    <InfoSection title={text.specials}>
      <div className={styles.special}>
        <SymbolArt symbol="dragon" className={styles.art} />
        <p>
          <b>{names.dragon}</b> {text.dragon}
        </p>
      </div>
      <div className={styles.special}>
        <SymbolArt symbol="gate" className={styles.art} />
        <p>
          <b>{names.gate}</b> {text.gate}
        </p>
      </div>
      <div className={styles.special}>
        <SymbolArt symbol="dragon-reel" className={styles.reelArt} />
        <p>
          <b>{text.free}</b> {text.freeRule}
        </p>
      </div>
    </InfoSection>
  )
}

interface AtBet {
  readonly bet: string
}

function GatePays({ bet }: AtBet) {
  const text = useText(dragonGateInfoText)
  const betMinor = toMinor(bet)
  return (
    <InfoSection title={text.gatePays}>
      <ul className={styles.gates}>
        {counts.map((count) => (
          <li key={count}>
            <span>{text.gates(count)}</span>
            <b className="num">{formatAmount(betMinor * BigInt(SCATTER_PAY[count]))}</b>
            <span>{text.spins(FREE_SPINS[count])}</span>
          </li>
        ))}
      </ul>
    </InfoSection>
  )
}

function Paytable({ bet }: AtBet) {
  const text = useText(dragonGateInfoText)
  const names = useText(dragonGateText).symbols
  const lineMinor = toMinor(bet) / BigInt(LINES.length)
  return (
    <InfoSection title={text.paytable}>
      <p className={styles.note}>{text.paytableNote(formatAmount(bet))}</p>
      <ul className={styles.table}>
        {payingSymbols.map((symbol) => (
          <li key={symbol} className={styles.entry}>
            <SymbolArt symbol={symbol} className={styles.art} />
            <span className="sr-only">{names[symbol]}</span>
            <dl className={styles.pays}>
              {counts.map((count) => (
                <div key={count}>
                  <dt>{count}×</dt>
                  <dd className="num">
                    {formatAmount(lineMinor * BigInt(PAYTABLE[symbol][count - 3] ?? 0))}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </InfoSection>
  )
}

function LineMap() {
  const text = useText(dragonGateInfoText)
  return (
    <InfoSection title={text.lineMap}>
      <ol className={styles.lines}>
        {LINES.map((rows, line) => (
          <li key={rows.join('')}>
            <svg viewBox="0 0 50 30" aria-hidden="true">
              <path
                d="M0 0h50v30H0ZM0 10h50M0 20h50M10 0v30M20 0v30M30 0v30M40 0v30"
                className={styles.cells}
              />
              <polyline
                points={rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')}
                className={styles.line}
              />
            </svg>
            <span className="num">{line + 1}</span>
          </li>
        ))}
      </ol>
    </InfoSection>
  )
}
