import 'virtual:page.css'
import './theme/font.css'
import './appearance'
import { startTransition } from 'react'
import { App } from './app/app'
import { reloadIfRebuilt } from './app/new-build'
import { createRoot } from './app/root'
import { firstTextsReady } from './texts'

// The bundler's word for a part that cannot be loaded, no matter who asked for it.
window.addEventListener('vite:preloadError', () => void reloadIfRebuilt())

// In pieces, between which the browser is free.
void firstTextsReady.then(() => startTransition(() => createRoot(document.getElementById('root')!).render(<App />)))
