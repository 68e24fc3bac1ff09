export const loadMiniPlayer = async () => (await import('./playback/mini-player.tsx')).MiniPlayer
