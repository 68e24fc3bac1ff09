import type { BaccaratSpot, BaccaratTable } from '../../rules.ts'

const ODDS: Readonly<Record<BaccaratSpot, string>> = {
  player: '1',
  banker: '0.95',
  tie: '8',
  player_pair: '11',
  banker_pair: '11',
  big: '0.54',
  small: '1.5',
  super_six: '15',
  lucky_six: '12 / 20',
  player_dragon: '1–30',
  banker_dragon: '1–30',
}

/** What a spot pays to one, as the table writes it. */
export const spotOdds = (spot: BaccaratSpot, table: BaccaratTable): string =>
  spot === 'banker' && table === 'super_six' ? '1 / 0.5' : ODDS[spot]
