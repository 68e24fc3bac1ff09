import type { BaccaratSpot } from './rules.ts'

/** What the layout calls its spots. */
export const BACCARAT_SPOT_NAMES: Readonly<Record<'zh-TW' | 'en', Readonly<Record<BaccaratSpot, string>>>> = {
  'zh-TW': {
    player: '閒',
    banker: '莊',
    tie: '和',
    player_pair: '閒對',
    banker_pair: '莊對',
    big: '大',
    small: '小',
    super_six: '超級六',
    lucky_six: '幸運六',
    player_dragon: '閒龍寶',
    banker_dragon: '莊龍寶',
  },
  en: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    player_pair: 'P Pair',
    banker_pair: 'B Pair',
    big: 'Big',
    small: 'Small',
    super_six: 'Super 6',
    lucky_six: 'Lucky 6',
    player_dragon: 'P Dragon',
    banker_dragon: 'B Dragon',
  },
}
