export const formatPlayerSubject = (input: { readonly player_id: bigint }): string =>
  `player ${input.player_id}`
