import type { TurnoverCredit, TurnoverStanding } from '@gamehall/contract/wallet'
import { Button } from '@gamehall/ui/button.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { Money, moneyText } from '@gamehall/ui/money.tsx'
import { ProgressBar } from '@gamehall/ui/progress-bar.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { useState } from 'react'
import { useText } from '../i18n/text.ts'
import { percentDone } from '../money/percent-done.ts'
import { amountSum, isBelow } from '../money/whole-amount.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { href } from '../navigation/paths.ts'
import { creditTitle } from './credit-title.ts'
import { ForfeitSheet } from './forfeit-sheet.tsx'
import styles from './turnover.module.css'
import { turnoverText } from './turnover-text.ts'

type CreditListProps = {
  readonly standing: Pick<TurnoverStanding, 'balance' | 'withheld' | 'wash_balance' | 'credits'>
  /** Shows a link to the turnover statement; false on the statement itself. */
  readonly hasLink?: boolean
}

/** The turnover credits, oldest first, with their progress; a bonus can be given up. */
export function CreditList({ standing, hasLink = false }: CreditListProps) {
  const text = useText(turnoverText)
  const [chosen, setChosen] = useState<TurnoverCredit>()
  const [isOpen, setOpen] = useState(false)
  const { credits, withheld } = standing
  if (credits.length === 0 && !isOpen) return null
  const isLess = isBelow(withheld, amountSum(credits.map(({ amount }) => amount)))
  return (
    <Card
      title={text.credits}
      trailing={<StatusPill tone="wait">{text.withheldNow(moneyText(withheld))}</StatusPill>}
    >
      <p className={styles.about}>
        {text.oldestFirst}
        {isLess ? ` ${text.less}` : null}
      </p>
      <ul className={styles.credits}>
        {credits.map((credit) => (
          <Credit
            key={credit.credit_id}
            credit={credit}
            onForfeit={() => {
              setChosen(credit)
              setOpen(true)
            }}
          />
        ))}
      </ul>
      {hasLink ? (
        <AppLink to={href('washVolume')} className={styles.more}>
          {text.statement}
        </AppLink>
      ) : null}
      {chosen ? (
        <ForfeitSheet credit={chosen} standing={standing} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </Card>
  )
}

type CreditProps = { readonly credit: TurnoverCredit; readonly onForfeit: () => void }

function Credit({ credit, onForfeit }: CreditProps) {
  const text = useText(turnoverText)
  const { source, amount, withheld, done, required, can_forfeit } = credit
  const title = creditTitle(text, credit)
  return (
    <li className={styles.credit}>
      <div className={styles.line}>
        <b className={styles.name}>{title}</b>
        <Money amount={amount} />
      </div>
      <ProgressBar
        value={percentDone(required, done)}
        max={100}
        label={text.progressOf(title)}
        valueText={text.progress(moneyText(done), moneyText(required))}
        tone="gold"
      />
      <div className={`${styles.line} ${styles.detail} num`}>
        <span>{text.progress(moneyText(done), moneyText(required))}</span>
        <span>{text.withheldNow(moneyText(withheld))}</span>
      </div>
      {source !== 'bonus' ? null : can_forfeit ? (
        <Button size="m" variant="ghost" aria-label={`${text.forfeit} ${title}`} onClick={onForfeit}>
          {text.forfeit}
        </Button>
      ) : (
        <span className={`${styles.detail} num`}>{text.tooPoor(moneyText(amount))}</span>
      )}
    </li>
  )
}
