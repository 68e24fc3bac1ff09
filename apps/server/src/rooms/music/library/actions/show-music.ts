import { z } from 'zod'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'

/** Operator action: shows, hides or reorders a track of the library. Favourites of a hidden track are kept. 404 for an unknown track. */
export const showMusic = defineAction({
  name: 'show-music',
  permission: 'site.edit',
  summary: 'Show, hide or order a track of the music library',
  input: z.object({
    music_id: z.string().min(1).max(64),
    is_shown: z.boolean(),
    sort: z.number().int().min(0).max(10_000).optional(),
  }),
  fourEyes: singleOperator('content'),
  subject: ({ music_id }) => `music ${music_id}`,
  async run(_hall, trx, { music_id, ...change }) {
    const changed = await trx
      .updateTable('music_tracks')
      .set({ is_shown: change.is_shown, ...(change.sort !== undefined && { sort: change.sort }) })
      .where('music_id', '=', music_id)
      .returning(['music_id', 'is_shown', 'sort'])
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(changed)
  },
})
