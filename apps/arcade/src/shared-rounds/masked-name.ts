const SHOWN = 3

/** A player's name as other players see it: its last three characters. */
export const maskName = (name: string): string => `***${name.slice(-SHOWN)}`
