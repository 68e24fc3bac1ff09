import * as calls from '@gamehall/contract/music'
import { defineRoute } from '../../platform/http/route.ts'
import { listFavoriteMusic } from './library/list-favorite-music.ts'
import { listMusic } from './library/list-music.ts'
import { listMusicStyles } from './library/list-music-styles.ts'
import { playMusic } from './library/play-music.ts'
import { setFavoriteMusic } from './library/set-favorite-music.ts'

export const routes = [
  defineRoute(calls.listMusicStyles, listMusicStyles, { sharedCacheMs: 1_000 }),
  defineRoute(calls.listMusic, listMusic),
  defineRoute(calls.setFavoriteMusic, setFavoriteMusic),
  defineRoute(calls.listFavoriteMusic, listFavoriteMusic),
  defineRoute(calls.playMusic, playMusic),
]
