import './app/app.css'
import './app/routing/pages.ts'
import { bootApp } from './app/boot-app.tsx'

bootApp()
