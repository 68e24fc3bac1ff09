import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { MusicTrx } from '../../tables.ts'

/** Operator action: shows, hides or reorders a track of the library. Favourites of a hidden track are kept. 404 for an unknown track. */
export const showMusic = implementAction(operatorCalls.showMusic, {
  subject: ({ music_id }) => `music ${music_id}`,
  async run(_ctx, trx: MusicTrx, { music_id, ...change }) {
    const changed = await trx
      .updateTable('music_tracks')
      .set({ is_shown: change.is_shown, ...(change.sort !== undefined && { sort: change.sort }) })
      .where('music_id', '=', music_id)
      .returning(['music_id', 'is_shown', 'sort'])
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(changed)
  },
})
