import { useEffect } from 'react'
import { laterPartsMs } from '../page/later-parts-ms'
import { lazyPart } from '../page/lazy-part'
import type { FormDialog as FormDialogType } from './form-dialog'

const Part = lazyPart(async () => (await import('./form-dialog')).FormDialog)

/** A form over the page, which is no part of what the page is first drawn with. */
export const FormDialog = Part as typeof FormDialogType

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Loads the form a moment after a button that opens one is there: from then on it opens at once, and while the server is away.
 * @param isOffered whether the button is there for this reader
 */
export function useFormAhead(isOffered: boolean): void {
  useEffect(() => {
    if (isOffered) timer ??= setTimeout(() => void Part.loadAhead(), laterPartsMs)
  }, [isOffered])
}
