/** Calls back at a good moment to try: the page is looked at again, or the network is back. Answers its own end. */
export function onWake(wake: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') wake()
  }
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('online', wake)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('online', wake)
  }
}
