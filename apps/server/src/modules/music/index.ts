import * as calls from '@gamehall/contract/music'
import type { RoomModule } from '../../core/room-module.ts'
import { handle } from '../../http/route.ts'
import { showMusic } from './actions/show-music.ts'
import { listFavoriteMusic } from './list-favorite-music.ts'
import { listMusic } from './list-music.ts'
import { listMusicStyles } from './list-music-styles.ts'
import { playMusic } from './play-music.ts'
import { setFavoriteMusic } from './set-favorite-music.ts'
import { takeOverSoundtrack } from './take-over-soundtrack.ts'

export { serveTracks } from './serve-tracks.ts'

export const musicRoom: RoomModule = {
  room: 'music',
  routes: [
    handle(calls.listMusicStyles, listMusicStyles, { sharedForMs: 1_000 }),
    handle(calls.listMusic, listMusic),
    handle(calls.setFavoriteMusic, setFavoriteMusic),
    handle(calls.listFavoriteMusic, listFavoriteMusic),
    handle(calls.playMusic, playMusic),
  ],
  jobs: [],
  actions: [showMusic],
  start: takeOverSoundtrack,
}
