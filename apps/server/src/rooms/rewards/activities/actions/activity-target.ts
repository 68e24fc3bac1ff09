export const activitySubject = (input: { readonly activity_id: bigint }): string =>
  `activity ${input.activity_id}`
