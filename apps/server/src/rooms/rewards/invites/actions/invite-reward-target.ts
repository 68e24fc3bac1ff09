export const inviteRewardSubject = (input: { readonly reward_id: bigint }): string =>
  `invite reward ${input.reward_id}`
