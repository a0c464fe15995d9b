import type { Translate } from '@liftwatch/core/text/translate'
import { showMessage } from '../overlay/messages'

/** Puts a text on the clipboard, and says so. */
export async function copyText(text: string, t: Translate): Promise<void> {
  // Without a secure origin a browser has no clipboard to offer.
  const isCopied = await Promise.resolve(navigator.clipboard?.writeText(text)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  )
  showMessage(isCopied ? 'ok' : 'warning', t(isCopied ? 'settings.copied' : 'settings.copyFailed'))
}
