import './app/app.css'
import { bootApp } from './app/boot-app.tsx'

bootApp()
