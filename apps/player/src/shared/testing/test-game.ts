import type { Game } from '@gamehall/contract/games'

/** A game of the hall for tests: an open slot with a trial, unless said otherwise. */
export const testGame = (given: Partial<Game> = {}): Game => ({
  gid: 'dragon-gate',
  name: '龍門寶藏',
  status: 1,
  target: 'game',
  is_trial: 1,
  api_key: 'aurora_slots',
  platform_name: '極光電子',
  parent_id: null,
  category: 'slots',
  tips: '',
  tags: [],
  rtp: null,
  rtp_of: 'all_bets',
  thumb: `/t/${given.gid ?? 'dragon-gate'}.webp`,
  maintenance_until: null,
  game_count: null,
  ...given,
})
