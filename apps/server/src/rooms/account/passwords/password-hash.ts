import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** OWASP's argon2id parameters: 19 MiB, 2 iterations, 1 lane. */
const PARAMETERS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Hashes a password, or a code that is short enough for brute force. */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS)

/** Verified when there is no hash, so that the timing is the same. */
const placeholderHash = hashPassword('no account has this one')

/** Whether a password matches a hash. A missing hash takes the same time and answers false. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const isRight = await verify(hashed ?? (await placeholderHash), password)
  return hashed !== null && isRight
}
