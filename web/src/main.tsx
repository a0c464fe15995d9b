import './appearance'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { reloadIfRebuilt } from './app/new-build'
import { textsReady } from './texts'

// The bundler's word for a part that cannot be loaded, no matter who asked for it.
window.addEventListener('vite:preloadError', () => void reloadIfRebuilt())

void textsReady.then(() => createRoot(document.getElementById('root')!).render(<App />))
