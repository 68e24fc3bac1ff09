export const applicationSubject = (input: { readonly application_id: bigint }): string =>
  `application ${input.application_id}`
