/** How long each part of a round lasts, in milliseconds. `rollMs`: the dice are shaken, roll and come to rest. */
export const SIC_BO_TIMING = { bettingMs: 14_000, closedMs: 1_200, rollMs: 4_600, resultMs: 5_000 } as const
