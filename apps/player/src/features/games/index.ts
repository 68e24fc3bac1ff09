export { useGameHall } from './api/use-game-hall.ts'
export { GameHall } from './components/game-hall.tsx'
export { loadFavourites } from './state/favourites.ts'
