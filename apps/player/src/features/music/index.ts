export const loadMusicDock = async () => (await import('./components/music-dock.tsx')).MusicDock
export const loadMusicPage = async () => (await import('./components/music-page.tsx')).MusicPage
