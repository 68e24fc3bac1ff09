import sampled from './sampled-return.json' with { type: 'json' }

/** The declared figures. Those of `sample` were counted once, over all its rounds; `sampled-return.test.ts` repeats a part. */
export const PEARL_TIDE_INFO = {
  rtp: '96.50',
  /** Standard deviation of a round, in stakes. */
  deviation: sampled.deviation,
  /** Three standard errors around the sampled return, in percent. */
  interval: [sampled.interval_low, sampled.interval_high],
  sample: sampled,
} as const
