import type { Player } from '../players.ts'
import type { ServerClient } from '../server-client.ts'

/** One money operation of a player, retried until the server decides. */
export interface Operation {
  readonly name: string
  /** How often it is chosen, beside the others' weights. */
  readonly weight: number
  run(client: ServerClient, player: Player): Promise<void>
}
