export const loadMiniPlayer = async () => (await import('./playback/mini-player.tsx')).MiniPlayer
export const loadMusicPage = async () => (await import('./library/music-page.tsx')).MusicPage
