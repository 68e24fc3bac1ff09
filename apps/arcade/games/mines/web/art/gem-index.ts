/** How many gems there are. */
export const GEM_COUNT = 5

/** Which gem lies under a tile; decorative, chosen so that neighbours differ. */
export const gemIndex = (tile: number): number => (tile * 7 + Math.floor(tile / 5) * 3) % GEM_COUNT
