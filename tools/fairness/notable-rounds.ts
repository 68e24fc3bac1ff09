import type { RoundInput } from './recorded-round.ts'

/** Rounds that random ones hardly ever are: each shows a rule of the page that no other recorded round needs. */
export const notableRounds: readonly (RoundInput & { readonly shows: string })[] = [
  {
    // One spin in sixty million: found by trying client seeds.
    shows: 'a rejected word: the five stops take six words',
    game: 'dragon-gate',
    server_seed: 'a95fe58337e7be57c9ac6a132bd4d5613a3015d27b862fce131b2e0dcd005b8b',
    client_seed: 'f2522c355e2213b3f030000004112335',
    nonce: 17,
    bet: { amount: '20.00' },
    actions: [],
  },
  {
    shows: 'zero at the French table: half of each even chip is paid back, other losing chips are lost',
    game: 'roulette',
    server_seed: '5527c6a5d8dc6ea0779a5f133eee526f194ca36544745ccaf5417f03b87d4413',
    client_seed: 'SQ[\\kj~Nd',
    nonce: 877,
    bet: {
      table: 'french',
      chips: [
        { spot: 'straight-0', amount: '10.00' },
        { spot: 'red', amount: '50.00' },
        { spot: 'even', amount: '110.00' },
        { spot: 'dozen-2', amount: '30.00' },
      ],
    },
    actions: [],
  },
  {
    shows: 'an offer of insurance that was left open: it is declined, and every hand stands',
    game: 'blackjack',
    server_seed: 'a588a79a9a6c25f3b4d9852d3e90cb76bffb938a1634a363b91a8d07b4895163',
    client_seed: '?v6V9e:mmlib^1XoU(eK>',
    nonce: 698,
    bet: { spots: ['100.00', null, '50.00'] },
    actions: [],
  },
]
