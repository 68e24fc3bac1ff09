import { resolve } from 'node:path'
import { clusterFolderOf, readClusterState } from './cluster-folder.ts'
import { findPostmaster } from './postmaster.ts'
import { serverUrlOf } from './server-role.ts'

/** The connection strings of the embedded server that runs on this data folder, for another process; undefined when none runs. */
export async function findEmbeddedPostgres(
  dataDir: string,
): Promise<{ readonly url: string; readonly serverUrl: string } | undefined> {
  const cluster = clusterFolderOf(resolve(dataDir))
  if (findPostmaster(cluster) === undefined) return undefined
  const { password, port } = await readClusterState(cluster)
  return port === undefined
    ? undefined
    : {
        url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
        serverUrl: serverUrlOf(password, port),
      }
}
