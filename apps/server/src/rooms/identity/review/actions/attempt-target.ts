export const attemptSubject = (input: { readonly attempt_id: bigint }): string =>
  `identity attempt ${input.attempt_id}`
