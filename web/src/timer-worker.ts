// Timers of a worker run on time in tabs that are hidden, where those of the page are run once a minute.
addEventListener('message', ({ data: { id, ms } }: MessageEvent<{ readonly id: number; readonly ms: number }>) => {
  setTimeout(() => postMessage(id), ms)
})
