import { createHmac } from 'node:crypto'
import pg from 'pg'

const SERVER_ROLE = 'gamehall_server'

/** The role's password, derived from the owner's, so that it needs no storage. */
const passwordOf = (ownerPassword: string): string =>
  createHmac('sha256', ownerPassword).update(SERVER_ROLE).digest('base64url')

export const serverUrlOf = (ownerPassword: string, port: number): string =>
  `postgresql://${SERVER_ROLE}:${passwordOf(ownerPassword)}@127.0.0.1:${port}/postgres`

/** Creates the unprivileged role that the server connects as, or resets its password. */
export async function ensureServerRole(ownerUrl: string, ownerPassword: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [SERVER_ROLE])
    const verb = rowCount === 0 ? 'create' : 'alter'
    // The password is base64url: it contains no quote.
    await owner.query(
      `${verb} role ${SERVER_ROLE} with login nosuperuser nocreatedb nocreaterole password '${passwordOf(ownerPassword)}'`,
    )
  } finally {
    await owner.end()
  }
}
