export function loadEnv(folder: string): void
