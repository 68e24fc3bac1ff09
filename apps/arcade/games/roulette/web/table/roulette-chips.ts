import type { ChipSet } from '../../../../web/shared/chips/chip-set.ts'

export const ROULETTE_CHIPS: ChipSet = {
  tones: [
    { value: 1_000n, colour: '#1f9c77', edge: '#e9fff6' },
    { value: 5_000n, colour: '#cf3a40', edge: '#fff0ea' },
    { value: 10_000n, colour: '#2f62c8', edge: '#eef4ff' },
    { value: 50_000n, colour: '#7b3fc0', edge: '#f6edff' },
    { value: 100_000n, colour: '#1c2232', edge: '#f0d08a' },
    { value: 500_000n, colour: '#c98a1e', edge: '#fff6d8' },
  ],
  ring: 'solid',
}
