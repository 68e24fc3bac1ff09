/** What only machine-readable lines print. */
export const MRZ_PRINT = /<.{0,2}<.{0,2}<|P<[A-Z]{3}/
