export const cardSubject = (input: { readonly card_id: bigint }): string => `bank card ${input.card_id}`
