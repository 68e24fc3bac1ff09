import type { ActivityRule } from '@gamehall/contract/operator'

/** The ids of the games that an offer's conditions name. */
export const gamesOfRule = ({ bets, rounds }: ActivityRule): string[] => [
  ...new Set([...(bets?.games ?? []), ...(rounds?.games ?? [])]),
]
