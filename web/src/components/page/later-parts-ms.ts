/** So long after a page is there comes what opens from it, in milliseconds: the page's own files and answers go first. */
export const laterPartsMs = 1_000
