/** A name of SQL, such as a role's, as it stands in a statement. */
export const escapeName = (name: string): string => `"${name.replaceAll('"', '""')}"`
