/** Quotes an SQL identifier, such as a role name. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`
