import { paths } from './paths'

/** Which build was reloaded for. Remembered for the tab: were the new build broken as well, the page would reload for ever. */
const reloadedKey = 'liftwatch.reloaded-for'

/** The script that a document starts with; its name holds the build's hash. */
function entryOf(page: Document): string | undefined {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined
}

async function servedEntry(): Promise<string | undefined> {
  const response = await fetch(paths.root, { cache: 'no-store', headers: { accept: 'text/html' } })
  return entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
}

async function leaveIfRebuilt(): Promise<undefined> {
  // Out of reach: then nothing can be said of the build.
  const served = await servedEntry().catch(() => undefined)
  if (served === undefined || served === entryOf(document) || served === sessionStorage.getItem(reloadedKey)) return
  sessionStorage.setItem(reloadedKey, served)
  window.location.reload()
  await new Promise(() => {})
}

let leaving: Promise<undefined> | undefined

/**
 * For a part of the console that cannot be loaded: after a new deployment its file is no more, and the page is loaded
 * again, once a build. Answers nothing where that is not the reason; does not answer where the page is on its way out.
 */
export function reloadIfRebuilt(): Promise<undefined> {
  leaving ??= leaveIfRebuilt().finally(() => (leaving = undefined))
  return leaving
}
