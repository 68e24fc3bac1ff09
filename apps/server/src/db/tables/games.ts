export type GamesTables = Record<never, never>
