/** The names of the hall's ledger accounts. */

/** What a player owns in the hall, in TWD. */
export const mainWallet = (playerId: bigint): string => `player/${playerId}/main/TWD`

/** What players have at a game platform, seen from the hall. */
export const platformClearing = (apiKey: string): string => `platform/${apiKey}/clearing/TWD`

/** What a payment channel has received for the hall. */
export const channelClearing = (channelId: string): string => `channel/${channelId}/clearing/TWD`

/** Money that arrived and waits for a person to say whose it is. */
export const SUSPENSE = 'house/suspense/TWD'
