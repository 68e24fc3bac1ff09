import type { ChipSet } from '../../../../web/shared/chips/chip-set.ts'

export const BLACKJACK_CHIPS: ChipSet = {
  tones: [
    { value: 1_000n, colour: '#0f766e', edge: '#fdf6e3' },
    { value: 5_000n, colour: '#b4232f', edge: '#fdf6e3' },
    { value: 10_000n, colour: '#1c2333', edge: '#e9c46a' },
    { value: 50_000n, colour: '#5b2a9d', edge: '#fdf6e3' },
    { value: 100_000n, colour: '#9a6a12', edge: '#fff1bf' },
  ],
  ring: 'dashed',
}
