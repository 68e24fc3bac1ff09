import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { InfoFacts, InfoListSection, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
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
      <InfoListSection title={text.how} items={text.howList} />
      <InfoListSection title={text.rules} items={text.ruleList(SPOTS.length, MAX_HANDS_PER_SPOT)} />
      <InfoListSection title={text.payouts} items={text.payoutList} />
      <InfoSection title={text.strategy}>
        <StrategyChart />
      </InfoSection>
      <InfoListSection
        title={text.exact}
        items={text.exactList(BLACKJACK_INFO.exactRtp, BLACKJACK_INFO.insuranceEdge)}
      />
      <InfoListSection title={text.turnover} items={text.turnoverList} />
    </>
  )
}
