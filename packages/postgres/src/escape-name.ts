/** Quotes an SQL identifier, such as a role name. */
export const escapeName = (name: string): string => `"${name.replaceAll('"', '""')}"`
