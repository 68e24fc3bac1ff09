import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount, formatWholeNet } from '@gamehall/web-client/money/format-amount.ts'
import type { CSSProperties } from 'react'
import { cardName } from '../../../../web/shared/cards/card-text.ts'
import { FlipCard } from '../../../../web/shared/cards/flip-card.tsx'
import { classifyReturn } from '../../../../web/shared/celebration/classify-return.ts'
import type { HandResult } from '../../schemas.ts'
import { blackjackText } from '../../text.ts'
import { totalLabel } from '../hand-label.ts'
import { DeckBack } from './deck-back.tsx'
import { estimateTextWidth } from './estimate-text-width.ts'
import styles from './hand-view.module.css'
import type { SceneCard, SceneHand } from './table-scene.ts'

interface FanProps {
  readonly cards: readonly SceneCard[]
  readonly dealt: readonly string[]
  readonly shoe: Element | null
}

/** Cards side by side, closer together the more there are. */
export function Fan({ cards, dealt, shoe }: FanProps) {
  const language = useLanguage()
  return (
    <span className={styles.fan} data-count={Math.min(cards.length, 7)}>
      {cards.map(({ key, card }) => (
        <span key={key} className={styles.place}>
          <FlipCard
            card={card}
            back={<DeckBack className={styles.art} />}
            label={cardName(card, language)}
            dealtFrom={dealt.includes(key) ? shoe : null}
          />
        </span>
      ))}
    </span>
  )
}

/** Between the word of a result and its amount. */
const WORD_GAP_EMS = 0.3

interface HandViewProps extends Omit<FanProps, 'cards'> {
  readonly hand: SceneHand
  readonly order: number
  readonly isActive: boolean
  /** Whether there are so many hands that a result is its amount. */
  readonly isBrief: boolean
}

/** A hand of the player with its total, stake and result. */
export function HandView({ hand, order, isActive, isBrief, dealt, shoe }: HandViewProps) {
  const text = useText(blackjackText)
  const { cards, stakeMinor, result, payMinor } = hand
  const total = totalLabel(cards, result !== null)
  const kind = result === null ? null : classifyReturn(payMinor, stakeMinor)
  return (
    <li
      className={classNames(
        styles.hand,
        isBrief && styles.brief,
        isActive && styles.active,
        kind === 'win' && styles.won,
        kind === 'nothing' && styles.lost,
      )}
      aria-label={`${text.hand(order)}${total === '' ? '' : `, ${text.total(total)}`}`}
      aria-current={isActive ? 'step' : undefined}
    >
      <div className={styles.seat}>
        <div className={styles.dealt}>
          <Fan cards={cards} dealt={dealt} shoe={shoe} />
          {total === '' ? null : <b className={classNames('num', styles.total)}>{total}</b>}
        </div>
      </div>
      {result === null ? (
        <Stake amount={formatWholeAmount(stakeMinor)} />
      ) : (
        <Result result={result} netMinor={payMinor - stakeMinor} isBrief={isBrief} />
      )}
    </li>
  )
}

const inEms = (ems: number) => ({ '--ems': ems }) as CSSProperties

function Stake({ amount }: { readonly amount: string }) {
  return (
    <span className={classNames('num', styles.stake)} style={inEms(estimateTextWidth(amount))}>
      {amount}
    </span>
  )
}

interface ResultProps extends Pick<HandViewProps, 'isBrief'> {
  readonly result: HandResult
  readonly netMinor: bigint
}

/** How a hand ended, and what it paid beyond its stake: on two lines where one is too short. */
function Result({ result, netMinor, isBrief }: ResultProps) {
  const word = useText(blackjackText).results[result]
  const amount = formatWholeNet(netMinor)
  const hasAmount = result !== 'push'
  const [wordEms, amountEms] = [estimateTextWidth(word), hasAmount ? estimateTextWidth(amount) : 0]
  const style = {
    '--ems': isBrief && hasAmount ? amountEms : Math.max(wordEms, amountEms),
    '--line-ems': wordEms + amountEms + WORD_GAP_EMS,
  } as CSSProperties
  return (
    <span className={classNames(styles.result, styles[result])} style={style}>
      <span className={classNames(hasAmount && styles.word)}>{word}</span>
      {hasAmount ? (
        <>
          {' '}
          <span className="num">{amount}</span>
        </>
      ) : null}
    </span>
  )
}
