import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoFacts, InfoList, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { BLACKJACK_INFO } from '../../info.ts'
import { blackjackInfoText } from '../../info-text.ts'
import { MAX_HANDS_PER_SPOT, SPOTS } from '../../limits.ts'
import { StrategyChart } from './strategy-chart.tsx'

/** The info page: declared figures, rules, the complete basic strategy, limits. */
export function BlackjackInfo() {
  const { session } = useGameKit()
  const text = useText(blackjackInfoText)
  const { min, max } = session.bets
  return (
    <>
      <InfoFacts
        facts={[
          [text.insuranceEdge, `${BLACKJACK_INFO.insuranceEdge}%`],
          [text.decks, text.decksValue],
          [text.limits, text.range(formatWholeAmount(min), formatWholeAmount(max))],
        ]}
      />
      <InfoSection title={text.how}>
        <InfoList items={text.howList} />
      </InfoSection>
      <InfoSection title={text.rules}>
        <InfoList items={text.ruleList(SPOTS.length, MAX_HANDS_PER_SPOT)} />
      </InfoSection>
      <InfoSection title={text.payouts}>
        <InfoList items={text.payoutList} />
      </InfoSection>
      <InfoSection title={text.strategy}>
        <StrategyChart />
      </InfoSection>
      <InfoSection title={text.exact}>
        <InfoList items={text.exactList(BLACKJACK_INFO.exactRtp, BLACKJACK_INFO.insuranceEdge)} />
      </InfoSection>
      <InfoSection title={text.turnover}>
        <InfoList items={text.turnoverList} />
      </InfoSection>
    </>
  )
}
