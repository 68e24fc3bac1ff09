import { z } from 'zod'
import { defineOperatorAction } from '../core/operator-call.ts'

export const showMusic = defineOperatorAction({
  name: 'show-music',
  room: 'music',
  summary: 'Show, hide or order a track of the music library',
  permission: 'site.edit',
  fourEyes: { rule: 'none', why: 'content' },
  input: z.object({
    music_id: z.string().min(1).max(64),
    is_shown: z.boolean(),
    sort: z.number().int().min(0).max(10_000).optional(),
  }),
  output: z.object({ music_id: z.string(), is_shown: z.boolean(), sort: z.number().int() }),
})
