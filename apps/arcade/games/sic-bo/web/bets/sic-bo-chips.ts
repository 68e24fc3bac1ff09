import type { ChipSet } from '../../../../web/shared/chips/chip-set.ts'

/** Lacquer, jade and porcelain. */
export const SIC_BO_CHIPS: ChipSet = {
  tones: [
    { value: 1_000n, colour: '#2f7f6b', edge: '#f3ead2' },
    { value: 5_000n, colour: '#c2452d', edge: '#fbeed3' },
    { value: 10_000n, colour: '#2c5c9c', edge: '#f2f6ff' },
    { value: 50_000n, colour: '#7a3a86', edge: '#fbe9f6' },
    { value: 100_000n, colour: '#211a1c', edge: '#e6c071' },
    { value: 500_000n, colour: '#c8912a', edge: '#fff5d6' },
  ],
  ring: 'dashed',
}
