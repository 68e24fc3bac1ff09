import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Hashes a password, or a code short enough to be searched through. */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS)

/** Nobody's password: verified where there is no hash, so that the work tells nothing. */
const nobodys = hashPassword('no account has this one')

/** Whether a password is the one that was hashed. Takes as long when there is no hash at all. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const isRight = await verify(hashed ?? (await nobodys), password)
  return hashed !== null && isRight
}
