import type { TurnoverCredit, TurnoverStatus } from '@gamehall/contract/wallet'
import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { ProgressBar } from '@gamehall/ui/feedback/progress-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow, sumAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { percentComplete } from '@gamehall/web-client/money/percent-complete.ts'
import { useState } from 'react'
import { AppLink } from '../navigation/app-link.tsx'
import { href } from '../navigation/paths.ts'
import { creditTitle } from './credit-title.ts'
import { ForfeitBonusSheet } from './forfeit-bonus-sheet.tsx'
import styles from './turnover.module.css'
import { turnoverText } from './turnover-text.ts'

type CreditListProps = {
  readonly standing: Pick<TurnoverStatus, 'balance' | 'withheld' | 'wash_balance' | 'credits'>
  /** Shows a link to the turnover statement; false on the statement itself. */
  readonly hasLink?: boolean
}

/** The turnover credits, oldest first, with their progress; a bonus can be given up. */
export function TurnoverCreditList({ standing, hasLink = false }: CreditListProps) {
  const text = useText(turnoverText)
  const [chosen, setChosen] = useState<TurnoverCredit>()
  const [isOpen, setOpen] = useState(false)
  const { credits, withheld } = standing
  if (credits.length === 0 && !isOpen) return null
  const isLess = isAmountBelow(withheld, sumAmounts(credits.map(({ amount }) => amount)))
  return (
    <Card
      title={text.credits}
      trailing={<StatusPill tone="wait">{text.withheldNow(formatMoneyAmount(withheld))}</StatusPill>}
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
        <AppLink to={href('turnoverStatement')} className={styles.more}>
          {text.statement}
        </AppLink>
      ) : null}
      {chosen ? (
        <ForfeitBonusSheet
          credit={chosen}
          standing={standing}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
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
        value={percentComplete(required, done)}
        max={100}
        label={text.progressOf(title)}
        valueText={text.progress(formatMoneyAmount(done), formatMoneyAmount(required))}
        tone="gold"
      />
      <div className={`${styles.line} ${styles.detail} num`}>
        <span>{text.progress(formatMoneyAmount(done), formatMoneyAmount(required))}</span>
        <span>{text.withheldNow(formatMoneyAmount(withheld))}</span>
      </div>
      {source !== 'bonus' ? null : can_forfeit ? (
        <Button size="m" variant="ghost" aria-label={`${text.forfeit} ${title}`} onClick={onForfeit}>
          {text.forfeit}
        </Button>
      ) : (
        <span className={`${styles.detail} num`}>{text.tooPoor(formatMoneyAmount(amount))}</span>
      )}
    </li>
  )
}
