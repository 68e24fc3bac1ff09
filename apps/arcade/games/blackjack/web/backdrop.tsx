import { Salon } from './art/salon.tsx'

export const Backdrop = () => <Salon />
