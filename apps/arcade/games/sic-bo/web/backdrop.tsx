import { LanternHouse } from './art/lantern-house.tsx'

export const Backdrop = () => <LanternHouse />
