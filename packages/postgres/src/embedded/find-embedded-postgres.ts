import { resolve } from 'node:path'
import { clusterFolderOf, readState } from './cluster-folder.ts'
import { findPostmaster } from './postmaster.ts'
import { serverUrlOf } from './server-role.ts'

/** Where the embedded server of this data folder is serving now, for a second program; undefined when it is not running. */
export async function findEmbeddedPostgres(
  dataDir: string,
): Promise<{ readonly url: string; readonly serverUrl: string } | undefined> {
  const cluster = clusterFolderOf(resolve(dataDir))
  if (findPostmaster(cluster) === undefined) return undefined
  const { password, port } = await readState(cluster)
  return port === undefined
    ? undefined
    : {
        url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
        serverUrl: serverUrlOf(password, port),
      }
}
