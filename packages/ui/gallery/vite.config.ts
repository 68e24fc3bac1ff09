import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `vite packages/ui/gallery`: every component, in both themes, for developers. */
export default defineConfig({ root: import.meta.dirname, plugins: [react()], server: { port: 4500 } })
