import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { ReactNode } from 'react'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameFacts } from '../frontend/game-facts.ts'
import type { GameKeys } from '../keyboard/game-keys.ts'
import { KeysSection } from '../keyboard/keys-section.tsx'
import { BetLimitsSection } from './bet-limits.tsx'
import { factsText } from './facts-text.ts'
import { InfoFacts, InfoListSection } from './info-blocks.tsx'

interface InfoPageProps {
  readonly facts: GameFacts
  readonly keys: GameKeys
  readonly session: OpenSessionResponse
  /** The game's own rules and payouts. */
  readonly children: ReactNode
}

/** The info page of every game: what is declared, the game's rules, the limits of bets, and what happens on a lost connection. */
export function InfoPage({ facts, keys, session, children }: InfoPageProps) {
  const text = useText(factsText)
  const { returns, hitRate, volatility, biggestWin, biggestWinOdds, lostConnection } = facts
  return (
    <>
      <InfoFacts
        facts={[
          ...returns.map(({ mode, percent }) => [text.rtp(mode), `${percent}%`] as const),
          [text.hitRate, hitRate],
          [text.volatility, volatility],
          [text.biggestWin, biggestWin],
          [text.biggestWinOdds, biggestWinOdds],
        ]}
      />
      {children}
      <BetLimitsSection limits={facts.limits} session={session} />
      <KeysSection keys={keys} />
      <InfoListSection title={text.lostConnection} items={lostConnection} />
    </>
  )
}
