import { useText } from '@gamehall/web-client/i18n/text.ts'
import { InfoFacts, InfoListSection, InfoSection } from '../../../../web/shared/menu/info-blocks.tsx'
import { BLACKJACK_INFO } from '../../info.ts'
import { blackjackInfoText } from '../../info-text.ts'
import { MAX_HANDS_PER_SPOT, SPOTS } from '../../limits.ts'
import { StrategyChart } from './strategy-chart.tsx'

/** The info page: declared figures, rules, the complete basic strategy. */
export function BlackjackInfo() {
  const text = useText(blackjackInfoText)
  return (
    <>
      <InfoFacts
        facts={[
          [text.insuranceEdge, `${BLACKJACK_INFO.insuranceEdge}%`],
          [text.decks, text.decksValue],
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
