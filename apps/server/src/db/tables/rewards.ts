export type RewardsTables = Record<never, never>
