import { expect } from 'vitest'

// The player's routes, which its paths are made of; the other applications have none, and each file loads them anew.
if (expect.getState().testPath?.includes('/apps/player/'))
  await import('../apps/player/src/app/routing/pages.ts')
