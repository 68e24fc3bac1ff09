import type { ChipSet } from '../../../../web/shared/chips/chip-set.ts'

export const BACCARAT_CHIPS = {
  tones: [
    { value: 1_000n, colour: '#1f8f8b', edge: '#e6fffb' },
    { value: 10_000n, colour: '#b3202f', edge: '#ffefe2' },
    { value: 50_000n, colour: '#2b5cc0', edge: '#eaf2ff' },
    { value: 100_000n, colour: '#231a2c', edge: '#f2cf86' },
    { value: 500_000n, colour: '#7a3aa8', edge: '#f7ecff' },
    { value: 1_000_000n, colour: '#c08a22', edge: '#fff5d6' },
  ],
  ring: 'dashed',
} as const satisfies ChipSet
