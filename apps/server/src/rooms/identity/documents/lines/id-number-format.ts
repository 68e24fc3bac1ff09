/** Letters of a person's number and of a card's. */
export const NUMBER_LENGTH = 10

/** Ten digits of a card, or a person's number: one letter, or two of a resident's old one, and digits. */
export const WHOLE_NUMBER = /^(?:\d{10}|[A-Z]\d{9}|[A-Z]{2}\d{8})$/
