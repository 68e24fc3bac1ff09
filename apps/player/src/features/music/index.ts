export const loadMusicPage = async () => (await import('./components/music-page.tsx')).MusicPage
